"""Properties, and the values that they take.

The tables have what Chromium 156 accepts, by https://drafts.csswg.org/css-2026/#properties: the
names of properties, a colon, and the types and keywords of one component. ``L`` is a length, ``P``
a percentage, ``%`` a percentage that becomes a number, ``N`` a number, ``I`` an integer, ``T`` a
time, ``A`` an angle, ``F`` a flex factor, ``C`` a color, ``U`` a URL, ``S`` a string, ``X`` any
identifier but those behind ``never:``, ``D`` a dashed one, ``()`` any function. Behind a type,
``0`` excludes negative numbers, and ``1`` zero, too. Several components stand side by side if there
is ``+``, and with commas or slashes between them if there is ``,`` or ``/``; the keywords behind
``alone:`` take none beside them. ``*`` is any value.

Written once: ``python -m idl`` translates this module to JavaScript.
"""

from __future__ import annotations

from typing import Final

from webapi.dom.css_values import URL_TOKEN, Component, joined_components
from webapi.dom.selector_tokens import DIMENSION, FUNCTION, HASH, IDENT, NUMBER, PERCENTAGE, STRING
from webapi.webidl.host import (
    is_integer,
    number_in_css,
    parsed_number,
    split_on_ascii_whitespace,
    text_after_colon,
    text_before_colon,
)

COLORS: Final = (
    "accentcolor accentcolortext activeborder activecaption activetext aliceblue "
    "antiquewhite appworkspace aqua aquamarine azure background beige bisque black "
    "blanchedalmond blue blueviolet brown burlywood buttonborder buttonface buttonhighlight "
    "buttonshadow buttontext cadetblue canvas canvastext captiontext chartreuse chocolate "
    "coral cornflowerblue cornsilk crimson currentcolor cyan darkblue darkcyan "
    "darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen "
    "darkorange darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray "
    "darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue "
    "field fieldtext firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold "
    "goldenrod gray graytext green greenyellow grey highlight highlighttext honeydew "
    "hotpink inactiveborder inactivecaption inactivecaptiontext indianred indigo "
    "infobackground infotext ivory khaki lavender lavenderblush lawngreen lemonchiffon "
    "lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey "
    "lightpink lightsalmon lightseagreen lightskyblue lightslategray lightslategrey "
    "lightsteelblue lightyellow lime limegreen linen linktext magenta mark marktext maroon "
    "mediumaquamarine mediumblue mediumorchid mediumpurple mediumseagreen mediumslateblue "
    "mediumspringgreen mediumturquoise mediumvioletred menu menutext midnightblue mintcream "
    "mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid "
    "palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink "
    "plum powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon "
    "sandybrown scrollbar seagreen seashell selecteditem selecteditemtext sienna silver "
    "skyblue slateblue slategray slategrey snow springgreen steelblue tan teal thistle "
    "threeddarkshadow threedface threedhighlight threedlightshadow threedshadow tomato "
    "transparent turquoise violet visitedtext wheat white whitesmoke window windowframe "
    "windowtext yellow yellowgreen "
)
"""https://drafts.csswg.org/css-color-4/#typedef-color, the keywords"""

PREFIXED: Final = (
    "align-content align-items align-self animation animation-delay animation-direction "
    "animation-duration animation-fill-mode animation-iteration-count animation-name "
    "animation-play-state animation-timing-function appearance backface-visibility "
    "background-clip background-origin background-size border-radius "
    "border-bottom-left-radius border-bottom-right-radius border-top-left-radius "
    "border-top-right-radius box-shadow box-sizing clip-path columns column-count "
    "column-gap column-rule column-width filter flex flex-basis flex-direction flex-flow "
    "flex-grow flex-shrink flex-wrap justify-content mask mask-clip mask-composite "
    "mask-image mask-origin mask-position mask-repeat mask-size order perspective "
    "perspective-origin text-size-adjust transform transform-origin transform-style "
    "transition transition-delay transition-duration transition-property "
    "transition-timing-function user-select "
)
"""The properties that have another name with ``-webkit-``."""

RENAMED: Final = (
    "word-wrap:overflow-wrap grid-gap:gap grid-row-gap:row-gap grid-column-gap:column-gap "
    "page-break-after:break-after page-break-before:break-before "
    "page-break-inside:break-inside "
)
"""Other names of properties: https://drafts.csswg.org/cssom/#legacy-name-alias"""


TYPES: Final = "% A C D F I I0 I1 L L0 N N0 P P0 S T T0 U X ()"
"""The types of the table."""

LENGTHS: Final = (
    "px em rem ex rex ch rch cap rcap ic ric lh rlh vw vh vi vb vmin vmax svw svh svi svb svmin "
    "svmax lvw lvh lvi lvb lvmin lvmax dvw dvh dvi dvb dvmin dvmax cqw cqh cqi cqb cqmin cqmax "
    "cm mm q in pc pt"
)
"""https://drafts.csswg.org/css-values-4/#lengths"""

