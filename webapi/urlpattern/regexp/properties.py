"""ASCII's part of Unicode's properties; written by tests/tools/make_regexp_data.py.

A set is an int: bit n for U+00n, bit 128 for U+017F, bit 129 for U+212A.

Unicode's data: Copyright © 1991-2025 Unicode, Inc., Unicode License V3,
https://www.unicode.org/license.txt
"""

from typing import Final


def _names(text: str) -> frozenset[str]:
    return frozenset(text.split())


LONE: Final[dict[str, int]] = {
    "AHex": 0x7E0000007E03FF000000000000,
    "ASCII": 0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF,
    "ASCII_Hex_Digit": 0x7E0000007E03FF000000000000,
    "Alpha": 0x307FFFFFE07FFFFFE0000000000000000,
    "Alphabetic": 0x307FFFFFE07FFFFFE0000000000000000,
    "Any": 0x3FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF,
    "Assigned": 0x3FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF,
    "Bidi_M": 0x28000000280000005000030000000000,
    "Bidi_Mirrored": 0x28000000280000005000030000000000,
    "C": 0x800000000000000000000000FFFFFFFF,
    "CI": 0x1400000000400408000000000,
    "CWCF": 0x30000000007FFFFFE0000000000000000,
    "CWCM": 0x307FFFFFE07FFFFFE0000000000000000,
    "CWKCF": 0x30000000007FFFFFE0000000000000000,
    "CWL": 0x20000000007FFFFFE0000000000000000,
    "CWT": 0x107FFFFFE000000000000000000000000,
    "CWU": 0x107FFFFFE000000000000000000000000,
    "Case_Ignorable": 0x1400000000400408000000000,
    "Cased": 0x307FFFFFE07FFFFFE0000000000000000,
    "Cased_Letter": 0x307FFFFFE07FFFFFE0000000000000000,
    "Cc": 0x800000000000000000000000FFFFFFFF,
    "Changes_When_Casefolded": 0x30000000007FFFFFE0000000000000000,
    "Changes_When_Casemapped": 0x307FFFFFE07FFFFFE0000000000000000,
    "Changes_When_Lowercased": 0x20000000007FFFFFE0000000000000000,
    "Changes_When_NFKC_Casefolded": 0x30000000007FFFFFE0000000000000000,
    "Changes_When_Titlecased": 0x107FFFFFE000000000000000000000000,
    "Changes_When_Uppercased": 0x107FFFFFE000000000000000000000000,
    "Close_Punctuation": 0x20000000200000000000020000000000,
    "Connector_Punctuation": 0x800000000000000000000000,
    "Control": 0x800000000000000000000000FFFFFFFF,
    "Currency_Symbol": 0x1000000000,
    "Dash": 0x200000000000,
    "Dash_Punctuation": 0x200000000000,
    "Decimal_Number": 0x3FF000000000000,
    "Dia": 0x1400000000000000000000000,
    "Diacritic": 0x1400000000000000000000000,
    "EComp": 0x3FF040800000000,
    "Emoji": 0x3FF040800000000,
    "Emoji_Component": 0x3FF040800000000,
    "Gr_Base": 0x37FFFFFFFFFFFFFFFFFFFFFFF00000000,
    "Grapheme_Base": 0x37FFFFFFFFFFFFFFFFFFFFFFF00000000,
    "Hex": 0x7E0000007E03FF000000000000,
    "Hex_Digit": 0x7E0000007E03FF000000000000,
    "IDC": 0x307FFFFFE87FFFFFE03FF000000000000,
    "IDS": 0x307FFFFFE07FFFFFE0000000000000000,
    "ID_Continue": 0x307FFFFFE87FFFFFE03FF000000000000,
    "ID_Start": 0x307FFFFFE07FFFFFE0000000000000000,
    "L": 0x307FFFFFE07FFFFFE0000000000000000,
    "LC": 0x307FFFFFE07FFFFFE0000000000000000,
    "Letter": 0x307FFFFFE07FFFFFE0000000000000000,
    "Ll": 0x107FFFFFE000000000000000000000000,
    "Lower": 0x107FFFFFE000000000000000000000000,
    "Lowercase": 0x107FFFFFE000000000000000000000000,
    "Lowercase_Letter": 0x107FFFFFE000000000000000000000000,
    "Lu": 0x20000000007FFFFFE0000000000000000,
    "Math": 0x50000000400000007000080000000000,
    "Math_Symbol": 0x50000000000000007000080000000000,
    "Modifier_Symbol": 0x1400000000000000000000000,
    "N": 0x3FF000000000000,
    "Nd": 0x3FF000000000000,
    "Number": 0x3FF000000000000,
    "Open_Punctuation": 0x8000000080000000000010000000000,
    "Other": 0x800000000000000000000000FFFFFFFF,
    "Other_Punctuation": 0x100000018C00D4EE00000000,
    "P": 0x28000000B80000018C00F7EE00000000,
    "Pat_Syn": 0x7800000178000001FC00FFFE00000000,
    "Pat_WS": 0x100003E00,
    "Pattern_Syntax": 0x7800000178000001FC00FFFE00000000,
    "Pattern_White_Space": 0x100003E00,
    "Pc": 0x800000000000000000000000,
    "Pd": 0x200000000000,
    "Pe": 0x20000000200000000000020000000000,
    "Po": 0x100000018C00D4EE00000000,
    "Ps": 0x8000000080000000000010000000000,
    "Punctuation": 0x28000000B80000018C00F7EE00000000,
    "QMark": 0x8400000000,
    "Quotation_Mark": 0x8400000000,
    "S": 0x50000001400000007000081000000000,
    "SD": 0x600000000000000000000000000,
    "STerm": 0x8000400200000000,
    "Sc": 0x1000000000,
    "Sentence_Terminal": 0x8000400200000000,
    "Separator": 0x100000000,
    "Sk": 0x1400000000000000000000000,
    "Sm": 0x50000000000000007000080000000000,
    "Soft_Dotted": 0x600000000000000000000000000,
    "Space_Separator": 0x100000000,
    "Symbol": 0x50000001400000007000081000000000,
    "Term": 0x8C00500200000000,
    "Terminal_Punctuation": 0x8C00500200000000,
    "Upper": 0x20000000007FFFFFE0000000000000000,
    "Uppercase": 0x20000000007FFFFFE0000000000000000,
    "Uppercase_Letter": 0x20000000007FFFFFE0000000000000000,
    "White_Space": 0x100003E00,
    "XIDC": 0x307FFFFFE87FFFFFE03FF000000000000,
    "XIDS": 0x307FFFFFE07FFFFFE0000000000000000,
    "XID_Continue": 0x307FFFFFE87FFFFFE03FF000000000000,
    "XID_Start": 0x307FFFFFE07FFFFFE0000000000000000,
    "Z": 0x100000000,
    "Zs": 0x100000000,
    "cntrl": 0x800000000000000000000000FFFFFFFF,
    "digit": 0x3FF000000000000,
    "punct": 0x28000000B80000018C00F7EE00000000,
    "space": 0x100003E00,
}
"""Binary properties and general categories by their names."""

