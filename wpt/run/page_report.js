// What stands in for WPT's testharnessreport.js in pages. `shellResult` and `shellComplete` are shell.js's.
setup({ output: false });
add_result_callback(shellResult);
add_completion_callback(shellComplete);