COLOR_FUNCTIONS: Final = "rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark"
"""https://drafts.csswg.org/css-color-5/#typedef-color-function"""

MATH_FUNCTIONS: Final = (
    "calc min max clamp round mod rem abs sign sin cos tan asin acos atan atan2 pow sqrt hypot "
    "log exp anchor anchor-size calc-size"
)
"""https://drafts.csswg.org/css-values-4/#math-function, and functions that give lengths"""


class KnownWords:
    """Words by what they are."""

    __slots__ = ("color_functions", "colors", "lengths", "math_functions", "types")

    def __init__(self) -> None:
        self.colors = words_of(COLORS)
        self.types = words_of(TYPES)
        self.lengths = words_of(LENGTHS)
        self.color_functions = words_of(COLOR_FUNCTIONS)
        self.math_functions = words_of(MATH_FUNCTIONS)


def words_of(text: str) -> set[str]:
    """The words of a text."""
    words: set[str] = set()
    for each in split_on_ascii_whitespace(text):
        words.add(each)
    return words


def longhand_lines() -> list[str]:
    """The properties that are not shorthands, and some shorthands that are kept as they are."""
    return [
        (
            "font-optical-sizing font-synthesis-small-caps "
            "font-synthesis-style font-synthesis-weight: auto none"
        ),
        "-webkit-line-clamp: I1 none",
        (
            "-webkit-tap-highlight-color -webkit-text-fill-color -webkit-text-stroke-color "
            "background-color border-block-end-color border-block-start-color border-bottom-color "
            "border-inline-end-color border-inline-start-color border-left-color "
            "border-right-color border-top-color color flood-color lighting-color outline-color "
            "stop-color text-decoration-color text-emphasis-color: C"
        ),
        (
            "-webkit-text-stroke-width border-block-end-width border-block-start-width "
            "border-bottom-width border-inline-end-width border-inline-start-width "
            "border-left-width border-right-width border-top-width outline-width: L0 medium thick "
            "thin"
        ),
        "accent-color caret-color: C auto",
        (
            "align-content: + baseline center end first flex-end flex-start last normal safe "
            "space-around space-between space-evenly start stretch unsafe"
        ),
        (
            "align-items: + baseline center end first flex-end flex-start last normal safe "
            "self-end self-start start stretch unsafe"
        ),
        (
            "align-self: + anchor-center auto baseline center end first flex-end flex-start last "
            "normal safe self-end self-start start stretch unsafe"
        ),
        (
            "alignment-baseline: alphabetic auto baseline central hanging ideographic "
            "mathematical middle text-after-edge text-before-edge"
        ),
        "all:",
        "animation-composition: , accumulate add replace",
        "animation-delay transition-delay: T ,",
        "animation-direction: , alternate alternate-reverse normal reverse",
        "animation-duration: T0 , auto",
        "animation-fill-mode: , backwards both forwards none",
        "animation-iteration-count: N0 , infinite",
        "animation-name: S X ,",
        "animation-play-state: , paused running",
        "animation-timeline: D , auto none",
        (
            "animation-timing-function transition-timing-function: () , ease ease-in ease-in-out "
            "ease-out linear step-end step-start"
        ),
        (
            "appearance: auto button checkbox listbox menulist menulist-button meter none "
            "progress-bar radio searchfield slider-vertical textarea textfield"
        ),
        "aspect-ratio: N0 / auto",
        "backdrop-filter filter: U () + none",
        "backface-visibility: hidden visible",
        "-webkit-font-smoothing: antialiased auto none subpixel-antialiased",
        "background-attachment: , fixed local scroll",
        (
            "background-blend-mode: , color color-burn color-dodge darken difference exclusion "
            "hard-light hue lighten luminosity multiply normal overlay saturation screen "
            "soft-light"
        ),
        "background-clip: + , border-area border-box content-box padding-box text",
        "background-image mask-image: U () , none",
        "background-origin: , border-box content-box padding-box",
        "background-position mask-position: L P + , bottom center left right top",
        "background-position-x: L P , center left right",
        "background-position-y: L P , bottom center top",
        "background-repeat mask-repeat: + , no-repeat repeat repeat-x repeat-y round space",
        "background-size mask-size: L0 P0 + , auto contain cover",
        "baseline-shift: L N P baseline sub super",
        (
            "block-size height inline-size min-block-size min-height min-inline-size min-width "
            "width: L0 P0 auto fit-content max-content min-content stretch"
        ),
        (
            "border-block-end-style border-block-start-style border-bottom-style "
            "border-inline-end-style border-inline-start-style border-left-style "
            "border-right-style border-top-style: dashed dotted double groove hidden inset none "
            "outset ridge solid"
        ),
        (
            "border-bottom-left-radius border-bottom-right-radius border-end-end-radius "
            "border-end-start-radius border-start-end-radius border-start-start-radius "
            "border-top-left-radius border-top-right-radius: L0 P0 +"
        ),
        "border-collapse: collapse separate",
        "border-image-outset: L0 N0 +",
        "border-image-repeat: + repeat round space stretch",
        "border-image-slice: P0 N0 +",
        "border-image-source list-style-image: U () none",
        "border-image-width: L0 P0 N0 + auto",
        "border-spacing: L0 +",
        (
            "bottom inset-block-end inset-block-start inset-inline-end inset-inline-start left "
            "margin-block-end margin-block-start margin-bottom margin-inline-end "
            "margin-inline-start margin-left margin-right margin-top right text-underline-offset "
            "top: L P auto"
        ),
        "box-decoration-break: clone slice",
        "box-shadow: L C + , inset none",
        "box-sizing: border-box content-box",
        (
            "break-after break-before: auto avoid avoid-column avoid-page column left page recto "
            "right verso"
        ),
        "break-inside: auto avoid avoid-column avoid-page",
        "caption-side: bottom top",
        "clear: both inline-end inline-start left none right",
        "clip: () auto",
        (
            "clip-path: U () + none border-box content-box fill-box margin-box padding-box "
            "stroke-box view-box"
        ),
        "clip-rule fill-rule: evenodd nonzero",
        "color-interpolation-filters: auto linearrgb srgb",
        "color-scheme container-name font-variant: X +",
        "column-count: I1 auto",
        "column-fill: auto balance",
        "column-gap row-gap: L0 P0 normal",
        "column-rule-color: C ,",
        ("column-rule-style: , dashed dotted double groove hidden inset none outset ridge solid"),
        "column-rule-width: L0 , medium thick thin",
        "column-span text-combine-upright: all none",
        "column-width: L0 auto",
        "contain: + content inline-size layout none paint size strict style",
        "contain-intrinsic-block-size contain-intrinsic-inline-size perspective: L0 none",
        "contain-intrinsic-height contain-intrinsic-width: + auto L0 none",
        "container-type: + inline-size normal scroll-state size",
        "content: S U () + / close-quote no-close-quote no-open-quote none normal open-quote",
        "content-visibility: auto hidden visible",
        "counter-increment counter-set: I X + none",
        "counter-reset: I X () + none",
        (
            "cursor: N U () + , alias all-scroll auto cell col-resize context-menu copy crosshair "
            "default e-resize ew-resize grab grabbing help move n-resize ne-resize nesw-resize "
            "no-drop none not-allowed ns-resize nw-resize nwse-resize pointer progress row-resize "
            "s-resize se-resize sw-resize text vertical-text w-resize wait zoom-in zoom-out "
            "-webkit-grab -webkit-grabbing -webkit-zoom-in -webkit-zoom-out"
        ),
        "cx cy x y: L N P",
        "d: () none",
        "direction: ltr rtl",
        (
            "display: + block contents flex flow flow-root grid inline inline-block inline-flex "
            "inline-grid inline-table list-item math none ruby ruby-text table table-caption "
            "table-cell table-column table-column-group table-footer-group table-header-group "
            "table-row table-row-group -webkit-box -webkit-inline-box -webkit-flex "
            "-webkit-inline-flex"
        ),
        (
            "dominant-baseline: alphabetic auto central hanging ideographic mathematical middle "
            "text-after-edge text-before-edge"
        ),
        "empty-cells: hide show",
        "field-sizing: content fixed",
        "fill stroke: + C U context-fill context-stroke none",
        (
            "fill-opacity flood-opacity opacity shape-image-threshold stop-opacity "
            "stroke-opacity: % N"
        ),
        "flex-basis: L0 P0 auto content fit-content max-content min-content stretch",
        "flex-direction: column column-reverse row row-reverse",
        "flex-grow flex-shrink stroke-miterlimit: N0",
        "flex-wrap: + balance nowrap wrap wrap-reverse",
        "float: inline-end inline-start left none right",
        "font-family: S X + ,",
        "font-feature-settings: I S + , normal off on",
        "font-kerning: auto none normal",
        "font-language-override: S normal",
        (
            "font-size: L0 P0 large larger math medium small smaller x-large x-small xx-large "
            "xx-small xxx-large"
        ),
        "font-size-adjust: N0 from-font none",
        (
            "font-stretch: P0 condensed expanded extra-condensed extra-expanded normal "
            "semi-condensed semi-expanded ultra-condensed ultra-expanded"
        ),
        "font-style: A + italic normal oblique",
        "font-synthesis: + none small-caps style weight",
        (
            "font-variant-caps: all-petite-caps all-small-caps normal petite-caps small-caps "
            "titling-caps unicase"
        ),
        (
            "font-variant-east-asian: + full-width jis04 jis78 jis83 jis90 normal "
            "proportional-width ruby simplified traditional"
        ),
        "font-variant-emoji: emoji normal text unicode",
        (
            "font-variant-ligatures: + common-ligatures contextual discretionary-ligatures "
            "historical-ligatures no-common-ligatures no-contextual no-discretionary-ligatures "
            "no-historical-ligatures none normal"
        ),
        (
            "font-variant-numeric: + diagonal-fractions lining-nums normal oldstyle-nums ordinal "
            "proportional-nums slashed-zero stacked-fractions tabular-nums"
        ),
        "font-variant-position: normal sub super",
        "font-variation-settings: N S + , normal",
        "font-weight: N0 bold bolder lighter normal",
        "forced-color-adjust: auto none preserve-parent-color",
        "grid-auto-columns grid-auto-rows: L0 P0 F () + auto max-content min-content",
        "grid-auto-flow: + column dense row",
        "grid-column-end grid-column-start grid-row-end grid-row-start: I X +",
        "grid-template-areas: S + none",
        "grid-template-columns grid-template-rows offset-path shape-outside: *",
        "hyphenate-character: S auto",
        "hyphenate-limit-chars: I1 + auto",
        "hyphens: auto manual none",
        "image-orientation: from-image none",
        "image-rendering: auto crisp-edges pixelated",
        "isolation: auto isolate",
        (
            "justify-content: + center end first flex-end flex-start last left normal right safe "
            "space-around space-between space-evenly start stretch unsafe"
        ),
        (
            "justify-items: + baseline center end first flex-end flex-start last left legacy "
            "normal right safe self-end self-start start stretch unsafe"
        ),
        (
            "justify-self: + anchor-center auto baseline center end first flex-end flex-start "
            "last left normal right safe self-end self-start start stretch unsafe"
        ),
        "letter-spacing word-spacing: L P normal",
        "line-break: anywhere auto loose normal strict",
        "line-height: L0 P0 N0 normal",
        "list-style-position: inside outside",
        "list-style-type: S X",
        "marker-end marker-mid marker-start: U none",
        "mask-clip: , border-box content-box fill-box no-clip padding-box stroke-box view-box",
        "mask-composite: , add exclude intersect subtract",
        "mask-mode: , alpha luminance match-source",
        "mask-origin: , border-box content-box fill-box padding-box stroke-box view-box",
        "mask-type: alpha luminance",
        (
            "max-block-size max-height max-inline-size max-width: L0 P0 fit-content max-content "
            "min-content none stretch"
        ),
        (
            "mix-blend-mode: color color-burn color-dodge darken difference exclusion hard-light "
            "hue lighten luminosity multiply normal overlay plus-lighter saturation screen "
            "soft-light"
        ),
        "object-fit: contain cover fill none scale-down",
        ("object-position perspective-origin transform-origin: L P + bottom center left right top"),
        "offset-anchor: L P + auto bottom center left right top",
        "offset-distance: L P",
        "offset-position: L P + auto bottom center left normal right top",
        "offset-rotate: A auto reverse",
        "order: I",
        "orphans widows: I1",
        (
            "outline-offset scroll-margin-block-end scroll-margin-block-start "
            "scroll-margin-bottom scroll-margin-inline-end scroll-margin-inline-start "
            "scroll-margin-left scroll-margin-right scroll-margin-top: L"
        ),
        "outline-style: auto dashed dotted double groove inset none outset ridge solid",
        "overflow-anchor: auto none visible",
        (
            "overflow-block overflow-inline overflow-x overflow-y: auto clip hidden overlay "
            "scroll visible"
        ),
        "overflow-wrap: anywhere break-word normal",
        (
            "overscroll-behavior-block overscroll-behavior-inline overscroll-behavior-x "
            "overscroll-behavior-y: auto contain none"
        ),
        (
            "padding-block-end padding-block-start padding-bottom padding-inline-end "
            "padding-inline-start padding-left padding-right padding-top shape-margin: L0 P0"
        ),
        "page view-transition-name: X",
        "paint-order: + fill markers normal stroke",
        (
            "pointer-events: all auto fill none painted stroke visible visiblefill visiblepainted "
            "visiblestroke"
        ),
        "position: absolute fixed relative static sticky",
        "print-color-adjust: economy exact",
        "quotes: S + auto none",
        "r: L0 N0 P0",
        "resize: auto block both horizontal inline none vertical",
        "rotate: A N + none x y z",
        "ruby-align: center space-around space-between start",
        "ruby-position text-emphasis-position: + over under left right alternate",
        "rx ry: L0 N0 P0 auto",
        "scale: % N + none",
        "scroll-behavior: auto smooth",
        (
            "scroll-padding-block-end scroll-padding-block-start scroll-padding-bottom "
            "scroll-padding-inline-end scroll-padding-inline-start scroll-padding-left "
            "scroll-padding-right scroll-padding-top: L0 P0 auto"
        ),
        "scroll-snap-align: + center end none start",
        "scroll-snap-stop: always normal",
        "scroll-snap-type: + block both inline none x y mandatory proximity",
        "scrollbar-color: C + auto",
        "scrollbar-gutter: + auto stable both-edges",
        "scrollbar-width: auto none thin",
        "shape-rendering: auto crispedges geometricprecision optimizespeed",
        "stroke-dasharray: L0 P0 N0 + , none",
        "stroke-dashoffset: L P N",
        "stroke-linecap: butt round square",
        "stroke-linejoin: bevel miter round",
        "stroke-width: L0 P0 N0",
        "tab-size: L0 N0",
        "table-layout: auto fixed",
        "text-align: center end justify left right start",
        "text-align-last: auto center end justify left right start",
        "text-anchor: end middle start",
        (
            "text-decoration-line: + blink grammar-error line-through none overline "
            "spelling-error underline"
        ),
        "text-decoration-skip-ink: all auto none",
        "text-decoration-style: dashed dotted double solid wavy",
        "text-decoration-thickness: L P auto from-font",
        "text-emphasis-style: S + circle dot double-circle filled none open sesame triangle",
        "text-indent: + L P hanging each-line",
        "text-justify: auto inter-character inter-word none",
        "text-orientation: mixed sideways upright",
        "text-overflow: S clip ellipsis",
        "text-rendering: auto geometricprecision optimizelegibility optimizespeed",
        "text-shadow: L C + , none",
        "text-size-adjust: P0 auto none",
        (
            "text-transform: + capitalize lowercase math-auto none uppercase full-width "
            "full-size-kana"
        ),
        "text-underline-position: + auto from-font left right under",
        "text-wrap: + auto balance nowrap pretty stable wrap",
        "text-wrap-mode: nowrap wrap",
        "text-wrap-style: auto balance pretty stable",
        (
            "touch-action: + auto manipulation none pan-down pan-left pan-right pan-up pan-x "
            "pan-y pinch-zoom"
        ),
        "transform: () + none",
        "transform-box: border-box content-box fill-box stroke-box view-box",
        "transform-style: flat preserve-3d",
        "transition-behavior: , allow-discrete normal",
        "transition-duration: T0 ,",
        "transition-property: X , alone:none",
        "translate: L P + none",
        "unicode-bidi: bidi-override embed isolate isolate-override normal plaintext",
        "user-select: all auto none text",
        "vector-effect: non-scaling-stroke none",
        "vertical-align: L P baseline bottom middle sub super text-bottom text-top top",
        "visibility: collapse hidden visible",
        (
            "white-space: break-spaces collapse normal nowrap pre pre-line pre-wrap preserve "
            "preserve-breaks wrap +"
        ),
        "white-space-collapse: break-spaces collapse preserve preserve-breaks",
        "will-change: X , alone:auto never:all never:none never:will-change",
        "word-break: auto-phrase break-all break-word keep-all normal",
        "writing-mode: horizontal-tb lr rl sideways-lr sideways-rl tb vertical-lr vertical-rl",
        "z-index: I auto",
        "zoom: P0 N0 normal",
    ]


