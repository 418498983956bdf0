"""Every regular expression of the package takes linear time, whatever it is given.

All are listed, with how the package calls them and with their own worst cases: texts that make them
try again where they can, as a function of a size. To these come runs of each ASCII character and of
whatever the expressions of the list dislike.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from re import Pattern, _constants, _parser
from typing import Any

import pytest

import webapi
from tests.work import assert_linear

PACKAGE = Path(webapi.__file__).parent
SIZES = [
    20_000,
    pytest.param(100_000, marks=pytest.mark.heavy("Every text of this size takes a minute.")),
]

EXPRESSIONS: dict[str, tuple[str, tuple[str, ...]]] = {
    # name: (method, (what is repeated, as before|repeated|after, …))
    "browsers.chromium._AUTHORITY_OF_OPAQUE": ("match", ("//|a|",)),
    "browsers.chromium._BEYOND_LATIN_1": ("search", ("|a|",)),
    "browsers.chromium._DOT_SEGMENTS": ("findall", ("/|.\\|", "|/.\\|", "|/.|", "/|%2e|", "/|..|")),
    "browsers.chromium._DRIVE_LETTER": ("match", ("|a|",)),
    "browsers.chromium._ENCODED_BRACKET": ("match", ("%5B|a|",)),
    "browsers.chromium._FILE_HOST": ("match", ("|a|", "[|a|", "|[|", "[|a|]")),
    "browsers.chromium._IPV4_IN_IPV6": (
        "findall",
        ("|:0|", ":|0|", "|:0.|", ":0x|f|", "|:1.1.1.1|"),
    ),
    "browsers.chromium._LATE_BRACKET": ("match", ("|a|", "a:|:|", "a:|a|", "[|a|", "[|a|]a:")),
    "browsers.chromium._NOT_PLAIN": ("search", ("|a|!",)),
    "browsers.chromium._OPAQUE_HOST": ("match", ("|a|",)),
    "browsers.chromium._PORT": ("match", ("|0|",)),
    "browsers.chromium._SLASHES_AND_AUTHORITY": ("match", ("|/|", "//|a|")),
    "browsers.chromium._TWO_SLASHES": ("match", ("|/|",)),
    "browsers.emulation._SCHEME": ("match", ("|a|",)),
    "browsers.firefox._AUTHORITY_OF_STANDARD": ("match", ("|a|",)),
    "browsers.firefox._COLON_AND_MORE": ("match", ("|a|", "[|a|")),
    "browsers.firefox._DOTS": ("split", ("|.|", "|a.|")),
    "browsers.firefox._DOUBLE_DOT": ("fullmatch", ("|.|", "|%2e|")),
    "browsers.firefox._DRIVE_LETTER_SEGMENT": ("fullmatch", ("a:|\\|", "|a|")),
    "browsers.firefox._EMPTY_CREDENTIALS": ("match", (":|@|",)),
    "browsers.firefox._HOST_AND_PORT": ("fullmatch", ("|a|", "[|a|", "a:|a|", "a:|1|]")),
    "browsers.firefox._ENCODED_DOT": ("findall", ("|%2e|", "|%2|", "|%|")),
    "browsers.firefox._INTEGER": ("match", ("|x|", "|0|", "|0x|", "|1|", "|g|1")),
    "browsers.firefox._LETTER_AND_BAR": ("match", ("|a|",)),
    "browsers.firefox._LETTER_AS_HOST": ("match", ("|a|",)),
    "browsers.firefox._NO_DIGITS": ("search", ("|.0x|", "|.|", "|0x.|")),
    "browsers.firefox._PORT_AND_REVERSE_SOLIDUS": ("match", ("|1|",)),
    "browsers.firefox._PORT_WITHOUT_HOST": ("match", (":|1|",)),
    "browsers.firefox._PORT_WITH_NUL": (
        "match",
        ("a:|/|", "a:|a@|", "a:a:|\0|x", "a:a:1|\0|x", "a:a:|1|x", "a:[|a|", "a:a:\0|1|x"),
    ),
    "browsers.firefox._SINGLE_DOT": ("fullmatch", ("|.|",)),
    "browsers.invalid_urls._AUTHORITY": ("match", ("|/|", "|a|")),
    "browsers.invalid_urls._AUTHORITY_OF_FILE": ("match", ("|/|", "|a|")),
    "browsers.invalid_urls._AUTHORITY_OF_OPAQUE": ("match", ("//|a|",)),
    "browsers.invalid_urls._LONE_PERCENT": ("findall", ("|%|", "|%4|", "|%41|")),
    "browsers.unicode_17._NEW": ("search", ("|a|",)),
    "encoding.decoders._SEQUENCES": ("findall", ("|\x81|", "|\x81\x30|", "|\x81\x30\x81|")),
    "encoding.decoders._UNFINISHED": ("fullmatch", ("|\x81|", "|\x8f|", "|\x81\x30|")),
    "encoding.encoders._RUN_OR_CODE_POINT": ("findall", ("|aé|",)),
    "cli.csv_records._RECORD": (
        "match",
        (
            '"|a|',
            '|""|',
            '"|""|',
            '"a|""|b',
            "|,|",
            "|a,|",
            '|"a",|"',
            '|"a"b,|\r',
            '|a"|',
            "|\r\n|",
        ),
    ),
    "cli.json_objects._BEGIN": ("match", ("| |", "{| |", "|{|")),
    "cli.json_objects._KEY": (
        "match",
        ("| |", '"|a|', '"|\\n|', '"|\\u0000|\\', '"|\\u0000|\\u', '"a"| |', '"a":| |', '|"a":|'),
    ),
    "cli.json_objects._NEXT": ("match", ("| |", "| |,", "|,|")),
    "cli.json_objects._SCALAR": (
        "match",
        (
            *(
                '"|a|',
                '"|\\n|',
                '"|\\u0000|\\',
                '"a|\\"|',
                "-|1|",
                "1.|0|",
                "1e|0|",
                "1.|0|e",
                "|-|",
            ),
            *("|true|", "|null|"),
        ),
    ),
    "fetching.cors._HTTP_SPACE": ("search", ("|a|",)),
    "fetching.cors._LANGUAGES": ("fullmatch", ("|a|", "|a,|/")),
    "fetching.cors._UNSAFE_BYTE": ("search", ("|a|",)),
    "html_parser.character_references._REFERENCE": (
        "findall",
        ("|&|", "&|a|", "&#|1|", "&#x|f|", "|&#|", "|&#x|", "|&a|"),
    ),
    "html_parser.errors._BAD_CHARACTERS": ("findall", ("|a|", "|\x01|")),
    "html_parser.errors._LINE_END": ("findall", ("|a|", "|\n|")),
    "html_parser.tokenizer._ATTRIBUTE": (
        "findall",
        ("|a |", "|a=|", "a| |", "a=| |", 'a="|a|', "|a='|", "|a=b |", "a=|a|"),
    ),
    "html_parser.tokenizer._ATTRIBUTE_NAME": ("match", ("|a|", "|=|")),
    "html_parser.tokenizer._BAD_IN_NAMES": ("findall", ("|a|", "|'|")),
    "html_parser.tokenizer._BAD_IN_VALUES": ("findall", ("|a|", "|'|")),
    "html_parser.tokenizer._COMMENT_END": ("search", ("|-|", "|--|", "|--!|")),
    "html_parser.tokenizer._DOCTYPE_NAME": ("match", ("|a|",)),
    "html_parser.tokenizer._IDENTIFIER_END": ("search", ("|a|",)),
    "html_parser.tokenizer._INSTRUCTION": ("match", ("|a|", "|xml|", "xml-stylesheet|a|")),
    "html_parser.tokenizer._NESTED_COMMENT": ("findall", ("|<!--|", "|<!-- |", "<!|-|", "|<!---|")),
    "html_parser.tokenizer._NULL": ("findall", ("|a|", "|\0|")),
    "html_parser.tokenizer._OPEN_COMMENT_END": ("search", ("|-|a", "|--|a", "|--!|a")),
    "html_parser.tokenizer._OPEN_INSTRUCTION": ("match", ("|a|", "|a|!")),
    "html_parser.tokenizer._OPEN_REFERENCE": ("search", ("|&a|!", "&|a|!", "&#|1|!", "&#x|a|!")),
    "html_parser.tokenizer._OPEN_SCRIPT_MARK": ("search", ("|</scrip|!", "|<!-|!", "|-|!")),
    "html_parser.tokenizer._SCRIPT_MARK": ("search", ("|<|", "|<scrip|", "|<!-|", "|--|", "|</|")),
    "html_parser.tokenizer._SPACE": ("match", ("| |",)),
    "html_parser.tokenizer._TAG": (
        "match",
        (
            "<|a|",
            "<a| |",
            "<a| a|",
            "<a |a|",
            "<a| a=b|",
            "<a| a='b'|",
            "<a a='|b|",
            "<a a=|b|",
            "<a| a =|",
            "<a| a='b'|'",
            "|<a |",
        ),
    ),
    "html_parser.tokenizer._TAG_NAME": ("match", ("|a|",)),
    "html_parser.tokenizer._UNQUOTED": ("match", ("|a|",)),
    "html_parser.tokenizer._appropriate_end_tag": ("search", ("|</|", "|</script|", "|<|")),
    "runtimes.registered_properties._PATTERNS": ("fullmatch", ("|1|", "1|.|", "1e|1|", "1|a|")),
    "runtimes.registered_properties._RELATIVE": ("search", ("|1|", "|1em|", "1c|q|")),
    "runtimes.style_texts._AT_RULE": ("match", ("@|a|", "@-| |", "@a| |")),
    "runtimes.style_texts._CLASS": ("fullmatch", (".|a|", ".a|\\:|", ".a|-|", ".a|b|é")),
    "runtimes.style_texts._COMMA": ("findall", ('"|a|', '"|\\"|', '|"|', "|(|", "|\\|")),
    "runtimes.style_texts._CUSTOM": ("match", ("--|a|", "--|é|", "--|\\a|", "--| |", "--|\xa0|")),
    "runtimes.style_texts._IMPORT": ("search", ("|@|", "|@import|")),
    "runtimes.style_texts._PART": (
        "findall",
        ("/*|a|", "|/*|", '"|a|', '"|\\|', "|'\n|", "(|a|", "|(a|", "|/|", "|\\|"),
    ),
    "runtimes.style_texts._SPACES": ("findall", ("| |", "|a |")),
    "runtimes.style_texts._NAME": ("findall", ("|;|", ";|a|", ";a| |", "|;a|", "|; |")),
    "runtimes.style_changes._BRACE": (
        "findall",
        ("/*|a|", "|/*|", '"|a|', '"|\\"|', "'|a|", "'|\\'|", "|{|", "|\\|", "|\"'|"),
    ),
    "runtimes.style_changes._KEYFRAMES": (
        "findall",
        ("@keyframes|a|", "|@keyframes a|", "@keyframes| |", "|@keyframes |", "|/*|", "/*|a|"),
    ),
    "runtimes.style_changes._MOVES": ("findall", ("|transitio|", "|animatio|")),
    "runtimes.style_changes._VARIABLE": ("findall", ("|var(|", "var(| |", "var(--|a|", "|var(--|")),
    "runtimes.style_changes._WIDE": ("search", ("|:|", "|:ha|", "|:nth-child|")),
    "runtimes.style_changes._WORD": ("findall", ("|-|", "|a|", "|-a|", "|a |")),
    "runtimes.style_changes._declaration_of": ("findall", ("|--|", "--a| |", "--a:|a|", "|--a|")),
    "runtimes.style_changes._with_feature": ("search", ("|.|", "|.ab|", "|.a\\|")),
    "runtimes.adapters.quickjs._OUT_OF_MEMORY": ("match", ("|null|", "|InternalError: |")),
    "cli.excerpt._UNPRINTABLE": ("findall", ("|a\0|",)),
    "html.page._CHARSET": ("findall", ("|charse|",)),
    "html.encoding_sniffing._ATTRIBUTE": ("match", ("a|=|", "a| |", 'a="|a|', "|/ |", "a='|x |")),
    "html.encoding_sniffing._CHARSET": (
        "search",
        ("|charset|", "|charset =|", 'charset="|a|', "charset| |", '|charset="|', "|charset='a |"),
    ),
    "html.encoding_sniffing._MARKUP": ("search", ("|<|", "|<!|", "|<meta|", "<|a|", "|</|")),
    "html.encoding_sniffing._UNTERMINATED": (
        "search",
        ("|charset=|", "|charset='a |", '|charset="|a', "charset| |", "|charset = |"),
    ),
    "html.encoding_sniffing._XML_ENCODING": (
        "match",
        (
            "<?xml|encoding|",
            "<?xml encoding| |",
        ),
    ),
    "webidl.media_queries._TOKEN": ("findall", ("|a|", "/*|a|", "|1|", "| |", "1.|1|", "|<|")),
    "html.mime_type._ESCAPED": ("findall", ("|\\|", "|\\a|")),
    "html.mime_type._ESSENCE": ("match", ("|a|", "a/|a|", "a/a| |!", "|a/|")),
    "html.mime_type._LIST_ITEM": ("match", ('|"|', '|"\\|', '"|\\|', 'a"|a"|', '|"a",|')),
    "html.mime_type._NOT_IN_A_QUOTED_STRING": ("search", ("|a|\0",)),
    "html.mime_type._PARAMETER": ("match", ('a="|\\|', 'a="|a|', "|a|", "| |", 'a="|\\"|x')),
    "html.multipart_form_data._NEWLINE": ("findall", ("|\r|", "|\r\n|")),
    "html.forgiving_base64._ASCII_WHITESPACE": ("findall", ("a| |", "| |a")),
    "html.forgiving_base64._BASE64": ("fullmatch", ("|a|", "|a|-")),
    "js.dates._ISO": ("fullmatch", ("|0|", "2026-01-01T00:00:00.|0|")),
    "readers.sockets._DOTS": ("split", ("|.|", "|a.|", "|\uff0e|")),
    "readers.stages._SCHEME": ("match", ("|a|",)),
    "readers.stages._TWO_SLASHES": ("match", ("|/|",)),
    "readers.urllib3._CONTROL_OR_SPACE": ("search", ("|a|",)),
    "readers.urllib3._HOST_AND_PORT": (
        "fullmatch",
        ("|a|:", "a:|0|x", "a:|1|", "|%41|:", "[|:|", "[::1%|a|", "[::1%|%41|", "[::1%25|%25|"),
    ),
    "readers.urllib3._IPV4_ADDRESS": ("findall", ("|:1.|", "|:1.1.1.|", "|:1.1.1.1|")),
    "readers.urllib3._IPV4_NUMBERS": ("fullmatch", ("|1|x", "0x|f|x", "|1.|", "|0x1.|")),
    "readers.urllib3._IS_UNRESERVED": ("fullmatch", ("|a|",)),
    "readers.urllib3._NOT_IN_PATH": ("findall", ("|é|", "|aé|")),
    "readers.urllib3._NOT_IN_USERINFO": ("findall", ("|é|", "|aé|")),
    "readers.urllib3._NOT_UNRESERVED": ("findall", ("|é|", "|aé|")),
    "readers.urllib3._PERCENT_ENCODED": ("findall", ("|%|", "|%4|", "|%41|")),
    "readers.urllib3._SCHEME_OR_SLASH": ("match", ("|a|",)),
    "readers.urllib_parse._FUTURE_ADDRESS": ("fullmatch", ("v|a|", "va.|a|\n", "|v|")),
    "modules.import_calls._LIKELY": ("search", ("|import|", "|import |", "import| |")),
    "modules.source_text._CALLS": (
        "match",
        ("| |", "|//\n|", "|/**/|", "/*|*|", "/*|* |", "?.| |"),
    ),
    "modules.scopes._LET_LIST": ("findall", ("|a|", "|a |")),
    "modules.source_text._ATTRIBUTES": (
        "match",
        ("| |", "|/**/|", "with| |", "with{|a|", "|with{|"),
    ),
    "modules.source_text._DECLARATION": ("match", ("| |", "|/**/|", "class| |", "class|/**/|")),
    "modules.source_text._MEMBER": ("match", ("| |", "|/**/|", ".| |", ".|/**/|", ".|a|")),
    "modules.source_text._OPERAND": ("match", ("| |", "|/**/|", "|//\n|")),
    "modules.source_text._STATEMENT_END": ("match", ("| |a", "|/**/|a", "/*|*|", "/*|* |")),
    "modules.source_text._SURROGATE": ("search", ("|a|\ud800",)),
    "modules.source_text._WRITES": ("match", ("| |", "|/**/|", "|>|", "|*|")),
    "modules.source_text._EVAL": ("findall", ("|eval|", "|eval |", "eval| |")),
    "modules.source_text._ESCAPE": ("findall", ("|\\|", "|\\u{|", "\\u{|0|", "|\\u{0|")),
    "modules.source_text._EXPORT_DEFAULT": ("match", ("export| |", "export|/**/|", "|export|")),
    "modules.source_text._IMPORT_META": (
        "fullmatch",
        ("import| |", "import|/**/|", "import.| |", "import.|/**/|"),
    ),
    "modules.source_text._LINE_BREAK": ("findall", ("|\r|", "|\r\n|")),
    "modules.source_text._LIST_TOKEN": (
        "match",
        ("|a|", "|\\u{|", "\\u{|0|", '"|a|', '"|\\"|', "/*|*|", "/*|* |", "| |", "//|a|"),
    ),
    "modules.syntax._EXPORT": (
        "match",
        ("export| |", "export{|a|", "export*| |", "export*as|a|", "export{}| |", "export*from'|a|"),
    ),
    "modules.syntax._IMPORT": ("match", ("import| |", "import a| |", "import |a|", "import{|a|")),
    "modules.syntax._RESERVED": ("findall", ("|i|", "|instanceo|", "|export |")),
    "page.clock._TICKS": ("fullmatch", ("|0|", "|0|:", "1:1:|0|a")),
    "page.values.pattern_of": ("search", ("|a|",)),
    "page.globs._expression": ("fullmatch", ("|/|", "/|a|", "/|a.|", "|/a.|", "/a.|png|")),
    "page.selectors._ENGINE": ("fullmatch", ("|a|", "|a-|", "a=|=|")),
    "page.selectors._EXTENSION": ("search", ("|:|", "|:text|", "|:has-|", ":|a|")),
    "page.selectors._LAYOUT": ("search", ("|:|", "|:near-|", ":|a|")),
    "runtimes.adapters.mini_racer._THROWN": (
        "match",
        (
            *("|a|", "|:|", "|:1|", ":|1|", "a:1: |a|", "a:1: |\n|", "a:1: |\n^|", "a:1: |\n^\n|"),
            *("a:1: |\n \n|", "a:1: \n\n| |", "a:1: \n\n|^|", "a:1: |\n\n^\n|a"),
        ),
    ),
    "runtimes.adapters.pythonmonkey._THROWN": (
        "match",
        (
            *("Error in file |a|", "Error in file |, on line |", "Error in file |, on line 1|"),
            *("Error in file , on line |1|", "Error in file |, on line 1, column 1|"),
            *("Error in file |, on line 1, column 1:\n|", "Error in file , on line 1, column |1|"),
            *(
                "Error in file , on line 1, column 1:\n|\n|",
                "Error in file , on line 1, column 1:\n|\n |",
                "Error in file , on line 1, column 1:\n|\n ^|",
                "Error in file , on line 1, column 1:\n\n| |",
            ),
        ),
    ),
    "runtimes.bridge._IDENTIFIER": ("fullmatch", ("|a|", "|a|.", "|$|-", "$|a|-")),
    "runtimes.packages._INVALID_SEGMENT": ("search", ("|/|", "|.|", "|/..|a", "|node_modules|")),
    "runtimes.packages._NAME": ("fullmatch", ("|a|", "|@|", "@|a|", "@a/|a|", "a|/|", "@|a|/%")),
    "runtimes.sources._NAME": ("fullmatch", ("|a|", "|a| ")),
    "runtimes.sources._NO_SOURCE": ("search", ("|a|", "|a|\0")),
    "runtimes.bridge._PATH": ("fullmatch", ("|a|", "|a.|", "|a.|a", "|$.|", "|a$|-", "a|.a|.")),
    "runtimes.javascript_error._FIRST_FRAME": (
        "search",
        ("|\n|", "|\n |", "| |", "\n| |", "|a|", "|\na|", "|undefined|", "|\nundefined |", "|@|"),
    ),
    "runtimes.javascript_error._NAMED": ("fullmatch", ("|a|", "|Uncaught |", "a: |\n|", "|a: |")),
    "html.multipart_form_data_parser._PARAMETER": (
        "match",
        ("|;|", ";|a|", ';a="|a|', ";a=|a|", "; | |a", ";a=| |;", ";a=|a |"),
    ),
    "steps.blob._LINE_ENDING": ("findall", ("|\r|", "|\r\n|")),
    "html.mime_type._NOT_IN_THE_TYPE_OF_A_BLOB": ("search", ("|a|\0",)),
    "html.nodes._MAY_BE_A_BLOB_URL": ("match", ("| |x",)),
    "url.ascii.ASCII_TAB_OR_NEWLINE": ("findall", ("|a\t|",)),
    "url.ascii.not_a_url_unit": ("findall", ("|%|", "|%4|", "|\ufdd0|", "|%41|\\")),
    "url.components._serialization": (
        "fullmatch",
        ("|a|", "a://|a|", "a://|a@|", "a://a:|1|", "a://[|a|", "a://a/|a|?\n", "a://a/#|a|\n"),
    ),
    "url.fast_path.parsing._DOUBLE_DOTS_REFERENCE": (
        "fullmatch",
        ("|../|\0", "../|a.|\0", "../|a%|\0", "../|a/|\\", "|..|"),
    ),
    "url.fast_path.parsing._REPAIRABLE": (
        "fullmatch",
        (
            *(
                "https://|a.|",
                "https://|a|!",
                "https://h:|1|",
                "https://h/|a.|\n",
                "https://h/|%|\n",
            ),
            *(
                "https://h?|a|\n",
                "https://h#|a|\n",
                "https://|é|\0",
                "https://h/|/.|",
                "https://|é.|@",
            ),
        ),
    ),
    "url.fast_path.parsing._is_canonical_domain": ("fullmatch", ("|a.|", "|a|0", "|g|!", "|.|")),
    "url.fast_path.parsing._is_no_fragment_reference": ("match", ("#|a|\0", "|#|\0")),
    "url.fast_path.parsing._is_no_path_reference": (
        "match",
        ("|/.|", "|/%|", "/|a.|\0", "/|%4|\\", "|/|\0"),
    ),
    "url.fast_path.parsing._is_no_query_reference": ("match", ("?|a|\0", "?|#|\0", "|?|\0")),
    "url.fast_path.parsing._is_no_segments_reference": (
        "match",
        ("|a|:", "|a+|", "|a.|\0", "|a%|\0", "|a/|\\"),
    ),
    "url.fast_path.parsing.may_fail": ("match", ("https://|a.|", "https://|a|!", "https://h:|1|")),
    "url.fast_path.patterns.canonical": (
        "fullmatch",
        (
            *(
                "https://|a.|",
                "https://|a|!",
                "https://h:|1|",
                "https://h/|a.|\0",
                "https://h/|%|\0",
            ),
            *("https://h/?|a|\0", "https://h/#|a|\0", "https://h/|a/|\\", "https://h/|/.|"),
        ),
    ),
    "url.form_urlencoded._encoded_equals_sign_in_a_name": ("search", ("|%3|", "|&a|", "|a|")),
    "url.host.FORBIDDEN_HOST_CODE_POINT": ("search", ("|a|\0",)),
    "url.host._PERCENT_ENCODED_BYTE": ("search", ("|%|", "|%4|")),
    "url.host._is_its_own_host": ("fullmatch", ("|a.|", "|a|0", "|g|!", "|.|")),
    "url.setters._is_no_domain": ("match", ("|a.|", "|a|!", "|0|:1", "|.|")),
    "url.setters._is_no_path": ("match", ("|a.|\0", "|/a%|\0", "|/|\\")),
    "url.setters._is_no_port": ("match", ("|1|",)),
    "url.valid_host_strings._DOMAIN_LABEL": ("findall", ("|a|", "|.|")),
    "url.valid_host_strings._IPV4_ADDRESS": ("fullmatch", ("|1.|", "1.1.1.|1|", "|255|")),
    "url.valid_host_strings._IPV6_PIECE": ("fullmatch", ("|f|",)),
    "url.valid_host_strings._NOT_LETTER_DIGIT_HYPHEN": ("search", ("|a|_",)),
    "url.idna.FORBIDDEN_DOMAIN_CODE_POINT": ("search", ("|a|\0",)),
    "url.normalization._WITHOUT_NEWER": ("fullmatch", ("|a|\U0003fffd",)),
    "url.normalization._marks": ("findall", ("|\u0301|", "|a\u0301|", "|a\u0301\u0323|")),
    "urlpattern.canonicalization._is_canonical_hostname": ("fullmatch", ("|a.|", "|a|.", "|xn-|")),
    "urlpattern.canonicalization._is_canonical_protocol": ("fullmatch", ("|a|", "|a|:")),
    "urlpattern.canonicalization._is_canonical_text": ("fullmatch", ("|a|", "|a|:")),
    "urlpattern.regexp.parser._decimal": ("match", ("|1|",)),
    "urlpattern.regexp.parser._hex_escape": ("match", ("|x|",)),
    "urlpattern.regexp.parser._literal_run": ("match", ("|a|",)),
    "urlpattern.regexp.parser._modifiers": ("match", ("(?|i|", "(?i-|i|")),
    "urlpattern.regexp.parser._property": ("match", (r"p{|a|", "p{a=|a|", "p{|a|=")),
    "urlpattern.regexp.parser._quantifier": ("match", ("{|1|", "{1,|1|")),
    "urlpattern.regexp.parser._unicode_escape": ("match", ("u{|1|",)),
    "urlpattern.regexp.regular_expression.translated_exec": (
        "fullmatch",
        ("|a|", "|a|!", "|a-|", "|ab|c", "a-|b|", "/|1|x"),
    ),
    "urlpattern.tokenizer._ascii_name": ("match", ("|a|",)),
    "urlpattern.tokenizer._regexp_run": ("match", ("|a|",)),
    "urlpattern.tokenizer._text_run": ("match", ("|a|",)),
    "url.runs._run": ("match", ("|[|", "|[a:|", "|[]|", "|a:|", "[|:|")),
    "url.percent_encoding.PercentEncodeSet": ("search", ("|a|\0",)),
    "fetching.cookies._CONTROLS": ("search", ("|a|",)),
    "fetching.cookies._DATE_TOKEN": ("findall", ("|a|", "|a |")),
    "fetching.cookies._DAY": ("match", ("|1|",)),
    "fetching.cookies._SECONDS": ("fullmatch", ("|1|", "-|1|", "|1|a")),
    "fetching.cookies._TIME": ("match", ("|1|", "|1:|", "1:1:|1|")),
    "fetching.cookies._YEAR": ("match", ("|1|",)),
    "fetching.data_urls._BASE64": ("search", (";| |", "|; |", "|;base64|a", "| |")),
    "fetching.ranges._parse": (
        "fullmatch",
        ("bytes| |", "bytes=| |", "bytes=|1|", "bytes=1| |", "bytes=-| |", "bytes=-|1|a"),
    ),
    "fetching.fetch._HASH": ("match", ("sha256-|a|!", "sha256-a?|a|é", "sha256-|=|")),
    "uri._TO_DECODE": ("findall", ("|%41|%", "|%41|%G", "|%2f|", "%|4|")),
    "uri._TO_DECODE_IN_A_COMPONENT": ("findall", ("|%41|%", "|%41|%G", "|%2f|")),
    "uri._TO_ENCODE": ("findall", ("|é|a", "|é/|")),
    "uri._TO_ENCODE_IN_A_COMPONENT": ("findall", ("|é|a", "|éa|")),
    "url.redaction._ADDRESS": ("match", ("| |x", "mail|\t|", "|mailto:|")),
    "url.redaction._AUTHORITY": (
        "match",
        (
            "|blob:|",
            "|a|",
            "a://|a|",
            "blob:|a|:",
            "a://|@|:",
            "a://|a@|:",
            "a://|[|@",
            "a://a:|1|x",
        ),
    ),
    "url.redaction._COLON": ("search", ("|%25|", "%|25|", "|%3|")),
    "url.redaction._ENCODED_AT": ("findall", ("|%25|", "%|25|", "|%4|", "|%40|")),
    "url.redaction._HOST_AND_PORT": ("match", ("|/|", "/|a|", "/a:|0|", "/a:|1|", "|/\t|")),
    "url.redaction._TWO_SLASHES": ("match", ("|\t|", "/|\t|", "%|25|", "/%|25|")),
    "url.redaction._WRAPPERS": ("match", ("|blob:|", "| |blob", "b|\t|", "|jdbc: |x")),
    "url.percent_encoding._other_percent_sign": ("search", ("|%41|%", "|%4|")),
    "url.percent_encoding._percent_encoded_byte": ("findall", ("|%|", "|%4|", "|%41|")),
    "url.rendering._DELIMITER_OR_INVISIBLE": ("match", ("|a|",)),
    "url.rendering._PERCENT_ENCODED_BYTES": ("findall", ("|%41|%", "|%4|", "|%41a|")),
    "url.rendering._right_to_left": ("search", ("|a|א",)),
    "url.unicode_sets._RUN": ("findall", ("|A|", "A|0|", "|0|")),
    "url.valid_url_strings._SCHEME": ("fullmatch", ("|a|/",)),
    "url.uts46._ASCII_BUT_NOT_STD3": ("search", ("|a|_",)),
    "url.uts46_beyond_ascii._BIDI_RULE": ("fullmatch", ("|R|", "R|N|", "|L|N", "L|M|N", "R|E|A")),
    "url.uts46_beyond_ascii._VALID": ("fullmatch", ("|é|\0", "|é|A")),
    "url.uts46_beyond_ascii._WITHOUT_RIGHT_TO_LEFT": ("fullmatch", ("|a|א",)),
    "url.uts46_beyond_ascii._joiner_in_context": (
        "findall",
        ("|\u200c|", "|\u0628\u200c|", "\u0628|\u0301|\u200c", "|\u0628\u0301|\u200c", "|\u200d|"),
    ),
    "webidl.byte_strings._IS_A_REASON_PHRASE": ("fullmatch", ("|a|\0",)),
    "webidl.byte_strings._IS_A_TOKEN": ("fullmatch", ("|a|\0",)),
    "webidl.byte_strings._NOT_IN_A_VALUE": ("search", ("|a|\0",)),
    "webidl.css_colors._HEXADECIMAL": ("fullmatch", ("#|a|", "|#|")),
    "webidl.css_strings._ASCII_WHITESPACE": ("split", ("|a|", "|a |")),
    "webidl.css_strings._INTEGER": ("fullmatch", ("|1|", "+|1|x")),
    "webidl.css_strings._LEADING_DIGITS": ("match", ("| |", "| |+", "|1|")),
    "webidl.css_strings._IN_A_STRING": ("findall", ("|a|", "|\\|")),
    "webidl.css_strings._LONE_SURROGATE": ("findall", ("|a|\ud800", "|\ud800|")),
    "webidl.css_strings._TO_ESCAPE": ("findall", ("|1|", "|a|", "|:|")),
    "server_sent_events.host._LINE_END": ("split", ("|a|", "|\r|", "|\r\n|", "|\n|")),
    "webidl.dom_strings._ASTRAL": ("findall", ("|a|\U00010000", "|\U00010000|")),
    "webidl.dom_strings._ATTRIBUTE_LOCAL_NAME": ("fullmatch", ("|a|=",)),
    "webidl.dom_strings._CUSTOM_ELEMENT_NAME": ("fullmatch", ("a|a| ",)),
    "webidl.dom_strings._DOCTYPE_NAME": ("fullmatch", ("|a|>",)),
    "webidl.dom_strings._element_local_name": ("fullmatch", ("|a|\0", ":|a|\0", "|:|")),
    "webidl.dom_strings._HAS_WHITESPACE": ("split", ("|a|", "|a |")),
    "webidl.dom_strings._HAS_CAPITAL": ("findall", ("|a|", "|A|")),
    "webidl.dom_strings._HYPHEN_AND_LETTER": ("findall", ("|-|", "|-a|")),
    "webidl.dom_strings._NAMESPACE_PREFIX": ("fullmatch", ("|a|/",)),
    "webidl.dom_strings._SPLIT_PAIR": ("search", ("|\ud800|", "|\udc00|", "|a\ud800|")),
    "webidl.dom_strings._xml_name": ("fullmatch", ("|a|\0", "|:|")),
    "webidl.form_strings._EMAIL": ("fullmatch", ("|a|", "a@|b|", "a@|b.|", "a@b|-|", "a@|b-|")),
    "webidl.form_strings._FLOATING_POINT": ("fullmatch", ("|1|x", "1.|1|x", "1e|1|x", "|1.|")),
    "webidl.form_strings._NEWLINE": ("findall", ("|\r|", "|\r\n|", "|a\r|")),
    "webidl.form_strings._SHAPES": (
        "fullmatch",
        ("|1|", "2024-|01-|", "00:00:|00|", "2024-01-01T|00:|"),
    ),
    "webidl.form_owners._FORM": ("search", ("|<|", "|</for|")),
    "webidl.form_owners._IN_A_TAG": ("search", ("|<a|", "<a|a|", "|<a/|", "<a|</for|")),
    "webidl.form_owners._TAG": ("findall", ("|<|", "|<inpu|", "|<form|", "|<form |")),
    "webidl.html_parsing._DOUBTFUL": (
        "search",
        (
            "|<pre |",
            '<pre |"a"|',
            '<pre "|a|',
            "|<noscript>|</noscript>",
            "<noscript>|<b>|",
            "<noscript>|<b a='b'>|</noscript",
            "<noscript| |",
            "|<select>|",
            "<select>|a|",
            "<select>|<option a>|</select",
            "|<select></select>|",
        ),
    ),
    "webidl.html_parsing._END_OF_BODY": ("search", ("|</|", "|</bod|", "|</body|")),
    "webidl.html_parsing._END_OF_HEAD": ("search", ("|</|", "|</hea|", "|</head|")),
    "webidl.html_parsing._FORM": ("search", ("|<|", "|<for|")),
    "webidl.html_parsing._HEAD": ("search", ("|<|", "|<hea|", "|<head|")),
    "webidl.html_parsing._HIDDEN": ("search", ("|hidde|", "|&|")),
    "webidl.html_parsing._HTML": ("search", ("|<|", "|<htm|", "|<html|")),
    "webidl.html_parsing._NOT_LATIN_1": ("search", ("|a|", "|\xe9|")),
    "webidl.html_parsing._NOSCRIPT": ("search", ("|<|", "|<noscrip|")),
    "webidl.html_parsing._END_OF_PAGE": ("match", ("| |", "</body>| |", "</body></html>| |!")),
    "webidl.html_parsing._SCRIPT": ("match", ("| |",)),
    "webidl.html_parsing._SHADOW_ROOT": ("search", ("|shadowrootmod|",)),
    "webidl.html_parsing._STEP": ("search", ("|<a|", "<a|b|", "|</scrip|", "|<font-fac|")),
    "webidl.html_parsing._TABLE": ("search", ("|<|", "|<tabl|")),
    "webidl.html_parsing._PART_OF_A_TABLE": ("search", ("|<|", "|<tabl|", "|<t|")),
    "webidl.html_numbers._INTEGER": ("match", ("| |x", "|1|x")),
    "webidl.xpath_strings._NUMBER": ("fullmatch", ("| |x", "|1|x", "1.|1|x", "1| |x")),
    "webidl.html_numbers._NUMBER": ("match", ("| |x", "|1|x", "1.|1|x", "1e|1|x")),
    "webidl.json_text._SURROGATE": ("findall", ("|a|\ud800", "|\ud800|")),
    "webidl.markup_strings._not_xml": ("search", ("|a|\0",)),
    "webidl.markup_strings._PUBLIC_ID": ("fullmatch", ("|a|\0",)),
    "webidl.numeric._number": ("fullmatch", ("|1|x", "1.|1|x", "1e|1|x", "0x|f|x", "|1.|", "| |")),
    "webidl.quirks._BEFORE_THE_DOCTYPE": (
        "match",
        ("| |", "|<!--|", "<!--|-|", "|<!---->|", "|<!|", "<!|a|", "|</>|", "|<?|", "|<!-->|<!d"),
    ),
    "webidl.quirks._DOCTYPE": (
        "match",
        (
            "<!DOCTYPE| |",
            "<!DOCTYPE |a|",
            '<!DOCTYPE a PUBLIC "|a|',
            '<!DOCTYPE a PUBLIC "" "|"|',
            "<!DOCTYPE a PUBLIC ''| |",
            "<!DOCTYPE a SYSTEM ''|a|",
        ),
    ),
    "webidl.strings._surrogate": ("search", ("|a|\ud800",)),
}


def expressions_in(path: Path) -> set[str]:
    """The names to which a module binds regular expressions, or the functions that make them."""
    module = ".".join(path.relative_to(PACKAGE).with_suffix("").parts)
    found = set()
    for statement in ast.parse(path.read_text("utf-8")).body:
        calls = (node for node in ast.walk(statement) if isinstance(node, ast.Call))
        if any(ast.unparse(call.func) == "re.compile" for call in calls):
            match statement:
                case ast.Assign(targets=[ast.Name(name)]) | ast.AnnAssign(target=ast.Name(name)):
                    found.add(f"{module}.{name}")
                case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                    found.add(f"{module}.{name}")
    return found


def patterns(name: str) -> list[Pattern[Any]]:
    """The regular expressions behind a name in the list."""
    module, _, attribute = name.rpartition(".")
    if module in ("cli.csv_records", "cli.json_objects"):
        pytest.importorskip("pyarrow")
    value: Any = getattr(import_module(f"webapi.{module}"), attribute)
    if isinstance(value, Pattern):
        return [value]
    if isinstance(value, dict):
        return list(value.values())
    if isinstance(getattr(value, "__self__", None), Pattern):
        return [value.__self__]
    if name == "url.percent_encoding.PercentEncodeSet":
        members = vars(import_module("webapi.url.percent_encoding")).values()
        sets = [member for member in members if isinstance(member, value)]
        for each in sets:
            each.find("")  # which makes its pattern
        return [find.__self__ for each in sets for find in (each.find, each.find_next)]
    if name == "url.runs._run":
        members = vars(import_module("webapi.url.runs")).items()
        return [
            member.__self__ for key, member in members if key.endswith("_run") and key != "_run"
        ]
    if name == "html_parser.tokenizer._appropriate_end_tag":
        return [value("script")]
    if name == "page.globs._expression":
        return [value("**/a*.{png,jpg}")]
    if name == "runtimes.style_changes._declaration_of":
        return [value("--a")]
    if name == "runtimes.style_changes._with_feature":
        return [value(each) for each in (".a", "#a", "[a", ":", ":focus", ":hover")]
    if name == "urlpattern.regexp.regular_expression.translated_exec":
        return [compiled(body) for body in BODIES]
    return [value()]


BODIES = (r"\d+", "[a-z]+(?:-[a-z]+)*", "a*b?", "(?:a|b)+", "(?<x>[^\\/]+?)", r"\w{2,5}")
"""Group bodies that go to Python's re."""


