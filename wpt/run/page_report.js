// What stands in for WPT's testharnessreport.js in pages. `shellResult` and `shellComplete` are shell.js's.
setup({ output: false, explicit_timeout: true });
add_result_callback(shellResult);
add_completion_callback(shellComplete);