def shorthand_lines() -> list[str]:
    """The shorthands: how they are read, the name, the longhands with their values when left out.

    Values do not reach the longhands behind the vertical line.
    """
    return [
        (
            "border border border-width:medium border-style:none border-color:currentcolor | "
            "border-image-source:none border-image-slice:100% border-image-width:1 "
            "border-image-outset:0 border-image-repeat:stretch"
        ),
        (
            "sides border-color border-top-color border-right-color border-bottom-color "
            "border-left-color"
        ),
        (
            "sides border-radius border-top-left-radius border-top-right-radius "
            "border-bottom-right-radius border-bottom-left-radius"
        ),
        (
            "sides border-style border-top-style border-right-style border-bottom-style "
            "border-left-style"
        ),
        (
            "sides border-width border-top-width border-right-width border-bottom-width "
            "border-left-width"
        ),
        "sides inset top right bottom left",
        "sides margin margin-top margin-right margin-bottom margin-left",
        "sides padding padding-top padding-right padding-bottom padding-left",
        (
            "sides scroll-margin scroll-margin-top scroll-margin-right scroll-margin-bottom "
            "scroll-margin-left"
        ),
        (
            "sides scroll-padding scroll-padding-top scroll-padding-right scroll-padding-bottom "
            "scroll-padding-left"
        ),
        "sides border-block-color border-block-start-color border-block-end-color",
        "sides border-block-style border-block-start-style border-block-end-style",
        "sides border-block-width border-block-start-width border-block-end-width",
        "sides border-inline-color border-inline-start-color border-inline-end-color",
        "sides border-inline-style border-inline-start-style border-inline-end-style",
        "sides border-inline-width border-inline-start-width border-inline-end-width",
        "sides contain-intrinsic-size contain-intrinsic-width contain-intrinsic-height",
        "sides gap row-gap column-gap",
        "sides inset-block inset-block-start inset-block-end",
        "sides inset-inline inset-inline-start inset-inline-end",
        "sides margin-block margin-block-start margin-block-end",
        "sides margin-inline margin-inline-start margin-inline-end",
        "sides overflow overflow-x overflow-y",
        "sides overscroll-behavior overscroll-behavior-x overscroll-behavior-y",
        "sides padding-block padding-block-start padding-block-end",
        "sides padding-inline padding-inline-start padding-inline-end",
        "sides place-content align-content justify-content",
        "sides place-items align-items justify-items",
        "sides place-self align-self justify-self",
        "sides scroll-margin-block scroll-margin-block-start scroll-margin-block-end",
        "sides scroll-margin-inline scroll-margin-inline-start scroll-margin-inline-end",
        "sides scroll-padding-block scroll-padding-block-start scroll-padding-block-end",
        "sides scroll-padding-inline scroll-padding-inline-start scroll-padding-inline-end",
        (
            "any border-top border-top-width:medium border-top-style:none "
            "border-top-color:currentcolor"
        ),
        (
            "any border-right border-right-width:medium border-right-style:none "
            "border-right-color:currentcolor"
        ),
        (
            "any border-bottom border-bottom-width:medium border-bottom-style:none "
            "border-bottom-color:currentcolor"
        ),
        (
            "any border-left border-left-width:medium border-left-style:none "
            "border-left-color:currentcolor"
        ),
        (
            "any border-block-start border-block-start-width:medium border-block-start-style:none "
            "border-block-start-color:currentcolor"
        ),
        (
            "any border-block-end border-block-end-width:medium border-block-end-style:none "
            "border-block-end-color:currentcolor"
        ),
        (
            "any border-inline-start border-inline-start-width:medium "
            "border-inline-start-style:none border-inline-start-color:currentcolor"
        ),
        (
            "any border-inline-end border-inline-end-width:medium border-inline-end-style:none "
            "border-inline-end-color:currentcolor"
        ),
        (
            "any column-rule column-rule-width:medium column-rule-style:none "
            "column-rule-color:currentcolor"
        ),
        "any columns column-width:auto column-count:auto",
        "any flex-flow flex-direction:row flex-wrap:nowrap",
        (
            "any list-style list-style-position:initial list-style-image:initial "
            "list-style-type:initial"
        ),
        "any outline outline-color:initial outline-style:initial outline-width:initial",
        (
            "any text-decoration text-decoration-line:initial text-decoration-thickness:initial "
            "text-decoration-style:initial text-decoration-color:initial"
        ),
        "any text-emphasis text-emphasis-style:initial text-emphasis-color:initial",
        (
            "any -webkit-text-stroke -webkit-text-stroke-width:initial "
            "-webkit-text-stroke-color:initial"
        ),
        "flex flex flex-grow flex-shrink flex-basis",
        (
            "any background background-image:initial background-repeat:initial "
            "background-attachment:initial background-color:initial | "
            "background-position-x:initial "
            "background-position-y:initial background-size:initial background-origin:initial "
            "background-clip:initial"
        ),
        (
            "list animation animation-duration:auto animation-timing-function:ease "
            "animation-delay:0s animation-iteration-count:1 animation-direction:normal "
            "animation-fill-mode:none animation-play-state:running animation-name:none | "
            "animation-timeline:auto animation-range-start:normal animation-range-end:normal"
        ),
        (
            "text border-image border-image-source border-image-slice border-image-width "
            "border-image-outset border-image-repeat"
        ),
        "container container container-name container-type",
        (
            "font font font-style:normal font-variant:normal font-weight:normal "
            "font-stretch:normal font-size line-height:normal font-family | font-size-adjust:none "
            "font-kerning:auto font-feature-settings:normal font-variation-settings:normal"
        ),
        (
            "text grid grid-template-rows grid-template-columns grid-template-areas "
            "grid-auto-rows "
            "grid-auto-columns grid-auto-flow"
        ),
        "text grid-area grid-row-start grid-column-start grid-row-end grid-column-end",
        "text grid-column grid-column-start grid-column-end",
        "text grid-row grid-row-start grid-row-end",
        "text grid-template grid-template-rows grid-template-columns grid-template-areas",
        "text marker marker-start marker-mid marker-end",
        (
            "text mask mask-image mask-position mask-size mask-repeat mask-origin mask-clip "
            "mask-composite mask-mode"
        ),
        "text offset offset-position offset-path offset-distance offset-rotate offset-anchor",
        (
            "list transition transition-behavior:normal transition-duration:0s "
            "transition-timing-function:ease transition-delay:0s transition-property:all"
        ),
    ]