LONE_BEYOND_ASCII: Final = _names(
    "Bidi_C Bidi_Control Cf Cn Co Combining_Mark Cs DI Default_Ignorable_Code_Point Dep "
    "Deprecated EBase EMod EPres Emoji_Modifier Emoji_Modifier_Base Emoji_Presentation "
    "Enclosing_Mark Ext ExtPict Extended_Pictographic Extender Final_Punctuation Format Gr_Ext "
    "Grapheme_Extend IDSB IDST IDS_Binary_Operator IDS_Trinary_Operator Ideo Ideographic "
    "Initial_Punctuation Join_C Join_Control LOE Letter_Number Line_Separator Lm Lo "
    "Logical_Order_Exception Lt M Mark Mc Me Mn Modifier_Letter NChar Nl No "
    "Noncharacter_Code_Point Nonspacing_Mark Other_Letter Other_Number Other_Symbol "
    "Paragraph_Separator Pf Pi Private_Use RI Radical Regional_Indicator So Spacing_Mark "
    "Surrogate Titlecase_Letter UIdeo Unassigned Unified_Ideograph VS Variation_Selector Zl Zp"
)
"""Those with no such code point."""

SCRIPTS: Final[dict[str, int]] = {
    "Common": 0xF8000001F8000001FFFFFFFFFFFFFFFF,
    "Latin": 0x307FFFFFE07FFFFFE0000000000000000,
    "Latn": 0x307FFFFFE07FFFFFE0000000000000000,
    "Zyyy": 0xF8000001F8000001FFFFFFFFFFFFFFFF,
}
"""Values of Script and Script_Extensions; for ASCII the two are equal."""