def compiled(body: str) -> Pattern[str]:
    from webapi.urlpattern.regexp.parser import parse
    from webapi.urlpattern.regexp.translation import translation

    translated = translation(parse(f"^({body})$", False).root)
    assert translated is not None
    return re.compile(translated)


COMMON = [f"|{chr(code_point)}|" for code_point in range(0x80) if code_point != ord("|")]
COMMON += ["|é|", "|\u0301|", "|文|", "|\U0001f4a9|", "|a\0|", "|%2e|", "|a/|\0", "|0|\n"]


def test_all_regular_expressions_are_listed() -> None:
    found = {name for path in PACKAGE.rglob("*.py") for name in expressions_in(path)}
    assert found == set(EXPRESSIONS)


def possessive_groups(parsed: Any) -> bool:
    """Whether something longer than one code point is repeated possessively, or atomic."""
    for operator, argument in parsed:
        if operator is _constants.ATOMIC_GROUP:
            return True
        if operator is _constants.POSSESSIVE_REPEAT:
            repeated = argument[2]
            one = (_constants.LITERAL, _constants.NOT_LITERAL, _constants.IN, _constants.ANY)
            if len(repeated) != 1 or repeated[0][0] not in one:
                return True
        if any(possessive_groups(each) for each in subpatterns(argument)):
            return True
    return False