class Grammar:
    """What a property takes."""

    __slots__ = (
        *("has_anything", "has_commas", "has_several", "has_slashes", "keywords", "known"),
        *("lonely", "refused", "types"),
    )

    def __init__(self, words: list[str], known: KnownWords) -> None:
        self.known = known
        self.keywords: set[str] = set()
        self.types: set[str] = set()
        self.lonely: set[str] = set()
        """Keywords that take nothing beside them."""
        self.refused: set[str] = words_of("default inherit initial revert revert-layer unset")
        """What no identifier of an author's may be.

        https://drafts.csswg.org/css-values-4/#custom-idents
        """
        self.has_anything = False
        self.has_several = False
        self.has_commas = False
        self.has_slashes = False
        for each in words:
            if each == "*":
                self.has_anything = True
            elif each == "+":
                self.has_several = True
            elif each == ",":
                self.has_commas = True
            elif each == "/":
                self.has_slashes = True
            elif each in known.types:
                self.types.add(each)
            elif each.startswith("never:"):
                self.refused.add(text_after_colon(each))
            elif each.startswith("alone:"):
                self.lonely.add(text_after_colon(each))
            else:
                self.keywords.add(each)

    @property
    def has_lengths(self) -> bool:
        """Whether it takes lengths."""
        return "L" in self.types or "L0" in self.types

    def takes(self, type_: str, number: str) -> bool:
        """Whether it takes a number of a type."""
        if type_ in self.types:
            return True
        return f"{type_}0" in self.types and not is_negative(number)

    def component(self, component: Component) -> str | None:
        """The text of a component, None if it is not taken."""
        kind, name, text = component.kind, component.name, component.text
        if kind == IDENT:
            if name in self.keywords or ("C" in self.types and name in self.known.colors):
                return name
            if name in self.refused or name in self.lonely:
                return None
            is_dashed = "D" in self.types and text.startswith("--")
            return text if "X" in self.types or is_dashed else None
        if kind == NUMBER:
            return self._number(name)
        if kind == PERCENTAGE and "%" in self.types:
            return as_number(name)
        if kind == PERCENTAGE:
            return text if self.takes("P", name) else None
        if kind == DIMENSION:
            return text if self.takes(type_of_unit(name, self.known.lengths), text) else None
        if kind == STRING:
            return text if "S" in self.types else None
        if kind == URL_TOKEN:
            return text if "U" in self.types else None
        if kind == HASH:
            return text if "C" in self.types else None
        if kind == FUNCTION:
            return text if self._takes_a_function(component) else None
        return None

    def _number(self, number: str) -> str | None:
        if self.takes("N", number):
            return number
        if is_integer(number) and self._takes_an_integer(number):
            return number
        return "0px" if number == "0" and self.has_lengths else None

    def _takes_an_integer(self, number: str) -> bool:
        if self.takes("I", number):
            return True
        return "I1" in self.types and number != "0" and not is_negative(number)

    def _takes_a_function(self, component: Component) -> bool:
        name = component.name
        if name in self.known.color_functions:
            return "C" in self.types or "()" in self.types
        if name not in self.known.math_functions:
            return "()" in self.types
        for each in component.units:
            type_ = "P" if each == "%" else type_of_unit(each, self.known.lengths)
            if not self.takes(type_, "0"):
                return False
        is_number = len(component.units) == 0 and name not in ("anchor", "anchor-size")
        takes_integers = self.takes("I", "0") or "I1" in self.types
        return not is_number or self.takes("N", "0") or takes_integers

    def text(self, components: list[Component]) -> str | None:
        """The text of a value, None if the property does not take it."""
        if len(components) == 0:
            return None
        if self.has_anything:
            return joined_components(components)
        if len(components) == 1 and components[0].name in self.lonely:
            return components[0].name if components[0].kind == IDENT else None
        taken: list[Component] = []
        is_after_separator = True
        for each in components:
            if each.kind in (",", "/"):
                has = self.has_commas if each.kind == "," else self.has_slashes
                if is_after_separator or not has:
                    return None
                taken.append(each)
                is_after_separator = True
                continue
            text = self.component(each)
            if text is None or (not is_after_separator and not self.has_several):
                return None
            taken.append(Component(each.kind, text))
            is_after_separator = False
        return None if is_after_separator else joined_components(taken)


