"""The public names, for type checkers and editors."""

from webapi.css import CSS as CSS
from webapi.interfaces.abort_controller import AbortController as AbortController
from webapi.interfaces.abort_signal import AbortSignal as AbortSignal
from webapi.interfaces.abstract_range import AbstractRange as AbstractRange
from webapi.interfaces.animation_event import AnimationEvent as AnimationEvent
from webapi.interfaces.attr import Attr as Attr
from webapi.interfaces.before_unload_event import BeforeUnloadEvent as BeforeUnloadEvent
from webapi.interfaces.blob import Blob as Blob
from webapi.interfaces.byte_length_queuing_strategy import (
    ByteLengthQueuingStrategy as ByteLengthQueuingStrategy,
)
from webapi.interfaces.cdata_section import CDATASection as CDATASection
from webapi.interfaces.character_data import CharacterData as CharacterData
from webapi.interfaces.clipboard_event import ClipboardEvent as ClipboardEvent
from webapi.interfaces.command_event import CommandEvent as CommandEvent
from webapi.interfaces.comment import Comment as Comment
from webapi.interfaces.composition_event import CompositionEvent as CompositionEvent
from webapi.interfaces.compression_stream import CompressionStream as CompressionStream
from webapi.interfaces.count_queuing_strategy import (
    CountQueuingStrategy as CountQueuingStrategy,
)
from webapi.interfaces.crypto import Crypto as Crypto
from webapi.interfaces.css_condition_rule import CSSConditionRule as CSSConditionRule
from webapi.interfaces.css_container_rule import CSSContainerRule as CSSContainerRule
from webapi.interfaces.css_counter_style_rule import CSSCounterStyleRule as CSSCounterStyleRule
from webapi.interfaces.css_font_face_descriptors import (
    CSSFontFaceDescriptors as CSSFontFaceDescriptors,
)
from webapi.interfaces.css_font_face_rule import CSSFontFaceRule as CSSFontFaceRule
from webapi.interfaces.css_font_palette_values_rule import (
    CSSFontPaletteValuesRule as CSSFontPaletteValuesRule,
)
from webapi.interfaces.css_grouping_rule import CSSGroupingRule as CSSGroupingRule
from webapi.interfaces.css_import_rule import CSSImportRule as CSSImportRule
from webapi.interfaces.css_keyframe_rule import CSSKeyframeRule as CSSKeyframeRule
from webapi.interfaces.css_keyframes_rule import CSSKeyframesRule as CSSKeyframesRule
from webapi.interfaces.css_layer_block_rule import CSSLayerBlockRule as CSSLayerBlockRule
from webapi.interfaces.css_layer_statement_rule import (
    CSSLayerStatementRule as CSSLayerStatementRule,
)
from webapi.interfaces.css_margin_rule import CSSMarginRule as CSSMarginRule
from webapi.interfaces.css_media_rule import CSSMediaRule as CSSMediaRule
from webapi.interfaces.css_namespace_rule import CSSNamespaceRule as CSSNamespaceRule
from webapi.interfaces.css_nested_declarations import CSSNestedDeclarations as CSSNestedDeclarations
from webapi.interfaces.css_page_descriptors import CSSPageDescriptors as CSSPageDescriptors
from webapi.interfaces.css_page_rule import CSSPageRule as CSSPageRule
from webapi.interfaces.css_property_rule import CSSPropertyRule as CSSPropertyRule
from webapi.interfaces.css_rule import CSSRule as CSSRule
from webapi.interfaces.css_rule_list import CSSRuleList as CSSRuleList
from webapi.interfaces.css_scope_rule import CSSScopeRule as CSSScopeRule
from webapi.interfaces.css_starting_style_rule import CSSStartingStyleRule as CSSStartingStyleRule
from webapi.interfaces.css_style_declaration import CSSStyleDeclaration as CSSStyleDeclaration
from webapi.interfaces.css_style_properties import CSSStyleProperties as CSSStyleProperties
from webapi.interfaces.css_style_rule import CSSStyleRule as CSSStyleRule
from webapi.interfaces.css_style_sheet import CSSStyleSheet as CSSStyleSheet
from webapi.interfaces.css_supports_rule import CSSSupportsRule as CSSSupportsRule
from webapi.interfaces.css_view_transition_rule import (
    CSSViewTransitionRule as CSSViewTransitionRule,
)
from webapi.interfaces.custom_element_registry import (
    CustomElementRegistry as CustomElementRegistry,
)
from webapi.interfaces.custom_event import CustomEvent as CustomEvent
from webapi.interfaces.custom_state_set import CustomStateSet as CustomStateSet
from webapi.interfaces.data_transfer import DataTransfer as DataTransfer
from webapi.interfaces.data_transfer_item import DataTransferItem as DataTransferItem
from webapi.interfaces.data_transfer_item_list import DataTransferItemList as DataTransferItemList
from webapi.interfaces.decompression_stream import DecompressionStream as DecompressionStream
from webapi.interfaces.device_orientation_event import (
    DeviceOrientationEvent as DeviceOrientationEvent,
)
from webapi.interfaces.document import Document as Document
from webapi.interfaces.document_fragment import DocumentFragment as DocumentFragment
from webapi.interfaces.document_type import DocumentType as DocumentType
from webapi.interfaces.dom_implementation import DOMImplementation as DOMImplementation
from webapi.interfaces.dom_parser import DOMParser as DOMParser
from webapi.interfaces.dom_string_map import DOMStringMap as DOMStringMap
from webapi.interfaces.dom_token_list import DOMTokenList as DOMTokenList
from webapi.interfaces.drag_event import DragEvent as DragEvent
from webapi.interfaces.element import Element as Element
from webapi.interfaces.element_internals import ElementInternals as ElementInternals
from webapi.interfaces.error_event import ErrorEvent as ErrorEvent
from webapi.interfaces.event import Event as Event
from webapi.interfaces.event_source import EventSource as EventSource
from webapi.interfaces.event_target import EventTarget as EventTarget
from webapi.interfaces.file import File as File
from webapi.interfaces.file_list import FileList as FileList
from webapi.interfaces.focus_event import FocusEvent as FocusEvent
from webapi.interfaces.form_data import FormData as FormData
from webapi.interfaces.form_data_event import FormDataEvent as FormDataEvent
from webapi.interfaces.headers import Headers as Headers
from webapi.interfaces.html_anchor_element import HTMLAnchorElement as HTMLAnchorElement
from webapi.interfaces.html_area_element import HTMLAreaElement as HTMLAreaElement
from webapi.interfaces.html_audio_element import HTMLAudioElement as HTMLAudioElement
from webapi.interfaces.html_base_element import HTMLBaseElement as HTMLBaseElement
from webapi.interfaces.html_body_element import HTMLBodyElement as HTMLBodyElement
from webapi.interfaces.html_br_element import HTMLBRElement as HTMLBRElement
from webapi.interfaces.html_button_element import HTMLButtonElement as HTMLButtonElement
from webapi.interfaces.html_canvas_element import HTMLCanvasElement as HTMLCanvasElement
from webapi.interfaces.html_collection import HTMLCollection as HTMLCollection
from webapi.interfaces.html_d_list_element import HTMLDListElement as HTMLDListElement
from webapi.interfaces.html_data_element import HTMLDataElement as HTMLDataElement
from webapi.interfaces.html_data_list_element import HTMLDataListElement as HTMLDataListElement
from webapi.interfaces.html_details_element import HTMLDetailsElement as HTMLDetailsElement
from webapi.interfaces.html_dialog_element import HTMLDialogElement as HTMLDialogElement
from webapi.interfaces.html_directory_element import HTMLDirectoryElement as HTMLDirectoryElement
from webapi.interfaces.html_div_element import HTMLDivElement as HTMLDivElement
from webapi.interfaces.html_element import HTMLElement as HTMLElement
from webapi.interfaces.html_embed_element import HTMLEmbedElement as HTMLEmbedElement
from webapi.interfaces.html_field_set_element import HTMLFieldSetElement as HTMLFieldSetElement
from webapi.interfaces.html_font_element import HTMLFontElement as HTMLFontElement
from webapi.interfaces.html_form_controls_collection import (
    HTMLFormControlsCollection as HTMLFormControlsCollection,
)
from webapi.interfaces.html_form_element import HTMLFormElement as HTMLFormElement
from webapi.interfaces.html_frame_element import HTMLFrameElement as HTMLFrameElement
from webapi.interfaces.html_frame_set_element import HTMLFrameSetElement as HTMLFrameSetElement
from webapi.interfaces.html_head_element import HTMLHeadElement as HTMLHeadElement
from webapi.interfaces.html_heading_element import HTMLHeadingElement as HTMLHeadingElement
from webapi.interfaces.html_hr_element import HTMLHRElement as HTMLHRElement
from webapi.interfaces.html_html_element import HTMLHtmlElement as HTMLHtmlElement
from webapi.interfaces.html_i_frame_element import HTMLIFrameElement as HTMLIFrameElement
from webapi.interfaces.html_image_element import HTMLImageElement as HTMLImageElement
from webapi.interfaces.html_input_element import HTMLInputElement as HTMLInputElement
from webapi.interfaces.html_label_element import HTMLLabelElement as HTMLLabelElement
from webapi.interfaces.html_legend_element import HTMLLegendElement as HTMLLegendElement
from webapi.interfaces.html_li_element import HTMLLIElement as HTMLLIElement
from webapi.interfaces.html_link_element import HTMLLinkElement as HTMLLinkElement
from webapi.interfaces.html_map_element import HTMLMapElement as HTMLMapElement
from webapi.interfaces.html_marquee_element import HTMLMarqueeElement as HTMLMarqueeElement
from webapi.interfaces.html_media_element import HTMLMediaElement as HTMLMediaElement
from webapi.interfaces.html_menu_element import HTMLMenuElement as HTMLMenuElement
from webapi.interfaces.html_meta_element import HTMLMetaElement as HTMLMetaElement
from webapi.interfaces.html_meter_element import HTMLMeterElement as HTMLMeterElement
from webapi.interfaces.html_mod_element import HTMLModElement as HTMLModElement
from webapi.interfaces.html_o_list_element import HTMLOListElement as HTMLOListElement
from webapi.interfaces.html_object_element import HTMLObjectElement as HTMLObjectElement
from webapi.interfaces.html_opt_group_element import HTMLOptGroupElement as HTMLOptGroupElement
from webapi.interfaces.html_option_element import HTMLOptionElement as HTMLOptionElement
from webapi.interfaces.html_options_collection import HTMLOptionsCollection as HTMLOptionsCollection
from webapi.interfaces.html_output_element import HTMLOutputElement as HTMLOutputElement
from webapi.interfaces.html_paragraph_element import HTMLParagraphElement as HTMLParagraphElement
from webapi.interfaces.html_param_element import HTMLParamElement as HTMLParamElement
from webapi.interfaces.html_picture_element import HTMLPictureElement as HTMLPictureElement
from webapi.interfaces.html_pre_element import HTMLPreElement as HTMLPreElement
from webapi.interfaces.html_progress_element import HTMLProgressElement as HTMLProgressElement
from webapi.interfaces.html_quote_element import HTMLQuoteElement as HTMLQuoteElement
from webapi.interfaces.html_script_element import HTMLScriptElement as HTMLScriptElement
from webapi.interfaces.html_select_element import HTMLSelectElement as HTMLSelectElement
from webapi.interfaces.html_selected_content_element import (
    HTMLSelectedContentElement as HTMLSelectedContentElement,
)
from webapi.interfaces.html_slot_element import HTMLSlotElement as HTMLSlotElement
from webapi.interfaces.html_source_element import HTMLSourceElement as HTMLSourceElement
from webapi.interfaces.html_span_element import HTMLSpanElement as HTMLSpanElement
from webapi.interfaces.html_style_element import HTMLStyleElement as HTMLStyleElement
from webapi.interfaces.html_table_caption_element import (
    HTMLTableCaptionElement as HTMLTableCaptionElement,
)
from webapi.interfaces.html_table_cell_element import HTMLTableCellElement as HTMLTableCellElement
from webapi.interfaces.html_table_col_element import HTMLTableColElement as HTMLTableColElement
from webapi.interfaces.html_table_element import HTMLTableElement as HTMLTableElement
from webapi.interfaces.html_table_row_element import HTMLTableRowElement as HTMLTableRowElement
from webapi.interfaces.html_table_section_element import (
    HTMLTableSectionElement as HTMLTableSectionElement,
)
from webapi.interfaces.html_template_element import HTMLTemplateElement as HTMLTemplateElement
from webapi.interfaces.html_text_area_element import HTMLTextAreaElement as HTMLTextAreaElement
from webapi.interfaces.html_time_element import HTMLTimeElement as HTMLTimeElement
from webapi.interfaces.html_title_element import HTMLTitleElement as HTMLTitleElement
from webapi.interfaces.html_track_element import HTMLTrackElement as HTMLTrackElement
from webapi.interfaces.html_u_list_element import HTMLUListElement as HTMLUListElement
from webapi.interfaces.html_unknown_element import HTMLUnknownElement as HTMLUnknownElement
from webapi.interfaces.html_video_element import HTMLVideoElement as HTMLVideoElement
from webapi.interfaces.input_event import InputEvent as InputEvent
from webapi.interfaces.keyboard_event import KeyboardEvent as KeyboardEvent
from webapi.interfaces.location import Location as Location
from webapi.interfaces.math_ml_element import MathMLElement as MathMLElement
from webapi.interfaces.media_list import MediaList as MediaList
from webapi.interfaces.message_event import MessageEvent as MessageEvent
from webapi.interfaces.mouse_event import MouseEvent as MouseEvent
from webapi.interfaces.mutation_observer import MutationObserver as MutationObserver
from webapi.interfaces.mutation_record import MutationRecord as MutationRecord
from webapi.interfaces.named_node_map import NamedNodeMap as NamedNodeMap
from webapi.interfaces.node import Node as Node
from webapi.interfaces.node_filter import NodeFilter as NodeFilter
from webapi.interfaces.node_iterator import NodeIterator as NodeIterator
from webapi.interfaces.node_list import NodeList as NodeList
from webapi.interfaces.origin import Origin as Origin
from webapi.interfaces.page_transition_event import PageTransitionEvent as PageTransitionEvent
from webapi.interfaces.performance import Performance as Performance
from webapi.interfaces.pointer_event import PointerEvent as PointerEvent
from webapi.interfaces.processing_instruction import ProcessingInstruction as ProcessingInstruction
from webapi.interfaces.progress_event import ProgressEvent as ProgressEvent
from webapi.interfaces.radio_node_list import RadioNodeList as RadioNodeList
from webapi.interfaces.range import Range as Range
from webapi.interfaces.readable_byte_stream_controller import (
    ReadableByteStreamController as ReadableByteStreamController,
)
from webapi.interfaces.readable_stream import ReadableStream as ReadableStream
from webapi.interfaces.readable_stream_byob_reader import (
    ReadableStreamBYOBReader as ReadableStreamBYOBReader,
)
from webapi.interfaces.readable_stream_byob_request import (
    ReadableStreamBYOBRequest as ReadableStreamBYOBRequest,
)
from webapi.interfaces.readable_stream_default_controller import (
    ReadableStreamDefaultController as ReadableStreamDefaultController,
)
from webapi.interfaces.readable_stream_default_reader import (
    ReadableStreamDefaultReader as ReadableStreamDefaultReader,
)
from webapi.interfaces.request import Request as Request
from webapi.interfaces.response import Response as Response
from webapi.interfaces.security_policy_violation_event import (
    SecurityPolicyViolationEvent as SecurityPolicyViolationEvent,
)
from webapi.interfaces.selection import Selection as Selection
from webapi.interfaces.shadow_root import ShadowRoot as ShadowRoot
from webapi.interfaces.static_range import StaticRange as StaticRange
from webapi.interfaces.style_sheet import StyleSheet as StyleSheet
from webapi.interfaces.submit_event import SubmitEvent as SubmitEvent
from webapi.interfaces.svg_animated_string import SVGAnimatedString as SVGAnimatedString
from webapi.interfaces.svg_element import SVGElement as SVGElement
from webapi.interfaces.svg_graphics_element import SVGGraphicsElement as SVGGraphicsElement
from webapi.interfaces.svg_number import SVGNumber as SVGNumber
from webapi.interfaces.svg_rect import SVGRect as SVGRect
from webapi.interfaces.svgsvg_element import SVGSVGElement as SVGSVGElement
from webapi.interfaces.text import Text as Text
from webapi.interfaces.text_decoder import TextDecoder as TextDecoder
from webapi.interfaces.text_decoder_stream import TextDecoderStream as TextDecoderStream
from webapi.interfaces.text_encoder import TextEncoder as TextEncoder
from webapi.interfaces.text_encoder_stream import TextEncoderStream as TextEncoderStream
from webapi.interfaces.text_event import TextEvent as TextEvent
from webapi.interfaces.time_ranges import TimeRanges as TimeRanges
from webapi.interfaces.toggle_event import ToggleEvent as ToggleEvent
from webapi.interfaces.transform_stream import TransformStream as TransformStream
from webapi.interfaces.transform_stream_default_controller import (
    TransformStreamDefaultController as TransformStreamDefaultController,
)
from webapi.interfaces.transition_event import TransitionEvent as TransitionEvent
from webapi.interfaces.tree_walker import TreeWalker as TreeWalker
from webapi.interfaces.ui_event import UIEvent as UIEvent
from webapi.interfaces.url import URL as URL
from webapi.interfaces.url_pattern import URLPattern as URLPattern
from webapi.interfaces.url_search_params import URLSearchParams as URLSearchParams
from webapi.interfaces.validity_state import ValidityState as ValidityState
from webapi.interfaces.wheel_event import WheelEvent as WheelEvent
from webapi.interfaces.window_or_worker_global_scope import atob as atob
from webapi.interfaces.window_or_worker_global_scope import btoa as btoa
from webapi.interfaces.window_or_worker_global_scope import clearInterval as clearInterval
from webapi.interfaces.window_or_worker_global_scope import clearTimeout as clearTimeout
from webapi.interfaces.window_or_worker_global_scope import crypto as crypto
from webapi.interfaces.window_or_worker_global_scope import fetch as fetch
from webapi.interfaces.window_or_worker_global_scope import performance as performance
from webapi.interfaces.window_or_worker_global_scope import queueMicrotask as queueMicrotask
from webapi.interfaces.window_or_worker_global_scope import reportError as reportError
from webapi.interfaces.window_or_worker_global_scope import setInterval as setInterval
from webapi.interfaces.window_or_worker_global_scope import setTimeout as setTimeout
from webapi.interfaces.window_or_worker_global_scope import structuredClone as structuredClone
from webapi.interfaces.worker_location import WorkerLocation as WorkerLocation
from webapi.interfaces.writable_stream import WritableStream as WritableStream
from webapi.interfaces.writable_stream_default_controller import (
    WritableStreamDefaultController as WritableStreamDefaultController,
)
from webapi.interfaces.writable_stream_default_writer import (
    WritableStreamDefaultWriter as WritableStreamDefaultWriter,
)
from webapi.interfaces.x_path_evaluator import XPathEvaluator as XPathEvaluator
from webapi.interfaces.x_path_expression import XPathExpression as XPathExpression
from webapi.interfaces.x_path_ns_resolver import XPathNSResolver as XPathNSResolver
from webapi.interfaces.x_path_result import XPathResult as XPathResult
from webapi.interfaces.xml_document import XMLDocument as XMLDocument
from webapi.interfaces.xml_http_request import XMLHttpRequest as XMLHttpRequest
from webapi.interfaces.xml_http_request_event_target import (
    XMLHttpRequestEventTarget as XMLHttpRequestEventTarget,
)
from webapi.interfaces.xml_http_request_upload import XMLHttpRequestUpload as XMLHttpRequestUpload
from webapi.interfaces.xml_serializer import XMLSerializer as XMLSerializer
from webapi.uri import URIError as URIError
from webapi.uri import decodeURI as decodeURI
from webapi.uri import decodeURIComponent as decodeURIComponent
from webapi.uri import encodeURI as encodeURI
from webapi.uri import encodeURIComponent as encodeURIComponent
from webapi.url.validation import InvalidURLError as InvalidURLError
from webapi.webidl.dom_exception import DOMException as DOMException
from webapi.webidl.dom_exception import QuotaExceededError as QuotaExceededError
from webapi.webidl.exceptions import RangeError as RangeError
from webapi.webidl.thrown_value import ThrownValue as ThrownValue
from webapi.webidl.values import jsnull as jsnull