def subpatterns(argument: Any) -> list[Any]:
    if isinstance(argument, _parser.SubPattern):
        return [argument]
    if isinstance(argument, tuple | list):
        return [each for item in argument for each in subpatterns(item)]
    return []


@pytest.mark.parametrize("name", EXPRESSIONS)
def test_no_regular_expression_has_a_possessive_group(name: str) -> None:
    """Python before 3.11.5 goes on in the wrong place after one: python/cpython#106052."""
    for pattern in patterns(name):
        assert not possessive_groups(_parser.parse(pattern.pattern, pattern.flags)), pattern


def test_possessive_groups_are_found() -> None:
    for pattern in ("(?:a|bc)*+", "a(b(?:cd)?+)", "(?>a*)", "(?!(?:a[b])++)"):
        assert possessive_groups(_parser.parse(pattern)), pattern
    assert not possessive_groups(_parser.parse("a*+[b]++(?:.?+[^c]{2,3}+)*"))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", EXPRESSIONS)
def test_the_worst_case_takes_linear_time(name: str, size: int) -> None:
    method, cases = EXPRESSIONS[name]
    for pattern in patterns(name):
        for case in (*cases, *COMMON):
            assert_linear(repetitions(pattern, method, case), size)


def repetitions(pattern: Pattern[Any], method: str, case: str) -> Callable[[int], None]:
    """Return a function that hands a text with so many repetitions to an expression."""
    before, repeated, after = case.split("|")

    def run(count: int) -> None:
        text = before + repeated * count + after
        binary = isinstance(pattern.pattern, bytes)
        getattr(pattern, method)(text.encode("utf-8", "surrogatepass") if binary else text)

    return run


def test_quadratic_work_is_noticed() -> None:
    with pytest.raises(AssertionError, match="not linear"):
        assert_linear(repetitions(re.compile(" +x"), "search", "| |"), SIZES[0])