class Shorthand:
    """https://drafts.csswg.org/css-cascade-5/#shorthand-property"""

    __slots__ = ("fills", "kind", "longhands", "matched", "name")

    def __init__(self, words: list[str]) -> None:
        self.kind = words[0]
        self.name = words[1]
        self.longhands: list[str] = []
        self.fills: list[str] = []
        """What each longhand is when the value does not say it."""
        self.matched = 0
        """How many longhands take components."""
        for index in range(len(words) - 2):
            each = words[index + 2]
            if each == "|":
                self.matched = len(self.longhands)
            else:
                self.longhands.append(text_before_colon(each))
                self.fills.append(text_after_colon(each))
        if self.matched == 0:
            self.matched = len(self.longhands)


class Properties:
    """The tables, read when somebody needs them."""

    __slots__ = (
        "_aliases",
        "_grammars",
        "_is_read",
        "_known",
        "_lines",
        "_names",
        "_shorthands",
        "_shorthands_of",
    )

    def __init__(self) -> None:
        self._is_read = False
        self._aliases: dict[str, str] = {}
        self._grammars: dict[str, Grammar] = {}
        self._known: KnownWords | None = None
        self._lines: dict[str, str] = {}
        self._names: list[str] = []
        self._shorthands: dict[str, Shorthand] = {}
        self._shorthands_of: dict[str, list[Shorthand]] = {}

    def _read(self) -> None:
        if self._is_read:
            return
        self._is_read = True
        for line in longhand_lines():
            for name in split_on_ascii_whitespace(text_before_colon(line)):
                self._lines[name] = line
                self._names.append(name)
        for line in shorthand_lines():
            shorthand = Shorthand(split_on_ascii_whitespace(line))
            self._shorthands[shorthand.name] = shorthand
            self._names.append(shorthand.name)
        for shorthand in list(self._shorthands.values()):
            for name in self.longhands_of(shorthand):
                others = self._shorthands_of.get(name)
                if others is None:
                    self._shorthands_of[name] = [shorthand]
                else:
                    others.append(shorthand)
        for name in split_on_ascii_whitespace(PREFIXED):
            self._alias(f"-webkit-{name}", name)
        for pair in split_on_ascii_whitespace(RENAMED):
            self._alias(text_before_colon(pair), text_after_colon(pair))

    def _grammar(self, name: str) -> Grammar | None:
        """The grammar of a longhand, which is read when somebody asks for it."""
        self._read()
        found = self._grammars.get(name)
        line = self._lines.get(name)
        if found is not None or line is None:
            return found
        if self._known is None:
            self._known = KnownWords()
        grammar = Grammar(split_on_ascii_whitespace(text_after_colon(line)), self._known)
        self._grammars[name] = grammar
        return grammar

    def _alias(self, alias: str, name: str) -> None:
        self._aliases[alias] = name
        self._names.append(alias)

    def longhands_of(self, shorthand: Shorthand) -> list[str]:
        """The longhands, also those of the shorthands that it stands for."""
        if shorthand.kind != "border":
            return shorthand.longhands
        names: list[str] = []
        for each in shorthand.longhands:
            sides = self._shorthands.get(each)
            if sides is None:
                names.append(each)
            else:
                for side in sides.longhands:
                    names.append(side)
        return names

    @property
    def names(self) -> list[str]:
        """https://drafts.csswg.org/cssom/#supported-css-property, without custom properties"""
        self._read()
        return self._names

    def resolved(self, name: str) -> str:
        """The name of a property, which may have several."""
        self._read()
        found = self._aliases.get(name)
        return name if found is None else found

    def shorthand(self, name: str) -> Shorthand | None:
        """The shorthand of a name."""
        self._read()
        return self._shorthands.get(name)

    def shorthands_of(self, name: str) -> list[Shorthand]:
        """The shorthands of a longhand, preferred ones first."""
        self._read()
        found = self._shorthands_of.get(name)
        return [] if found is None else found

    def text(self, name: str, components: list[Component]) -> str | None:
        """The text of a longhand's value, None if the property or the value is unknown."""
        grammar = self._grammar(name)
        if len(components) == 1 and is_css_wide_keyword(components[0]):
            return components[0].name if grammar is not None else None
        if name == "text-decoration-line" and not are_lines(components):
            return None
        return None if grammar is None else grammar.text(components)

    def is_longhand(self, name: str) -> bool:
        """Whether it is the name of a longhand."""
        self._read()
        return name in self._lines

    def has_several(self, name: str) -> bool:
        """Whether a longhand takes several components side by side."""
        grammar = self._grammar(name)
        return grammar is not None and grammar.has_several