SCRIPTS_BEYOND_ASCII: Final = _names(
    "Adlam Adlm Aghb Ahom Anatolian_Hieroglyphs Arab Arabic Armenian Armi Armn Avestan Avst "
    "Bali Balinese Bamu Bamum Bass Bassa_Vah Batak Batk Beng Bengali Berf Beria_Erfe Bhaiksuki "
    "Bhks Bopo Bopomofo Brah Brahmi Brai Braille Bugi Buginese Buhd Buhid Cakm "
    "Canadian_Aboriginal Cans Cari Carian Caucasian_Albanian Chakma Cham Cher Cherokee "
    "Chorasmian Chrs Copt Coptic Cpmn Cprt Cuneiform Cypriot Cypro_Minoan Cyrillic Cyrl Deseret "
    "Deva Devanagari Diak Dives_Akuru Dogr Dogra Dsrt Dupl Duployan Egyp Egyptian_Hieroglyphs "
    "Elba Elbasan Elym Elymaic Ethi Ethiopic Gara Garay Geor Georgian Glag Glagolitic Gong Gonm "
    "Goth Gothic Gran Grantha Greek Grek Gujarati Gujr Gukh Gunjala_Gondi Gurmukhi Guru "
    "Gurung_Khema Han Hang Hangul Hani Hanifi_Rohingya Hano Hanunoo Hatr Hatran Hebr Hebrew "
    "Hira Hiragana Hluw Hmng Hmnp Hung Imperial_Aramaic Inherited Inscriptional_Pahlavi "
    "Inscriptional_Parthian Ital Java Javanese Kaithi Kali Kana Kannada Katakana Kawi Kayah_Li "
    "Khar Kharoshthi Khitan_Small_Script Khmer Khmr Khoj Khojki Khudawadi Kirat_Rai Kits Knda "
    "Krai Kthi Lana Lao Laoo Lepc Lepcha Limb Limbu Lina Linb Linear_A Linear_B Lisu Lyci "
    "Lycian Lydi Lydian Mahajani Mahj Maka Makasar Malayalam Mand Mandaic Mani Manichaean Marc "
    "Marchen Masaram_Gondi Medefaidrin Medf Meetei_Mayek Mend Mende_Kikakui Merc Mero "
    "Meroitic_Cursive Meroitic_Hieroglyphs Miao Mlym Modi Mong Mongolian Mro Mroo Mtei Mult "
    "Multani Myanmar Mymr Nabataean Nag_Mundari Nagm Nand Nandinagari Narb Nbat New_Tai_Lue "
    "Newa Nko Nkoo Nshu Nushu Nyiakeng_Puachue_Hmong Ogam Ogham Ol_Chiki Ol_Onal Olck "
    "Old_Hungarian Old_Italic Old_North_Arabian Old_Permic Old_Persian Old_Sogdian "
    "Old_South_Arabian Old_Turkic Old_Uyghur Onao Oriya Orkh Orya Osage Osge Osma Osmanya Ougr "
    "Pahawh_Hmong Palm Palmyrene Pau_Cin_Hau Pauc Perm Phag Phags_Pa Phli Phlp Phnx Phoenician "
    "Plrd Prti Psalter_Pahlavi Qaac Qaai Rejang Rjng Rohg Runic Runr Samaritan Samr Sarb Saur "
    "Saurashtra Sgnw Sharada Shavian Shaw Shrd Sidd Siddham Sidetic Sidt SignWriting Sind Sinh "
    "Sinhala Sogd Sogdian Sogo Sora Sora_Sompeng Soyo Soyombo Sund Sundanese Sunu Sunuwar Sylo "
    "Syloti_Nagri Syrc Syriac Tagalog Tagb Tagbanwa Tai_Le Tai_Tham Tai_Viet Tai_Yo Takr Takri "
    "Tale Talu Tamil Taml Tang Tangsa Tangut Tavt Tayo Telu Telugu Tfng Tglg Thaa Thaana Thai "
    "Tibetan Tibt Tifinagh Tirh Tirhuta Tnsa Todhri Todr Tolong_Siki Tols Toto Tulu_Tigalari "
    "Tutg Ugar Ugaritic Unknown Vai Vaii Vith Vithkuqi Wancho Wara Warang_Citi Wcho Xpeo Xsux "
    "Yezi Yezidi Yi Yiii Zanabazar_Square Zanb Zinh Zzzz"
)
"""Those with no such code point."""

GENERAL_CATEGORIES: Final = _names(
    "C Cased_Letter Cc Cf Close_Punctuation Cn Co Combining_Mark Connector_Punctuation Control "
    "Cs Currency_Symbol Dash_Punctuation Decimal_Number Enclosing_Mark Final_Punctuation Format "
    "Initial_Punctuation L LC Letter Letter_Number Line_Separator Ll Lm Lo Lowercase_Letter Lt "
    "Lu M Mark Math_Symbol Mc Me Mn Modifier_Letter Modifier_Symbol N Nd Nl No Nonspacing_Mark "
    "Number Open_Punctuation Other Other_Letter Other_Number Other_Punctuation Other_Symbol P "
    "Paragraph_Separator Pc Pd Pe Pf Pi Po Private_Use Ps Punctuation S Sc Separator Sk Sm So "
    "Space_Separator Spacing_Mark Surrogate Symbol Titlecase_Letter Unassigned Uppercase_Letter "
    "Z Zl Zp Zs cntrl digit punct"
)
"""Values of General_Category."""

OF_STRINGS: Final = _names(
    "Basic_Emoji Emoji_Keycap_Sequence RGI_Emoji RGI_Emoji_Flag_Sequence "
    "RGI_Emoji_Modifier_Sequence RGI_Emoji_Tag_Sequence RGI_Emoji_ZWJ_Sequence"
)
"""Properties of strings, none of which has a string in ASCII."""