PROPERTIES: Final = Properties()


def are_lines(components: list[Component]) -> bool:
    """Whether no keyword of text-decoration-line stands twice, or stands alone only.

    https://drafts.csswg.org/css-text-decor-4/#text-decoration-line-property
    """
    seen: set[str] = set()
    for each in components:
        stands_alone = each.name in ("none", "spelling-error", "grammar-error")
        if each.name in seen or (stands_alone and len(components) > 1):
            return False
        seen.add(each.name)
    return True


def is_css_wide_keyword(component: Component) -> bool:
    """https://drafts.csswg.org/css-values-4/#css-wide-keywords"""
    return component.kind == IDENT and is_css_wide_text(component.name)


def is_css_wide_text(text: str) -> bool:
    """Whether a value is one of the CSS-wide keywords."""
    return text in ("inherit", "initial", "revert", "revert-layer", "unset")


def is_negative(number: str) -> bool:
    """Whether a number, which may have a unit, is negative."""
    parsed = parsed_number(number)
    return parsed is not None and parsed < 0


def as_number(percentage: str) -> str:
    """The number that a percentage is."""
    number = parsed_number(percentage)
    return percentage if number is None else number_in_css(number / 100)


def type_of_unit(unit: str, lengths: set[str]) -> str:
    """The letter that the table has for a dimension."""
    if unit in lengths:
        return "L"
    if unit in ("s", "ms"):
        return "T"
    if unit in ("deg", "grad", "rad", "turn"):
        return "A"
    return "F" if unit == "fr" else ""
