"""How the scripts of this package are linked, made by ``python -m idl``: see idl/linker.py."""

LINKS = {
    "": (
        "glue/built_ins.js glue/call_sites.js glue/late_scripts.js glue/conversions.js "
        "glue/platform_objects.js glue/interface_objects.js glue/values.js glue/dom_exception.js "
        "generated/brands.js glue/timers.js glue/error_reporting.js glue/window.js "
        "glue/global_scope.js generated/global_scope.js glue/host_entries.js glue/late_events.js",
        "",
        "",
        "css_style_sheets:adoptedStyleSheetsOf dom:appendHtmlHeadAndBody dom:asciiLowercase "
        "frames:askFrames blob_streams:blobStream blob_streams:blobTextStream driver:callWith "
        "cssom_view:changeEnvironment web_crypto:cryptoImpl driver:deliver data_transfer:dragOf "
        "stream_crossing:enterStream driver:errorTexts ui_events:eventNamed fetching:fetchImpl "
        "html_events:fireError promise_rejections:fireUnhandledRejection "
        "frames:followFrameNavigations dom:formDataOfForm dom_events:globalTarget "
        "handlers:handleRequest history:historyImpl module_scripts:importModuleOfHost "
        "module_scripts:importerOf dom:inherited cssom:inlineStyle dom:isHtmlElement "
        "cascade:isInWindow cascade:isRendered cascade:isWithoutBoxes web_animations:itemAt "
        "cascade:keywordOf stream_crossing:leaveStream page_scripts:loadMessage "
        "navigator:navigatorImpl data_transfer:newDragEvent history:newHashChangeEvent "
        "message_events:newMessageEvent page_events:newPageEvent storage:newStorageEvent "
        "xpath:newXpathEvaluator dom:pageDocument user_input:performUserInput "
        "hr_time:performanceImpl message_ports:postMessageOfWindow user_input:putTheCaretInside "
        "page_scripts:queuePageTask custom_elements:registryFor host:reject "
        "css_style_sheets:replaceAdoptedStyleSheets dom:replaceAllWithin host:resolve "
        "module_scripts:runModuleOfHost navigator:screenImpl "
        "css_style_sheets:serializedMediaQueries storage:storageImpl "
        "structured_clone:structuredCloneImpl driver:take module_scripts:takeFunctionsOfModules "
        "module_scripts:takeModules stream_crossing:unlockStream history:updateDocument "
        "view:windowFunction opened_windows:windowOpener",
        "apply construct defineProperty deleteProperty getOwnPropertyDescriptor getProperty "
        "getPrototypeOf hasProperty ownKeys setProperty createObject freeze captureStackTrace "
        "stackOfErrors preventExtensions isSameValue setPrototypeOf parse stringify toString "
        "iteratorSymbol asyncIteratorSymbol toPrimitive toStringTag unscopables world evaluate "
        "floor min max Errors Later resolved Surrounded boundTo then resolveWith getterOf "
        "fromUnits replaceAll textStarts textEnds lastIndexOf unitAtIndex charCodeAt findText "
        "slice toLowerCase toUpperCase toFixed toPrecision repeatText splice execute Integers "
        "integerText Compiled keysOf Table tableGet tableSet tableDelete tableForEach tableSize "
        "tableHas WeakTable weakGet weakSet objectPrototype valueOfObject arrayPrototype joinList "
        "sortList nextOfGenerator nextOfAsyncGenerator Bytes isView typedArrayName setBytes "
        "typedArrayParts dataViewParts bufferLength isResizable withoutParent newList isObject "
        "Sets Dates Expressions Buffers toObject isArray addToSet forEachOfSet sizeOfSet "
        "timeOfDate minutesBehindUtc sourceOf isGlobal lengthOfView valuesOfView hasTag isError "
        "resizeBuffer transferBuffer mostBytesOf Views ErrorsByName valuesOfWrappers flags "
        "isRefusedPrototype parseInteger parseNumber isoDate expressionText isLoaded offered "
        "openers fetched prototypeOf notASCII blockLength quote escaped searched joined "
        "toStringText toBooleanText toIntegerText toClampedText sequenceMethod sequenceOf "
        "sequenceItems recordOf enumOf dictionaryOf interfaceOf toHandleText toAnyText iteratedOf "
        "unionOf overload identity undefinedFrom nullableFrom listFrom recordFrom dictionaryFrom "
        "fits enumerableKeys isArrayBuffer isDetached isBufferSource toBufferText "
        "toSharedBufferText noBufferSource bufferText fixedLength isSharedBuffer newBytes "
        "newBuffer flat ask release references dereference registry newReference watch bury "
        "objects innerOf setInner newBrand implemented internals initialize constructed made "
        "target value assign call query platformObject objectOrValue sameObject frozenArray "
        "promised cursor read pairIterators forEachPair property noteBuiltIns enumerable expose "
        "checkGlobal replace constants callbackInterfaceObject unscopable unforgeable tooFew "
        "indexed named settable arrayIndex anyValue booleanValue stringValue "
        "nullToEmptyStringValue byteStringValue scalarValueString unsignedShortValue shortValue "
        "unsignedLongValue longValue enforcedValue unrestrictedDoubleValue doubleValue floatValue "
        "plainObjectValue implementationValue platformObjectValue nullableValue nullOrValue "
        "undefinedValue enumValue isEnumValue bufferValue sequenceValue iteratedValue "
        "frozenArrayValue recordValue listValue isRequired anEmptyList dictionaryValue unionValue "
        "promiseValue rejectedWith asyncSequenceValue asyncIteratedValue AsyncSequence theGiven "
        "givenOf functionValue objectOrNullFunctionValue callbackInterfaceValue callMethodOf "
        "promiseOfCall implementation adopt objectOf orNull objectOrNull givenOrNull "
        "objectOrPrimitive arrayOf frozenElementsOrNull dictionaryOfValues frozenArrayOf "
        "valuePairIterators forEachValuePair iterableAsArray endOfIteration asyncIterators "
        "DOMExceptionBrand NewError cloneOfException DOMException codes QuotaExceededError "
        "newCompressionCall compressCall parseUrlCall referrerCall bodyOfFormCall blobOfBodyCall "
        "formDataOfBodyCall isEventStreamCall xmlHttpRequestCall documentCall copyOfFormCall "
        "CompressionStreamBrand DecompressionStreamBrand MediaListBrand StyleSheetBrand "
        "CSSStyleSheetBrand StyleSheetListBrand CSSRuleListBrand CSSRuleBrand "
        "CSSGroupingRuleBrand CSSStyleRuleBrand CSSConditionRuleBrand CSSMediaRuleBrand "
        "CSSNestedDeclarationsBrand CSSImportRuleBrand CSSNamespaceRuleBrand "
        "CSSStyleDeclarationBrand CSSPageDescriptorsBrand CSSPageRuleBrand CSSMarginRuleBrand "
        "CSSKeyframeRuleBrand CSSKeyframesRuleBrand CSSFontFaceDescriptorsBrand "
        "CSSFontFaceRuleBrand CSSFontPaletteValuesRuleBrand CSSSupportsRuleBrand "
        "CSSLayerBlockRuleBrand CSSLayerStatementRuleBrand CSSScopeRuleBrand "
        "CSSContainerRuleBrand CSSStartingStyleRuleBrand CSSCounterStyleRuleBrand "
        "CSSPropertyRuleBrand CSSViewTransitionRuleBrand CSSStylePropertiesBrand "
        "CustomElementRegistryBrand DataTransferBrand DataTransferItemListBrand "
        "DataTransferItemBrand EventBrand UIEventBrand MouseEventBrand DragEventBrand "
        "ClipboardEventBrand EventTargetBrand NodeBrand DocumentBrand ElementBrand "
        "AbstractRangeBrand StaticRangeBrand CustomEventBrand AbortControllerBrand "
        "AbortSignalBrand TextDecoderBrand TextEncoderBrand TextDecoderStreamBrand "
        "TextEncoderStreamBrand RequestBrand ResponseBrand BlobBrand FileBrand HeadersBrand "
        "PerformanceBrand ErrorEventBrand LocationBrand WorkerLocationBrand OriginBrand "
        "MessageEventBrand TransitionEventBrand AnimationEventBrand PageTransitionEventBrand "
        "BeforeUnloadEventBrand SecurityPolicyViolationEventBrand DeviceOrientationEventBrand "
        "LocationNavigationBrand EventSourceBrand ReadableStreamBrand "
        "ReadableStreamDefaultReaderBrand ReadableStreamBYOBReaderBrand "
        "ReadableStreamDefaultControllerBrand ReadableByteStreamControllerBrand "
        "ReadableStreamBYOBRequestBrand WritableStreamBrand WritableStreamDefaultWriterBrand "
        "WritableStreamDefaultControllerBrand TransformStreamBrand "
        "TransformStreamDefaultControllerBrand ByteLengthQueuingStrategyBrand "
        "CountQueuingStrategyBrand FocusEventBrand WheelEventBrand PointerEventBrand "
        "InputEventBrand KeyboardEventBrand CompositionEventBrand ToggleEventBrand "
        "CommandEventBrand TextEventBrand URLBrand URLSearchParamsBrand URLPatternBrand "
        "CryptoBrand FormDataBrand XMLHttpRequestEventTargetBrand XMLHttpRequestUploadBrand "
        "XMLHttpRequestBrand ProgressEventBrand XPathResultBrand XPathExpressionBrand "
        "XPathEvaluatorBrand MediaQueryListBrand MediaQueryListEventBrand DOMRectReadOnlyBrand "
        "DOMRectBrand DOMRectListBrand HistoryBrand PopStateEventBrand HashChangeEventBrand "
        "IdleDeadlineBrand IntersectionObserverBrand IntersectionObserverEntryBrand "
        "MessageChannelBrand MessagePortBrand NavigatorBrand ScreenBrand "
        "PromiseRejectionEventBrand ResizeObserverBrand ResizeObserverEntryBrand "
        "ResizeObserverSizeBrand StorageBrand StorageEventBrand ViewTransitionBrand "
        "ViewTransitionTypeSetBrand AnimationTimelineBrand DocumentTimelineBrand "
        "AnimationEffectBrand KeyframeEffectBrand AnimationBrand CSSTransitionBrand "
        "CSSAnimationBrand AnimationPlaybackEventBrand stepsHere askEventLoop waiting active "
        "hasALoop timeOrigin now coarseNow isBefore runStepsAfterTimeout cancelSteps "
        "setTimeoutImpl setIntervalImpl clearTimeoutImpl running report reportRejection "
        "reportIfDropped page askWindow childFrames pageLocation documentImpl emptyDocument "
        "exchangeCurrentEvent navigated isThisWindow openWindow toEventHandler frameLength frames "
        "toFrameCallback nextFrame untilNextFrame requestFrame Window hasTransport withEmptyStack "
        "runScript tellListener withImportCalls streamLeaves streamStays streamEnters pageMessage "
        "inPageTask xpathEvaluator queueATask newEvent putTheCaretInto newStyle "
        "newAdoptedStyleSheets setAdoptedStyleSheets mediaQueries canBeSeen isHiddenWithContents "
        "textOfFetchedSheet newDrag newRegistry",
    ),
    "blob_streams": (
        "glue/blob_reading.js translated/streams/blobs.js",
        "encoding_streams host streams",
        "Bytes SourceAlgorithms TextDecoderStreamImpl cloneAsBytes createReadableByteStream "
        "innerOf isView min newBytes promiseRejectedWith promiseResolvedWith query viewByteLength "
        "viewByteOffset viewedBuffer",
        "",
        "blobTextStream textStream blobStream",
    ),
    "cascade": (
        "translated/dom/css_cascade.js glue/rendering.js glue/cascade.js glue/containers.js",
        "dom dom_events host",
        "AnchorSelector AnySelector AttributeSelector ClassSelector CustomStateSelector "
        "DirectionSelector EmptySelector HTMLLinkElementImpl HTMLStyleElementImpl HTML_NAMESPACE "
        "HasSelector HostContextSelector HostSelector IDSelector LanguageSelector Matching "
        "NamespaceSelector NthSelector OnlySelector PseudoElementSelector SVG_NAMESPACE "
        "ScopeSelector SelectorOfSelectors ShadowRootImpl StateSelector Table TypeSelector "
        "WhereSelector asciiLowercase ask askWindow assignedSlot childTextContent documentImpl "
        "fetched findSlottables findText flushStyles focusFixup hasImports isHtmlElement isLink "
        "joinList listAppend listOf listed made matchesAny newList nextElement nextNode ownKeys "
        "page parentElement parentInTheFlatTree parseSelector property query quote rootOf scope "
        "shadowRootOf slice splitOnAsciiWhitespace stripped tableDelete tableForEach tableGet "
        "tableHas tableSet tableSize tableValues target textAfterColon textBeforeColon textStarts "
        "value withoutParent",
        "css_style_sheets:adoptedSheetValue computed_style:cascadedValue "
        "computed_style:computedCustomValue computed_style:computedValue css_variables:firstVar "
        "computed_style:fontSizeOf css_variables:joinedAround css_variables:longhandValue "
        "computed_style:sizeInPixels",
        "declarationOf mayMatch selectorKeysOf isOfHtml isContentSkipped pseudoElementOf "
        "flatParent isInWindow isInFlatTree isRendered isRoot checkVisibility sheetsOfTree "
        "forgetStyles mayDeclare declaredValue inStartingStyle inheritedFrom longhands "
        "customValue controls keywordOf isWithoutBoxes isAbsolute floatOf displayOf isMeant",
    ),
    "compression": (
        "glue/compression.js translated/streams/compression.js generated/compression.js",
        "console host streams",
        "CompressionStreamBrand DecompressionStreamBrand Errors GenericTransformStream adopt ask "
        "compressCall enumValue expose format implementation internals newBytes "
        "newCompressionCall newList objectOf stringify toBufferText tooFew viewByteLength watch "
        "withoutParent",
        "",
        "",
    ),
    "computed_style": (
        "glue/computed_style.js",
        "css cssom dom",
        "CSSStylePropertiesBrand DOMException Declaration Declarations ElementStyle PROPERTIES "
        "asciiLowercase colorOfDigits createObject execute fetched findText flat floor "
        "flushStyles hasOneColon implementation isPseudoElement listed newList numberInCss "
        "ownKeys parsedColor propertyName replace running slice sortList textEnds textStarts "
        "toPrecision value",
        "cascade:customValue cascade:declaredValue cascade:displayOf cascade:flatParent "
        "cascade:floatOf layout:heightOf cascade:inheritedFrom cascade:isInFlatTree "
        "css_style_sheets:isRelative cascade:isRendered cascade:longhands cascade:pseudoElementOf "
        "layout:widthOf",
        "isInheritedName namesOfCurrentColor initialValue fontSizeOf isCustom isColor "
        "computedCustomValue computedValue cascadedValue sizeInPixels computedStyle",
    ),
    "console": (
        "glue/console.js",
        "",
        "DOMExceptionBrand NewError Table askEventLoop createObject defineProperty enumerableKeys "
        "execute expressionText fits floor forEachOfSet getOwnPropertyDescriptor getPrototypeOf "
        "implemented innerOf isArray isError isGlobal isObject isoDate lengthOfView newList "
        "noteBuiltIns now offered ownKeys parseInteger parseNumber property quote sequenceItems "
        "sequenceMethod setPrototypeOf sizeOfSet slice stringValue stringify tableDelete "
        "tableForEach tableGet tableSet tableSize target tellListener timeOfDate toString "
        "toStringTag typedArrayName value",
        "",
        "shortened formatted keyText format print",
    ),
    "css": (
        "glue/css.js",
        "dom",
        "charCodeAt createObject defineProperty fetched floor fromUnits isDigit max min offered "
        "property slice stringValue toFixed toString toStringTag tooFew value",
        "css_style_sheets:supportsCondition css_style_sheets:supportsDeclaration",
        "serializeAnIdentifier serializeAString cssNumber numberInCss rounded hexadecimalNumber",
    ),
    "css_style_sheets": (
        "translated/dom/selector_text.js translated/dom/css_media.js "
        "translated/dom/css_descriptors.js translated/dom/css_syntax_strings.js "
        "translated/dom/css_rules.js translated/dom/css_style_sheets.js "
        "translated/dom/css_supports.js translated/dom/css_imports.js "
        "generated/css_style_sheets.js glue/css_style_sheets.js",
        "console css cssom dom host intersection_observer",
        "AT_KEYWORD CSSConditionRuleBrand CSSContainerRuleBrand CSSCounterStyleRuleBrand "
        "CSSFontFaceDescriptorsBrand CSSFontFaceRuleBrand CSSFontPaletteValuesRuleBrand "
        "CSSGroupingRuleBrand CSSImportRuleBrand CSSKeyframeRuleBrand CSSKeyframesRuleBrand "
        "CSSLayerBlockRuleBrand CSSLayerStatementRuleBrand CSSMarginRuleBrand CSSMediaRuleBrand "
        "CSSNamespaceRuleBrand CSSNestedDeclarationsBrand CSSPageDescriptorsBrand "
        "CSSPageRuleBrand CSSPropertyRuleBrand CSSRuleBrand CSSRuleListBrand CSSScopeRuleBrand "
        "CSSStartingStyleRuleBrand CSSStyleDeclarationImpl CSSStylePropertiesImpl "
        "CSSStyleRuleBrand CSSStyleSheetBrand CSSSupportsRuleBrand CSSViewTransitionRuleBrand "
        "Component DIMENSION DOMException Declaration Declarations END Errors FUNCTION Grammar "
        "HASH HTMLCollectionImpl HTMLLinkElementImpl HTML_NAMESPACE IDENT KnownWords "
        "MAX_SELECTOR_DEPTH MediaListBrand NUMBER PERCENTAGE PROPERTIES STRING SelectorParser "
        "StyleSheetBrand StyleSheetListBrand Surrounded Table Token URL_TOKEN ValueTokenizer "
        "WHITESPACE addDeclarations adopt anyValue arrayIndex asciiLowercase asciiUppercase "
        "askWindow associatedDocument booleanValue childTextContent constants cssNumber "
        "declarationsOf defineCssAttributes defineProperty deleteProperty dictionaryOfValues "
        "dictionaryValue documentImpl expose fetched frozenArrayOf hasProperty implementation "
        "implementationValue indexed internals isCssWideKeyword isCssWideText isHexadecimal "
        "isInteger isNegative isObject isValid isWhitespace joinedComponents joinedTexts keyText "
        "link listAppend listOf listPop listed margin mediaQueries newList newPromise "
        "nullToEmptyStringValue numberText objectOf objectOrNull orNull parseAnPlusB "
        "parseDeclarations parsedNumber promiseRejectedWith property propertyName query "
        "queueAMicrotask quote read readValue rejectedWith resolve scalarValueString "
        "serializeAString serializeAnIdentifier setProperty setPrototypeOf sourceBetween "
        "splitOnAsciiWhitespace stringValue tableGet tableSet tableSize tableValues target "
        "textAfterColon textBeforeColon textOfFetchedSheet textStarts toString tokenize tooFew "
        "unionValue unsignedLongValue value withoutParent",
        "computed_style:initialValue computed_style:isCustom cascade:isMeant",
        "isWhole isRelative collapsed isKept getStyleSheets getSheet getDisabled setDisabled "
        "supportsDeclaration supportsCondition serializedMediaQueries adoptedSheetValue "
        "adoptedStyleSheetsOf replaceAdoptedStyleSheets sheetOfModule",
    ),
    "css_variables": (
        "translated/dom/css_variables.js",
        "cssom dom host",
        "END FUNCTION IDENT ValueTokenizer WHITESPACE asciiLowercase declarationsOf joinedTexts "
        "listOf propertyName readValue sourceBetween value withoutParent",
        "",
        "longhandValue firstVar joinedAround",
    ),
    "cssom": (
        "translated/dom/css_colors.js translated/dom/css_values.js "
        "translated/dom/css_properties.js translated/dom/css_shorthands.js "
        "translated/dom/css_declarations.js generated/cssom.js glue/css_style.js",
        "css dom host page_scripts",
        "AT_KEYWORD CSSStyleDeclarationBrand CSSStylePropertiesBrand DIMENSION END Errors "
        "FUNCTION HASH IDENT NUMBER OTHER PERCENTAGE STRING Table Token Tokenizer "
        "UNRESTRICTED_HASH WHITESPACE asciiLowercase both charCodeAt codePoints copyOfList "
        "cssNumber defineProperty elementQueue expose fetched getOwnPropertyDescriptor "
        "hexadecimalNumber implementation indexed internals invokeReactions isHexadecimal "
        "isInteger isListed isParsed isWhitespace joinedTexts listAppend listOf listPop newList "
        "nullToEmptyStringValue numberInCss objectOrNull parsedNumber property read replaced "
        "rounded scalarValueString serializeAString serializeAnIdentifier setPrototypeOf slice "
        "splitOnAsciiWhitespace stringValue tableDelete tableGet tableHas tableKeys tableSet "
        "tableValues textAfterColon textBeforeColon textEnds textStarts toUpperCase tooFew "
        "unsignedLongValue value withoutParent",
        "computed_style:isColor css_style_sheets:isWhole cascade:longhands web_animations:spread",
        "colorOfDigits URL_TOKEN Component ValueTokenizer readValue joinedComponents "
        "sourceBetween KnownWords Grammar PROPERTIES isCssWideKeyword isCssWideText isNegative "
        "Declaration Declarations declarationsOf parseDeclarations addDeclarations propertyName "
        "CSSStyleDeclarationImpl CSSStylePropertiesImpl ElementStyle cssAttribute "
        "defineCssAttributes inlineStyle",
    ),
    "cssom_view": (
        "glue/media_queries.js generated/cssom_view.js",
        "dom_events navigator",
        "Errors EventImpl EventTargetImpl MediaQueryListBrand MediaQueryListEventBrand adopt "
        "apply askWindow booleanValue callMethodOf callbackInterfaceValue copyValues "
        "dictionaryValue dispatch expose fetched fireAnEvent givenOrNull globalTarget "
        "implementation internals newList nullableValue objectOf objectOrNullFunctionValue page "
        "query quote screenImpl stringValue theGiven tooFew",
        "cascade:forgetStyles",
        "changeEnvironment mediaQueryList",
    ),
    "custom_elements": (
        "glue/custom_element_classes.js translated/dom/custom_element_registry.js "
        "generated/custom_elements.js",
        "dom host",
        "CustomElementDefinition CustomElementRegistryBrand DOMException Errors NodeBrand "
        "Surrounded Table construct createObject dictionaryValue elementQueue expose "
        "implementation implementationValue internals invokeReactions isObject "
        "isValidCustomElementName listOf newList newPromise orNull promiseRejectedWith "
        "promiseResolvedWith rejectedWith resolve sequenceValue setRegistryOf stringValue "
        "tableDelete tableGet tableHas tableSet tooFew tryToUpgradeAll value withoutParent",
        "",
        "registryFor",
    ),
    "data_transfer": (
        "translated/dom/data_transfer.js translated/dom/drag_events.js translated/dom/dragging.js "
        "generated/data_transfer.js",
        "console dom dom_events host ui_events",
        "ClipboardEventBrand DOMException DataTransferBrand DataTransferItemBrand "
        "DataTransferItemListBrand DragEventBrand ElementBrand Errors EventImpl EventTargetBrand "
        "FileBrand FileListImpl HTMLElementImpl MouseEventImpl Table TextControl adopt anyValue "
        "apply asciiLowercase booleanValue callStringCallback cloneANode dictionaryValue dispatch "
        "doubleValue expose format frozenArrayOf functionValue implementation implementationValue "
        "indexed internals isAbsoluteUrl isHtmlElement isLink listAppend longValue newList "
        "nullableValue objectOf objectOrNull orNull overload platformObjectValue queueATask "
        "serializeHtmlElement shortValue splitIntoLines stringValue tableDelete tableGet tableHas "
        "tableSet takeFromList target textStarts theGiven tooFew typeOfFile unsignedLongValue "
        "unsignedShortValue value withoutParent",
        "",
        "newDragEvent dragOf",
    ),
    "document_parser": (
        "glue/markup_parser.js translated/dom/document_parser.js",
        "dom dom_events host",
        "COMMENT DOCTYPE DOCUMENT_NODE DOMException ELEMENT_NODE ElementShape "
        "HTMLScriptElementImpl INSTRUCTION TextImpl askDocument childrenOf codes "
        "declarativeShadowRoot fireAnEvent followingElement insert invokeReactions "
        "isHostIncludingInclusiveAncestor joinedTexts lineFeed listAppend listOf markup newList "
        "numberOfTexts parsedElement parsedLeaf prepareTheScriptElement remove replaceAllWithin "
        "shadowIncludingInclusiveDescendants watch withoutParent",
        "",
        "parserOfPage put documentOpen documentWrite documentClose",
    ),
    "dom": (
        "glue/dom_strings.js glue/css_strings.js glue/markup_strings.js glue/html_numbers.js "
        "glue/form_strings.js glue/tree_host.js glue/custom_elements.js "
        "translated/dom/characters.js translated/dom/close_watchers.js "
        "translated/dom/content_navigable.js translated/dom/dataset.js "
        "translated/dom/forms/autofill.js translated/dom/forms/dates_and_times.js "
        "translated/dom/forms/events.js translated/dom/forms/input_types.js "
        "translated/dom/forms/messages.js translated/dom/forms/submission.js "
        "translated/dom/motion.js translated/dom/names.js translated/dom/node_extras.js "
        "translated/dom/pointer_capture.js translated/dom/selector_tokens.js "
        "translated/dom/an_plus_b.js translated/dom/toggle_events.js translated/dom/token_sets.js "
        "translated/dom/tree.js translated/dom/collections.js translated/dom/custom_elements.js "
        "translated/dom/element_lists.js translated/dom/focus.js translated/dom/inheriting.js "
        "translated/dom/live_objects.js translated/dom/mutation_observers.js "
        "translated/dom/named_elements.js translated/dom/selectors.js "
        "translated/dom/form_states.js translated/dom/forms/owners.js "
        "translated/dom/forms/collections.js translated/dom/forms/custom_controls.js "
        "translated/dom/forms/validity.js translated/dom/shadow_selectors.js "
        "translated/dom/simple_selectors.js translated/dom/slots.js "
        "translated/dom/directionality.js translated/dom/ids.js translated/dom/inertness.js "
        "translated/dom/reflection.js translated/dom/popovers.js translated/dom/invokers.js "
        "translated/dom/shadow_trees.js translated/dom/forms/element_internals.js "
        "translated/dom/forms/states.js translated/dom/mutation.js translated/dom/inner_text.js "
        "translated/dom/node.js translated/dom/attributes.js translated/dom/child_node.js "
        "translated/dom/character_data.js translated/dom/state_selectors.js "
        "translated/dom/structural_selectors.js translated/dom/selector_parser.js "
        "translated/dom/querying.js translated/dom/parent_node.js "
        "translated/dom/document_fragment.js translated/dom/shadow_root.js "
        "translated/dom/element.js translated/dom/common_element.js "
        "translated/dom/foreign_elements.js translated/dom/html_element.js "
        "translated/dom/details.js translated/dom/dialog_element.js "
        "translated/dom/forms/controls.js translated/dom/forms/options.js "
        "translated/dom/forms/other_controls.js translated/dom/forms/select.js "
        "translated/dom/forms/text_controls.js translated/dom/forms/input.js "
        "translated/dom/forms/textarea.js translated/dom/forms/entry_list.js "
        "translated/dom/forms/form.js translated/dom/link_element.js "
        "translated/dom/media_element.js translated/dom/script_element.js "
        "translated/dom/slot_element.js translated/dom/style_element.js translated/dom/tables.js "
        "translated/dom/template.js translated/dom/html_elements.js "
        "translated/dom/html_document.js translated/dom/document.js "
        "translated/dom/html_serialization.js translated/dom/parsed_html.js "
        "translated/dom/ranges.js translated/dom/selection.js translated/dom/traversal.js "
        "translated/dom/xml_serialization.js translated/dom/inner_html.js glue/style_watch.js "
        "glue/html_nodes.js glue/named_access.js glue/html_parsing.js "
        "glue/event_handler_attributes.js generated/dom.js glue/forms.js",
        "dom_events host",
        "AbstractRangeBrand BlobBrand CSSStyleSheetBrand Compiled CustomEventImpl DOMException "
        "Dates DocumentBrand ElementBrand Errors EventBrand EventImpl EventPath EventTargetImpl "
        "Expressions FileBrand FormDataBrand Integers NodeBrand PathItem Queue StaticRangeBrand "
        "Table WeakList WeakTable adopt apply arrayPrototype ask askWindow blockLength boundTo "
        "bufferText canBeSeen charCodeAt childFrames codes construct copyOfFormCall copyOfList "
        "createObject defineProperty deleteProperty dispatch documentCall documentImpl enumerable "
        "escaped evaluate execute fetched findText fireAnEvent fixedLength flags floor fromUnits "
        "getPrototypeOf globalTarget hasALoop hasProperty implementation implementationValue "
        "implemented inPageTask integerText internals isBefore isLoaded isNan isObject "
        "isThisWindow isoDate joinList joined listAppend listOf listPop max min minutesBehindUtc "
        "named navigated newAdoptedStyleSheets newBrand newEvent newList newPromise newRegistry "
        "newStyle nextFrame noteBuiltIns now nullableValue objectOf objectOrPrimitive openWindow "
        "orNull page platformObject promiseRejectedWith property putTheCaretInto queueAMicrotask "
        "queueATask quote read references registry reject remainder replaceAll report runScript "
        "scope searched setAdoptedStyleSheets setPrototypeOf slice splice tableDelete tableGet "
        "tableHas tableKeys tableSet tableSize target textEnds textStarts theGiven timeOfDate "
        "toHandleText toLowerCase toStringTag toUpperCase value waiting watch weakGet weakSet "
        "withImportCalls withoutParent world xpathEvaluator",
        "css_style_sheets:collapsed cascade:controls document_parser:documentClose "
        "document_parser:documentOpen document_parser:documentWrite frames:frameOfTarget "
        "frames:handlerInFrame computed_style:isCustom css_style_sheets:isRelative cascade:isRoot "
        "css_style_sheets:isWhole xhr:iterateFormData frames:newFrame web_animations:startMotion",
        "asciiLowercase asciiUppercase splitOnAsciiWhitespace listed splitIntoLines textContains "
        "textBeforeColon textAfterColon isXmlName isValidCustomElementName firstCodePoint "
        "codeUnitsLength codeUnitsSubstring joinedTexts withoutPassword codePoints isInteger "
        "hasToken hasImports markup lineFeed parsedInteger parsedNumber numberText stripped "
        "splitOnNewlines isAbsoluteUrl typeOfFile roundedDown parsedColor callStringCallback "
        "takeFromList elementQueue setRegistryOf htmlConstructor CharacterReader ContentNavigable "
        "SubmitEventImpl FormDataEventImpl minimum maximum allowedValueStep getFormAction "
        "getFormEnctype getFormMethod Motion HTML_NAMESPACE SVG_NAMESPACE XML_NAMESPACE "
        "XMLNS_NAMESPACE MOUSE END WHITESPACE IDENT FUNCTION HASH STRING NUMBER DIMENSION "
        "PERCENTAGE UNRESTRICTED_HASH AT_KEYWORD OTHER Token tokenize Tokenizer isWhitespace "
        "isDigit isHexadecimal replaced parseAnPlusB ELEMENT_NODE ATTRIBUTE_NODE TEXT_NODE "
        "CDATA_SECTION_NODE ENTITY_REFERENCE_NODE ENTITY_NODE PROCESSING_INSTRUCTION_NODE "
        "COMMENT_NODE DOCUMENT_NODE DOCUMENT_TYPE_NODE DOCUMENT_FRAGMENT_NODE NOTATION_NODE "
        "childrenOf nextNode nextNodeSkippingChildren previousNode lastInclusiveDescendant "
        "inclusiveAncestors rootOf isInclusiveAncestor isHostIncludingInclusiveAncestor "
        "shadowRootOf shadowIncludingInclusiveDescendants indexOf childAt followingElement "
        "nextElement parentElement HTMLCollectionImpl CustomElementDefinition tryToUpgradeAll "
        "invokeReactions focus focusableAreaOf delegatesFocus containsTheFocus unfocus focusFixup "
        "inherited unchangedMark MutationObserverImpl Matching matchesAny isHtmlElement inputType "
        "isDisabledOption isSubmitButton isListed formTree fire HostSelector HostContextSelector "
        "PseudoElementSelector TypeSelector NamespaceSelector ClassSelector IDSelector "
        "AttributeSelector SelectorOfSelectors AnySelector WhereSelector OnlySelector "
        "AnchorSelector HasSelector isWithin assignedSlot findSlottables topmostModalDialog "
        "isInert elementThatIsHit parentInTheFlatTree reflectedDomstring setReflectedDomstring "
        "reflectedNullable setReflectedNullable reflectedUrl reflectedKeyword reflectedBoolean "
        "setReflectedBoolean reflectedInteger reflectedClampedInteger setReflectedInteger "
        "setReflectedNonNegative setReflectedUnsigned setReflectedPositive "
        "reflectedPositiveDouble setReflectedDouble setReflectedPositiveDouble reflectedTokens "
        "reflectedElement setReflectedElement reflectedElements setReflectedElements isValid "
        "getPopoverTargetElement setPopoverTargetElement lightDismissOpenPopovers "
        "CustomStateSetImpl attachInternals isDefault append insert link replaceAllWithin remove "
        "DOCUMENT_POSITION_DISCONNECTED DOCUMENT_POSITION_PRECEDING DOCUMENT_POSITION_FOLLOWING "
        "DOCUMENT_POSITION_CONTAINS DOCUMENT_POSITION_CONTAINED_BY "
        "DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC cloneANode TextImpl CommentImpl "
        "childTextContent StateSelector isHyperlink CustomStateSelector LanguageSelector "
        "DirectionSelector ScopeSelector EmptySelector NthSelector MAX_SELECTOR_DEPTH "
        "parseSelector SelectorParser both isPseudoElement hasOneColon DocumentFragmentImpl "
        "ShadowRootImpl declarativeShadowRoot ElementImpl CommonElement HTMLElementImpl "
        "lightDismissOpenDialogs numberOf HTMLSelectElementImpl TextControl FileListImpl "
        "HTMLInputElementImpl HTMLTextAreaElementImpl HTMLLinkElementImpl ScriptRunner "
        "HTMLScriptElementImpl prepareTheScriptElement HTMLStyleElementImpl HTMLIFrameElementImpl "
        "isHtml appendHtmlHeadAndBody serializeHtmlElement COMMENT INSTRUCTION DOCTYPE "
        "ElementShape TreeBuilder parsedElement parsedLeaf numberOfTexts START_TO_START "
        "START_TO_END END_TO_END END_TO_START StaticRangeImpl RangeImpl selectionOf FILTER_ACCEPT "
        "FILTER_REJECT FILTER_SKIP getInnerHtml setInnerHtml getOuterHtml setOuterHtml "
        "insertAdjacentHtml createContextualFragment watchMotion relevantAnimations flushStyles "
        "askDocument HTMLDocumentBrand HTMLDocumentImpl XMLDocumentImpl leaveTheFocus "
        "pageDocument isLink associatedDocument ParsedHTML DOMParserImpl XMLSerializerImpl "
        "kindOfHandler DocumentFragmentBrand ShadowRootBrand NodeListBrand HTMLCollectionBrand "
        "MutationObserverBrand MutationRecordBrand XMLDocumentBrand DOMImplementationBrand "
        "DocumentTypeBrand NamedNodeMapBrand AttrBrand CharacterDataBrand TextBrand "
        "CDATASectionBrand ProcessingInstructionBrand CommentBrand RangeBrand NodeIteratorBrand "
        "TreeWalkerBrand DOMTokenListBrand ElementInternalsBrand CustomStateSetBrand "
        "HTMLElementBrand HTMLBaseElementBrand HTMLAnchorElementBrand HTMLAreaElementBrand "
        "HTMLTemplateElementBrand DOMParserBrand XMLSerializerBrand DOMStringMapBrand "
        "HTMLUnknownElementBrand HTMLHtmlElementBrand HTMLHeadElementBrand HTMLTitleElementBrand "
        "HTMLLinkElementBrand HTMLMetaElementBrand HTMLStyleElementBrand HTMLBodyElementBrand "
        "HTMLHeadingElementBrand HTMLParagraphElementBrand HTMLHRElementBrand HTMLPreElementBrand "
        "HTMLQuoteElementBrand HTMLOListElementBrand HTMLUListElementBrand HTMLMenuElementBrand "
        "HTMLLIElementBrand HTMLDListElementBrand HTMLDivElementBrand HTMLDataElementBrand "
        "HTMLTimeElementBrand HTMLSpanElementBrand HTMLBRElementBrand HTMLModElementBrand "
        "HTMLPictureElementBrand HTMLSourceElementBrand HTMLImageElementBrand "
        "HTMLIFrameElementBrand HTMLEmbedElementBrand HTMLObjectElementBrand "
        "HTMLMediaElementBrand HTMLVideoElementBrand HTMLAudioElementBrand HTMLTrackElementBrand "
        "TimeRangesBrand HTMLMapElementBrand HTMLTableElementBrand HTMLTableCaptionElementBrand "
        "HTMLTableColElementBrand HTMLTableSectionElementBrand HTMLTableRowElementBrand "
        "HTMLTableCellElementBrand HTMLFormElementBrand HTMLLabelElementBrand "
        "HTMLInputElementBrand HTMLButtonElementBrand HTMLSelectElementBrand "
        "HTMLDataListElementBrand HTMLOptGroupElementBrand HTMLOptionElementBrand "
        "HTMLTextAreaElementBrand HTMLOutputElementBrand HTMLProgressElementBrand "
        "HTMLMeterElementBrand HTMLFieldSetElementBrand HTMLLegendElementBrand "
        "HTMLSelectedContentElementBrand HTMLDetailsElementBrand HTMLDialogElementBrand "
        "HTMLScriptElementBrand HTMLSlotElementBrand HTMLCanvasElementBrand "
        "HTMLMarqueeElementBrand HTMLFrameSetElementBrand HTMLFrameElementBrand "
        "HTMLDirectoryElementBrand HTMLFontElementBrand HTMLParamElementBrand "
        "HTMLFormControlsCollectionBrand RadioNodeListBrand HTMLOptionsCollectionBrand "
        "ValidityStateBrand SubmitEventBrand FormDataEventBrand FileListBrand MathMLElementBrand "
        "SelectionBrand SVGElementBrand SVGAnimatedStringBrand SVGGraphicsElementBrand "
        "SVGSVGElementBrand SVGNumberBrand SVGRectBrand formDataOfForm getValueAsDate "
        "setValueAsDate setOptionOf setFormValue",
    ),
    "dom/AbstractRange": (
        "generated/dom/AbstractRange.js",
        "",
        "AbstractRangeBrand Errors expose internals objectOf",
        "",
        "",
    ),
    "dom/Attr": (
        "generated/dom/Attr.js",
        "dom",
        "AttrBrand Errors elementQueue expose internals invokeReactions objectOrNull orNull "
        "stringValue",
        "",
        "",
    ),
    "dom/CDATASection": (
        "generated/dom/CDATASection.js",
        "dom",
        "CDATASectionBrand Errors expose",
        "",
        "",
    ),
    "dom/CharacterData": (
        "generated/dom/CharacterData.js",
        "dom",
        "CharacterDataBrand Errors NodeBrand elementQueue expose implementationValue internals "
        "invokeReactions listValue nullToEmptyStringValue objectOrNull stringValue tooFew "
        "unionValue unscopable unsignedLongValue",
        "",
        "",
    ),
    "dom/Comment": (
        "generated/dom/Comment.js",
        "dom",
        "CommentBrand CommentImpl adopt associatedDocument expose stringValue",
        "",
        "",
    ),
    "dom/CustomStateSet": (
        "generated/dom/CustomStateSet.js",
        "dom",
        "CustomStateSetBrand Errors anyValue defineProperty expose forEachValuePair internals "
        "iteratorSymbol objectOf property stringValue tooFew valuePairIterators",
        "",
        "",
    ),
    "dom/DOMImplementation": (
        "generated/dom/DOMImplementation.js",
        "dom",
        "DOMImplementationBrand DocumentTypeBrand Errors expose implementationValue internals "
        "nullToEmptyStringValue nullableValue objectOf stringValue tooFew",
        "",
        "",
    ),
    "dom/DOMParser": (
        "generated/dom/DOMParser.js",
        "dom",
        "DOMParserBrand DOMParserImpl adopt enumValue expose internals objectOf stringValue tooFew",
        "",
        "",
    ),
    "dom/DOMStringMap": (
        "glue/string_map.js generated/dom/DOMStringMap.js",
        "dom host",
        "DOMStringMapBrand Errors copyOfList defineProperty deleteProperty expose fetched "
        "getOwnPropertyDescriptor getProperty hasProperty innerOf invokeReactions ownKeys "
        "property setProperty setPrototypeOf stringValue target value",
        "document_parser:put",
        "",
    ),
    "dom/DOMTokenList": (
        "generated/dom/DOMTokenList.js",
        "dom",
        "DOMTokenListBrand Errors elementQueue expose indexed internals invokeReactions "
        "iterableAsArray listValue orNull stringValue tooFew unsignedLongValue",
        "",
        "",
    ),
    "dom/Document": (
        "generated/dom/Document.js",
        "dom",
        "CSSStyleSheetBrand DocumentBrand Errors HTMLDocumentImpl HTMLElementBrand NodeBrand "
        "XPathResultBrand adopt apply arrayOf booleanValue bufferValue callMethodOf "
        "callbackInterfaceValue dictionaryValue doubleValue elementQueue expose fetched "
        "functionValue givenOrNull implementationValue internals invokeReactions isObject "
        "listValue nullToEmptyStringValue nullableValue objectOf objectOrNull "
        "objectOrNullFunctionValue orNull promiseOfCall scalarValueString sequenceValue "
        "setProperty stringValue target theGiven tooFew unforgeable unionValue unscopable "
        "unsignedLongValue unsignedShortValue",
        "web_animations:animationsInDocument layout:elementFromPoint layout:elementsFromPoint "
        "view_transitions:getActiveViewTransition layout:getScrollingElement "
        "css_style_sheets:getStyleSheets web_animations:getTimeline "
        "view_transitions:startViewTransition",
        "",
    ),
    "dom/DocumentFragment": (
        "generated/dom/DocumentFragment.js",
        "dom",
        "DocumentFragmentBrand DocumentFragmentImpl NodeBrand adopt associatedDocument "
        "elementQueue expose implementationValue internals invokeReactions listValue "
        "nullableValue objectOf objectOrNull stringValue tooFew unionValue unscopable",
        "",
        "",
    ),
    "dom/DocumentType": (
        "generated/dom/DocumentType.js",
        "dom",
        "DocumentTypeBrand Errors NodeBrand elementQueue expose implementationValue internals "
        "invokeReactions listValue stringValue unionValue unscopable",
        "",
        "",
    ),
    "dom/Element": (
        "generated/dom/Element.js",
        "dom",
        "AnimationTimelineBrand AttrBrand ElementBrand Errors NodeBrand anyValue arrayOf "
        "booleanValue dictionaryValue doubleValue elementQueue enumValue expose fetched "
        "frozenArrayValue frozenElementsOrNull getInnerHtml getOuterHtml implementationValue "
        "insertAdjacentHtml internals invokeReactions isObject isRequired listValue longValue "
        "nullOrValue nullToEmptyStringValue nullableValue objectOf objectOrNull orNull overload "
        "reflectedElement reflectedElements reflectedNullable rejectedWith setInnerHtml "
        "setOuterHtml setProperty setReflectedElement setReflectedElements setReflectedNullable "
        "stringValue target tooFew unionValue unrestrictedDoubleValue unscopable",
        "web_animations:animate web_animations:animationsOf cascade:checkVisibility "
        "layout:getBoundingClientRect layout:getClientHeight layout:getClientLeft "
        "layout:getClientRects layout:getClientTop layout:getClientWidth layout:getCurrentZoom "
        "layout:getScrollHeight layout:getScrollLeft layout:getScrollTop layout:getScrollWidth "
        "layout:scrolled layout:scrolled_2 layout:setScrollLeft layout:setScrollTop",
        "",
    ),
    "dom/ElementInternals": (
        "generated/dom/ElementInternals.js",
        "dom",
        "ElementBrand ElementInternalsBrand Errors FileBrand FormDataBrand HTMLElementBrand "
        "booleanValue dictionaryValue elementQueue expose frozenArrayValue frozenElementsOrNull "
        "implementationValue internals invokeReactions nullableValue objectOf objectOrNull orNull "
        "platformObjectValue reflectedElement reflectedElements reflectedNullable "
        "scalarValueString setFormValue setReflectedElement setReflectedElements "
        "setReflectedNullable stringValue tooFew undefinedValue unionValue",
        "",
        "",
    ),
    "dom/FileList": (
        "generated/dom/FileList.js",
        "dom",
        "Errors FileListBrand expose indexed internals orNull tooFew unsignedLongValue",
        "",
        "",
    ),
    "dom/FormDataEvent": (
        "generated/dom/FormDataEvent.js",
        "dom",
        "FormDataBrand FormDataEventBrand FormDataEventImpl adopt booleanValue dictionaryValue "
        "expose internals isRequired platformObjectValue stringValue tooFew",
        "",
        "",
    ),
    "dom/HTMLAnchorElement": (
        "generated/dom/HTMLAnchorElement.js",
        "dom host",
        "Errors HTMLAnchorElementBrand elementQueue expose internals invokeReactions isObject "
        "listOf objectOf reflectedDomstring reflectedKeyword reflectedTokens scalarValueString "
        "setProperty setReflectedDomstring stringValue tableOf target",
        "",
        "",
    ),
    "dom/HTMLAreaElement": (
        "generated/dom/HTMLAreaElement.js",
        "dom host",
        "Errors HTMLAreaElementBrand elementQueue expose internals invokeReactions isObject "
        "listOf objectOf reflectedBoolean reflectedDomstring reflectedKeyword reflectedTokens "
        "scalarValueString setProperty setReflectedBoolean setReflectedDomstring stringValue "
        "tableOf target",
        "",
        "",
    ),
    "dom/HTMLAudioElement": (
        "generated/dom/HTMLAudioElement.js",
        "dom",
        "Errors HTMLAudioElementBrand expose",
        "",
        "",
    ),
    "dom/HTMLBRElement": (
        "generated/dom/HTMLBRElement.js",
        "dom",
        "Errors HTMLBRElementBrand elementQueue expose internals invokeReactions "
        "reflectedDomstring setReflectedDomstring stringValue",
        "",
        "",
    ),
    "dom/HTMLBaseElement": (
        "generated/dom/HTMLBaseElement.js",
        "dom",
        "Errors HTMLBaseElementBrand elementQueue expose internals invokeReactions "
        "reflectedDomstring scalarValueString setReflectedDomstring stringValue",
        "",
        "",
    ),
    "dom/HTMLBodyElement": (
        "generated/dom/HTMLBodyElement.js",
        "dom",
        "Errors HTMLBodyElementBrand apply elementQueue expose givenOrNull internals "
        "invokeReactions nullToEmptyStringValue objectOf objectOrNullFunctionValue "
        "reflectedDomstring setReflectedDomstring stringValue theGiven",
        "",
        "",
    ),
    "dom/HTMLButtonElement": (
        "generated/dom/HTMLButtonElement.js",
        "dom host",
        "ElementBrand Errors HTMLButtonElementBrand elementQueue expose getFormAction "
        "getFormEnctype getFormMethod getPopoverTargetElement implementationValue internals "
        "invokeReactions nullableValue objectOf objectOrNull reflectedBoolean reflectedDomstring "
        "reflectedKeyword scalarValueString setPopoverTargetElement setReflectedBoolean "
        "setReflectedDomstring stringValue tableOf tooFew",
        "",
        "",
    ),
    "dom/HTMLCanvasElement": (
        "generated/dom/HTMLCanvasElement.js",
        "dom",
        "Errors HTMLCanvasElementBrand elementQueue expose internals invokeReactions orNull "
        "reflectedInteger setReflectedUnsigned stringValue tooFew unsignedLongValue",
        "",
        "",
    ),
    "dom/HTMLCollection": (
        "generated/dom/HTMLCollection.js",
        "dom",
        "Errors HTMLCollectionBrand expose indexed internals named objectOrNull stringValue "
        "tooFew unsignedLongValue",
        "",
        "",
    ),
    "dom/HTMLDListElement": (
        "generated/dom/HTMLDListElement.js",
        "dom",
        "Errors HTMLDListElementBrand elementQueue expose internals invokeReactions "
        "reflectedBoolean setReflectedBoolean",
        "",
        "",
    ),
    "dom/HTMLDataElement": (
        "generated/dom/HTMLDataElement.js",
        "dom",
        "Errors HTMLDataElementBrand elementQueue expose internals invokeReactions "
        "reflectedDomstring setReflectedDomstring stringValue",
        "",
        "",
    ),
    "dom/HTMLDataListElement": (
        "generated/dom/HTMLDataListElement.js",
        "dom",
        "Errors HTMLDataListElementBrand expose internals objectOf",
        "",
        "",
    ),
    "dom/HTMLDetailsElement": (
        "generated/dom/HTMLDetailsElement.js",
        "dom",
        "Errors HTMLDetailsElementBrand elementQueue expose internals invokeReactions "
        "reflectedBoolean reflectedDomstring setReflectedBoolean setReflectedDomstring "
        "stringValue",
        "",
        "",
    ),
    "dom/HTMLDialogElement": (
        "generated/dom/HTMLDialogElement.js",
        "dom",
        "Errors HTMLDialogElementBrand elementQueue expose internals invokeReactions "
        "reflectedBoolean setReflectedBoolean setReflectedDomstring stringValue",
        "",
        "",
    ),
    "dom/HTMLDirectoryElement": (
        "generated/dom/HTMLDirectoryElement.js",
        "dom",
        "Errors HTMLDirectoryElementBrand elementQueue expose internals invokeReactions "
        "reflectedBoolean setReflectedBoolean",
        "",
        "",
    ),
    "dom/HTMLDivElement": (
        "generated/dom/HTMLDivElement.js",
        "dom",
        "Errors HTMLDivElementBrand elementQueue expose internals invokeReactions "
        "reflectedDomstring setReflectedDomstring stringValue",
        "",
        "",
    ),
    "dom/HTMLElement": (
        "generated/dom/HTMLElement.js",
        "dom host",
        "Errors HTMLElementBrand apply attachInternals booleanValue dictionaryValue elementQueue "
        "expose fetched givenOrNull htmlConstructor implementationValue internals invokeReactions "
        "isObject longValue nullToEmptyStringValue nullableValue objectOf objectOrNull "
        "objectOrNullFunctionValue orNull reflectedBoolean reflectedDomstring reflectedKeyword "
        "setProperty setReflectedBoolean setReflectedDomstring setReflectedInteger "
        "setReflectedNullable stringValue tableOf target theGiven undefinedValue unionValue "
        "unrestrictedDoubleValue",
        "layout:getOffsetHeight layout:getOffsetLeft layout:getOffsetParent layout:getOffsetTop "
        "layout:getOffsetWidth",
        "",
    ),
    "dom/HTMLEmbedElement": (
        "generated/dom/HTMLEmbedElement.js",
        "dom",
        "Errors HTMLEmbedElementBrand elementQueue expose internals invokeReactions "
        "reflectedDomstring reflectedUrl scalarValueString setReflectedDomstring stringValue",
        "",
        "",
    ),
    "dom/HTMLFieldSetElement": (
        "generated/dom/HTMLFieldSetElement.js",
        "dom",
        "Errors HTMLFieldSetElementBrand elementQueue expose internals invokeReactions objectOf "
        "objectOrNull reflectedBoolean reflectedDomstring setReflectedBoolean "
        "setReflectedDomstring stringValue tooFew",
        "",
        "",
    ),
    "dom/HTMLFontElement": (
        "generated/dom/HTMLFontElement.js",
        "dom",
        "Errors HTMLFontElementBrand elementQueue expose internals invokeReactions "
        "nullToEmptyStringValue reflectedDomstring setReflectedDomstring stringValue",
        "",
        "",
    ),
    "dom/HTMLFormControlsCollection": (
        "generated/dom/HTMLFormControlsCollection.js",
        "dom",
        "Errors HTMLFormControlsCollectionBrand expose internals named objectOrNull stringValue "
        "tooFew",
        "",
        "",
    ),
    "dom/HTMLFormElement": (
        "generated/dom/HTMLFormElement.js glue/form_properties.js",
        "dom host",
        "Errors HTMLElementBrand HTMLFormElementBrand elementQueue expose implementationValue "
        "indexed internals invokeReactions isObject listOf named nullableValue objectOf "
        "objectOrNull reflectedBoolean reflectedDomstring reflectedKeyword reflectedTokens "
        "scalarValueString setProperty setReflectedBoolean setReflectedDomstring stringValue "
        "tableOf target",
        "",
        "",
    ),
    "dom/HTMLFrameElement": (
        "generated/dom/HTMLFrameElement.js",
        "dom",
        "Errors HTMLFrameElementBrand elementQueue expose internals invokeReactions "
        "nullToEmptyStringValue objectOrNull reflectedBoolean reflectedDomstring reflectedUrl "
        "scalarValueString setReflectedBoolean setReflectedDomstring stringValue",
        "",
        "",
    ),
    "dom/HTMLFrameSetElement": (
        "generated/dom/HTMLFrameSetElement.js",
        "dom",
        "Errors HTMLFrameSetElementBrand apply elementQueue expose givenOrNull internals "
        "invokeReactions objectOf objectOrNullFunctionValue reflectedDomstring "
        "setReflectedDomstring stringValue theGiven",
        "",
        "",
    ),
    "dom/HTMLHRElement": (
        "generated/dom/HTMLHRElement.js",
        "dom",
        "Errors HTMLHRElementBrand elementQueue expose internals invokeReactions reflectedBoolean "
        "reflectedDomstring setReflectedBoolean setReflectedDomstring stringValue",
        "",
        "",
    ),
    "dom/HTMLHeadElement": (
        "generated/dom/HTMLHeadElement.js",
        "dom",
        "Errors HTMLHeadElementBrand expose",
        "",
        "",
    ),
    "dom/HTMLHeadingElement": (
        "generated/dom/HTMLHeadingElement.js",
        "dom",
        "Errors HTMLHeadingElementBrand elementQueue expose internals invokeReactions "
        "reflectedDomstring setReflectedDomstring stringValue",
        "",
        "",
    ),
    "dom/HTMLHtmlElement": (
        "generated/dom/HTMLHtmlElement.js",
        "dom",
        "Errors HTMLHtmlElementBrand elementQueue expose internals invokeReactions "
        "reflectedDomstring setReflectedDomstring stringValue",
        "",
        "",
    ),
    "dom/HTMLIFrameElement": (
        "generated/dom/HTMLIFrameElement.js",
        "dom host",
        "Errors HTMLIFrameElementBrand elementQueue expose internals invokeReactions isObject "
        "listOf nullToEmptyStringValue objectOf objectOrNull reflectedBoolean reflectedDomstring "
        "reflectedKeyword reflectedTokens reflectedUrl scalarValueString setProperty "
        "setReflectedBoolean setReflectedDomstring stringValue tableOf target",
        "",
        "",
    ),
    "dom/HTMLImageElement": (
        "generated/dom/HTMLImageElement.js",
        "dom host",
        "Errors HTMLImageElementBrand elementQueue expose fetched internals invokeReactions "
        "nullToEmptyStringValue nullableValue orNull reflectedBoolean reflectedDomstring "
        "reflectedInteger reflectedKeyword reflectedUrl rejectedWith scalarValueString "
        "setReflectedBoolean setReflectedDomstring setReflectedNullable setReflectedUnsigned "
        "stringValue tableOf unsignedLongValue",
        "layout:getImageHeight layout:getImageWidth layout:getOffsetLeft layout:getOffsetTop",
        "",
    ),
    "dom/HTMLInputElement": (
        "generated/dom/HTMLInputElement.js",
        "dom host",
        "ElementBrand Errors FileListBrand HTMLInputElementBrand elementQueue enumValue expose "
        "getFormAction getFormEnctype getFormMethod getPopoverTargetElement getValueAsDate "
        "implementationValue internals invokeReactions longValue nullToEmptyStringValue "
        "nullableValue objectOf objectOrNull orNull overload plainObjectValue reflectedBoolean "
        "reflectedDomstring reflectedInteger reflectedKeyword reflectedUrl scalarValueString "
        "setPopoverTargetElement setReflectedBoolean setReflectedDomstring "
        "setReflectedNonNegative setReflectedPositive setReflectedUnsigned setValueAsDate "
        "stringValue tableOf tooFew unrestrictedDoubleValue unsignedLongValue",
        "",
        "",
    ),
    "dom/HTMLLIElement": (
        "generated/dom/HTMLLIElement.js",
        "dom",
        "Errors HTMLLIElementBrand elementQueue expose internals invokeReactions longValue "
        "reflectedDomstring reflectedInteger setReflectedDomstring setReflectedInteger "
        "stringValue",
        "",
        "",
    ),
    "dom/HTMLLabelElement": (
        "generated/dom/HTMLLabelElement.js",
        "dom",
        "Errors HTMLLabelElementBrand elementQueue expose internals invokeReactions objectOrNull "
        "reflectedDomstring setReflectedDomstring stringValue",
        "",
        "",
    ),
    "dom/HTMLLegendElement": (
        "generated/dom/HTMLLegendElement.js",
        "dom",
        "Errors HTMLLegendElementBrand elementQueue expose internals invokeReactions objectOrNull "
        "reflectedDomstring setReflectedDomstring stringValue",
        "",
        "",
    ),
    "dom/HTMLLinkElement": (
        "generated/dom/HTMLLinkElement.js",
        "dom host",
        "Errors HTMLLinkElementBrand elementQueue expose fetched internals invokeReactions "
        "isObject listOf nullableValue objectOf objectOrNull orNull reflectedBoolean "
        "reflectedDomstring reflectedKeyword reflectedTokens reflectedUrl scalarValueString "
        "setProperty setReflectedBoolean setReflectedDomstring setReflectedNullable stringValue "
        "tableOf target",
        "css_style_sheets:getSheet",
        "",
    ),
    "dom/HTMLMapElement": (
        "generated/dom/HTMLMapElement.js",
        "dom",
        "Errors HTMLMapElementBrand elementQueue expose internals invokeReactions "
        "reflectedDomstring setReflectedDomstring stringValue",
        "",
        "",
    ),
    "dom/HTMLMarqueeElement": (
        "generated/dom/HTMLMarqueeElement.js",
        "dom",
        "Errors HTMLMarqueeElementBrand elementQueue expose internals invokeReactions "
        "reflectedBoolean reflectedDomstring reflectedInteger setReflectedBoolean "
        "setReflectedDomstring setReflectedUnsigned stringValue unsignedLongValue",
        "",
        "",
    ),
    "dom/HTMLMediaElement": (
        "generated/dom/HTMLMediaElement.js",
        "dom host",
        "Errors HTMLMediaElementBrand constants doubleValue elementQueue expose internals "
        "invokeReactions nullableValue objectOf orNull reflectedBoolean reflectedKeyword "
        "reflectedUrl rejectedWith scalarValueString setReflectedBoolean setReflectedDomstring "
        "setReflectedNullable stringValue tableOf tooFew",
        "",
        "",
    ),
    "dom/HTMLMenuElement": (
        "generated/dom/HTMLMenuElement.js",
        "dom",
        "Errors HTMLMenuElementBrand elementQueue expose internals invokeReactions "
        "reflectedBoolean setReflectedBoolean",
        "",
        "",
    ),
    "dom/HTMLMetaElement": (
        "generated/dom/HTMLMetaElement.js",
        "dom",
        "Errors HTMLMetaElementBrand elementQueue expose internals invokeReactions "
        "reflectedDomstring setReflectedDomstring stringValue",
        "",
        "",
    ),
    "dom/HTMLMeterElement": (
        "generated/dom/HTMLMeterElement.js",
        "dom",
        "Errors HTMLMeterElementBrand doubleValue elementQueue expose internals invokeReactions "
        "objectOf setReflectedDouble",
        "",
        "",
    ),
    "dom/HTMLModElement": (
        "generated/dom/HTMLModElement.js",
        "dom",
        "Errors HTMLModElementBrand elementQueue expose internals invokeReactions "
        "reflectedDomstring reflectedUrl scalarValueString setReflectedDomstring stringValue",
        "",
        "",
    ),
    "dom/HTMLOListElement": (
        "generated/dom/HTMLOListElement.js",
        "dom",
        "Errors HTMLOListElementBrand elementQueue expose internals invokeReactions longValue "
        "reflectedBoolean reflectedDomstring reflectedInteger setReflectedBoolean "
        "setReflectedDomstring setReflectedInteger stringValue",
        "",
        "",
    ),
    "dom/HTMLObjectElement": (
        "generated/dom/HTMLObjectElement.js",
        "dom",
        "Errors HTMLObjectElementBrand elementQueue expose internals invokeReactions "
        "nullToEmptyStringValue objectOf objectOrNull reflectedBoolean reflectedDomstring "
        "reflectedInteger reflectedUrl scalarValueString setReflectedBoolean "
        "setReflectedDomstring setReflectedUnsigned stringValue tooFew unsignedLongValue",
        "",
        "",
    ),
    "dom/HTMLOptGroupElement": (
        "generated/dom/HTMLOptGroupElement.js",
        "dom",
        "Errors HTMLOptGroupElementBrand elementQueue expose internals invokeReactions "
        "reflectedBoolean reflectedDomstring setReflectedBoolean setReflectedDomstring "
        "stringValue",
        "",
        "",
    ),
    "dom/HTMLOptionElement": (
        "generated/dom/HTMLOptionElement.js",
        "dom",
        "Errors HTMLOptionElementBrand elementQueue expose internals invokeReactions objectOrNull "
        "reflectedBoolean setReflectedBoolean setReflectedDomstring stringValue",
        "",
        "",
    ),
    "dom/HTMLOptionsCollection": (
        "generated/dom/HTMLOptionsCollection.js glue/options_properties.js",
        "dom",
        "Errors HTMLElementBrand HTMLOptGroupElementBrand HTMLOptionElementBrand "
        "HTMLOptionsCollectionBrand elementQueue expose implementationValue internals "
        "invokeReactions longValue setOptionOf settable tooFew undefinedValue unionValue "
        "unsignedLongValue",
        "",
        "",
    ),
    "dom/HTMLOutputElement": (
        "generated/dom/HTMLOutputElement.js",
        "dom",
        "Errors HTMLOutputElementBrand elementQueue expose internals invokeReactions isObject "
        "objectOf objectOrNull reflectedDomstring reflectedTokens setProperty "
        "setReflectedDomstring stringValue target tooFew",
        "",
        "",
    ),
    "dom/HTMLParagraphElement": (
        "generated/dom/HTMLParagraphElement.js",
        "dom",
        "Errors HTMLParagraphElementBrand elementQueue expose internals invokeReactions "
        "reflectedDomstring setReflectedDomstring stringValue",
        "",
        "",
    ),
    "dom/HTMLParamElement": (
        "generated/dom/HTMLParamElement.js",
        "dom",
        "Errors HTMLParamElementBrand elementQueue expose internals invokeReactions "
        "reflectedDomstring setReflectedDomstring stringValue",
        "",
        "",
    ),
    "dom/HTMLPictureElement": (
        "generated/dom/HTMLPictureElement.js",
        "dom",
        "Errors HTMLPictureElementBrand expose",
        "",
        "",
    ),
    "dom/HTMLPreElement": (
        "generated/dom/HTMLPreElement.js",
        "dom",
        "Errors HTMLPreElementBrand elementQueue expose internals invokeReactions longValue "
        "reflectedInteger setReflectedInteger",
        "",
        "",
    ),
    "dom/HTMLProgressElement": (
        "generated/dom/HTMLProgressElement.js",
        "dom",
        "Errors HTMLProgressElementBrand doubleValue elementQueue expose internals "
        "invokeReactions objectOf reflectedPositiveDouble setReflectedDouble "
        "setReflectedPositiveDouble",
        "",
        "",
    ),
    "dom/HTMLQuoteElement": (
        "generated/dom/HTMLQuoteElement.js",
        "dom",
        "Errors HTMLQuoteElementBrand elementQueue expose internals invokeReactions reflectedUrl "
        "scalarValueString setReflectedDomstring",
        "",
        "",
    ),
    "dom/HTMLScriptElement": (
        "generated/dom/HTMLScriptElement.js",
        "dom host",
        "Errors HTMLScriptElementBrand HTMLScriptElementImpl elementQueue expose internals "
        "invokeReactions isObject listOf nullableValue objectOf orNull reflectedBoolean "
        "reflectedDomstring reflectedKeyword reflectedTokens reflectedUrl scalarValueString "
        "setProperty setReflectedBoolean setReflectedDomstring setReflectedNullable stringValue "
        "tableOf target tooFew",
        "",
        "",
    ),
    "dom/HTMLSelectElement": (
        "generated/dom/HTMLSelectElement.js glue/select_properties.js",
        "dom",
        "Errors HTMLElementBrand HTMLOptGroupElementBrand HTMLOptionElementBrand "
        "HTMLSelectElementBrand elementQueue expose implementationValue indexed internals "
        "invokeReactions longValue objectOf objectOrNull overload reflectedBoolean "
        "reflectedDomstring reflectedInteger setOptionOf setReflectedBoolean "
        "setReflectedDomstring setReflectedUnsigned settable stringValue tooFew undefinedValue "
        "unionValue unsignedLongValue",
        "",
        "",
    ),
    "dom/HTMLSelectedContentElement": (
        "generated/dom/HTMLSelectedContentElement.js",
        "dom",
        "Errors HTMLSelectedContentElementBrand expose",
        "",
        "",
    ),
    "dom/HTMLSlotElement": (
        "generated/dom/HTMLSlotElement.js",
        "dom",
        "ElementBrand Errors HTMLSlotElementBrand TextBrand arrayOf booleanValue dictionaryValue "
        "elementQueue expose implementationValue internals invokeReactions listValue objectOf "
        "reflectedDomstring setReflectedDomstring stringValue unionValue",
        "",
        "",
    ),
    "dom/HTMLSourceElement": (
        "generated/dom/HTMLSourceElement.js",
        "dom",
        "Errors HTMLSourceElementBrand elementQueue expose internals invokeReactions "
        "reflectedDomstring reflectedInteger reflectedUrl scalarValueString setReflectedDomstring "
        "setReflectedUnsigned stringValue unsignedLongValue",
        "",
        "",
    ),
    "dom/HTMLSpanElement": (
        "generated/dom/HTMLSpanElement.js",
        "dom",
        "Errors HTMLSpanElementBrand expose",
        "",
        "",
    ),
    "dom/HTMLStyleElement": (
        "generated/dom/HTMLStyleElement.js",
        "dom host",
        "Errors HTMLStyleElementBrand elementQueue expose fetched internals invokeReactions "
        "isObject listOf objectOf objectOrNull reflectedDomstring reflectedTokens setProperty "
        "setReflectedDomstring stringValue target",
        "css_style_sheets:getDisabled css_style_sheets:getSheet css_style_sheets:setDisabled",
        "",
    ),
    "dom/HTMLTableCaptionElement": (
        "generated/dom/HTMLTableCaptionElement.js",
        "dom",
        "Errors HTMLTableCaptionElementBrand elementQueue expose internals invokeReactions "
        "reflectedDomstring setReflectedDomstring stringValue",
        "",
        "",
    ),
    "dom/HTMLTableCellElement": (
        "generated/dom/HTMLTableCellElement.js",
        "dom host",
        "Errors HTMLTableCellElementBrand elementQueue expose internals invokeReactions "
        "nullToEmptyStringValue reflectedBoolean reflectedClampedInteger reflectedDomstring "
        "reflectedKeyword setReflectedBoolean setReflectedDomstring setReflectedUnsigned "
        "stringValue tableOf unsignedLongValue",
        "",
        "",
    ),
    "dom/HTMLTableColElement": (
        "generated/dom/HTMLTableColElement.js",
        "dom",
        "Errors HTMLTableColElementBrand elementQueue expose internals invokeReactions "
        "reflectedClampedInteger reflectedDomstring setReflectedDomstring setReflectedUnsigned "
        "stringValue unsignedLongValue",
        "",
        "",
    ),
    "dom/HTMLTableElement": (
        "generated/dom/HTMLTableElement.js",
        "dom",
        "Errors HTMLTableCaptionElementBrand HTMLTableElementBrand HTMLTableSectionElementBrand "
        "elementQueue expose implementationValue internals invokeReactions longValue "
        "nullToEmptyStringValue nullableValue objectOf objectOrNull reflectedDomstring "
        "setReflectedDomstring stringValue tooFew",
        "",
        "",
    ),
    "dom/HTMLTableRowElement": (
        "generated/dom/HTMLTableRowElement.js",
        "dom",
        "Errors HTMLTableRowElementBrand elementQueue expose internals invokeReactions longValue "
        "nullToEmptyStringValue objectOf reflectedDomstring setReflectedDomstring stringValue "
        "tooFew",
        "",
        "",
    ),
    "dom/HTMLTableSectionElement": (
        "generated/dom/HTMLTableSectionElement.js",
        "dom",
        "Errors HTMLTableSectionElementBrand elementQueue expose internals invokeReactions "
        "longValue objectOf reflectedDomstring setReflectedDomstring stringValue tooFew",
        "",
        "",
    ),
    "dom/HTMLTemplateElement": (
        "generated/dom/HTMLTemplateElement.js",
        "dom host",
        "Errors HTMLTemplateElementBrand elementQueue expose internals invokeReactions objectOf "
        "reflectedBoolean reflectedDomstring reflectedKeyword setReflectedBoolean "
        "setReflectedDomstring stringValue tableOf",
        "",
        "",
    ),
    "dom/HTMLTextAreaElement": (
        "generated/dom/HTMLTextAreaElement.js",
        "dom",
        "Errors HTMLTextAreaElementBrand elementQueue enumValue expose internals invokeReactions "
        "longValue nullToEmptyStringValue objectOf objectOrNull overload reflectedBoolean "
        "reflectedDomstring reflectedInteger setReflectedBoolean setReflectedDomstring "
        "setReflectedNonNegative setReflectedUnsigned stringValue tooFew unsignedLongValue",
        "",
        "",
    ),
    "dom/HTMLTimeElement": (
        "generated/dom/HTMLTimeElement.js",
        "dom",
        "Errors HTMLTimeElementBrand elementQueue expose internals invokeReactions "
        "reflectedDomstring setReflectedDomstring stringValue",
        "",
        "",
    ),
    "dom/HTMLTitleElement": (
        "generated/dom/HTMLTitleElement.js",
        "dom",
        "Errors HTMLTitleElementBrand expose",
        "",
        "",
    ),
    "dom/HTMLTrackElement": (
        "generated/dom/HTMLTrackElement.js",
        "dom host",
        "Errors HTMLTrackElementBrand elementQueue expose internals invokeReactions "
        "reflectedBoolean reflectedDomstring reflectedKeyword reflectedUrl scalarValueString "
        "setReflectedBoolean setReflectedDomstring stringValue tableOf",
        "",
        "",
    ),
    "dom/HTMLUListElement": (
        "generated/dom/HTMLUListElement.js",
        "dom",
        "Errors HTMLUListElementBrand elementQueue expose internals invokeReactions "
        "reflectedBoolean reflectedDomstring setReflectedBoolean setReflectedDomstring "
        "stringValue",
        "",
        "",
    ),
    "dom/HTMLUnknownElement": (
        "generated/dom/HTMLUnknownElement.js",
        "dom",
        "Errors HTMLUnknownElementBrand expose",
        "",
        "",
    ),
    "dom/HTMLVideoElement": (
        "generated/dom/HTMLVideoElement.js",
        "dom",
        "Errors HTMLVideoElementBrand elementQueue expose internals invokeReactions "
        "reflectedBoolean reflectedInteger reflectedUrl scalarValueString setReflectedBoolean "
        "setReflectedDomstring setReflectedUnsigned unsignedLongValue",
        "",
        "",
    ),
    "dom/MathMLElement": (
        "generated/dom/MathMLElement.js",
        "dom",
        "Errors MathMLElementBrand apply booleanValue dictionaryValue elementQueue expose "
        "givenOrNull internals invokeReactions isObject longValue objectOf "
        "objectOrNullFunctionValue reflectedBoolean setProperty setReflectedBoolean "
        "setReflectedInteger stringValue target theGiven",
        "",
        "",
    ),
    "dom/MutationObserver": (
        "generated/dom/MutationObserver.js",
        "dom",
        "MutationObserverBrand MutationObserverImpl NodeBrand adopt apply arrayOf booleanValue "
        "dictionaryValue expose functionValue implementationValue internals objectOf "
        "sequenceValue stringValue theGiven tooFew",
        "",
        "",
    ),
    "dom/MutationRecord": (
        "generated/dom/MutationRecord.js",
        "dom",
        "Errors MutationRecordBrand expose internals objectOf objectOrNull orNull",
        "",
        "",
    ),
    "dom/NamedNodeMap": (
        "generated/dom/NamedNodeMap.js",
        "dom",
        "AttrBrand Errors NamedNodeMapBrand elementQueue expose implementationValue indexed "
        "internals invokeReactions named nullableValue objectOf objectOrNull stringValue tooFew "
        "unsignedLongValue",
        "",
        "",
    ),
    "dom/Node": (
        "generated/dom/Node.js",
        "dom",
        "ATTRIBUTE_NODE CDATA_SECTION_NODE COMMENT_NODE DOCUMENT_FRAGMENT_NODE DOCUMENT_NODE "
        "DOCUMENT_POSITION_CONTAINED_BY DOCUMENT_POSITION_CONTAINS DOCUMENT_POSITION_DISCONNECTED "
        "DOCUMENT_POSITION_FOLLOWING DOCUMENT_POSITION_IMPLEMENTATION_SPECIFIC "
        "DOCUMENT_POSITION_PRECEDING DOCUMENT_TYPE_NODE ELEMENT_NODE ENTITY_NODE "
        "ENTITY_REFERENCE_NODE Errors NOTATION_NODE NodeBrand PROCESSING_INSTRUCTION_NODE "
        "TEXT_NODE booleanValue constants dictionaryValue elementQueue expose implementationValue "
        "internals invokeReactions nullableValue objectOf objectOrNull orNull stringValue tooFew",
        "",
        "",
    ),
    "dom/NodeFilter": (
        "generated/dom/NodeFilter.js",
        "dom",
        "FILTER_ACCEPT FILTER_REJECT FILTER_SKIP callbackInterfaceObject",
        "",
        "",
    ),
    "dom/NodeIterator": (
        "generated/dom/NodeIterator.js",
        "dom",
        "Errors NodeIteratorBrand expose givenOrNull internals objectOf objectOrNull",
        "",
        "",
    ),
    "dom/NodeList": (
        "generated/dom/NodeList.js",
        "dom",
        "Errors NodeListBrand expose indexed internals iterableAsArray objectOrNull tooFew "
        "unsignedLongValue",
        "",
        "",
    ),
    "dom/ProcessingInstruction": (
        "generated/dom/ProcessingInstruction.js",
        "dom",
        "Errors ProcessingInstructionBrand expose internals",
        "",
        "",
    ),
    "dom/RadioNodeList": (
        "generated/dom/RadioNodeList.js",
        "dom",
        "Errors RadioNodeListBrand expose internals stringValue",
        "",
        "",
    ),
    "dom/Range": (
        "generated/dom/Range.js",
        "dom",
        "END_TO_END END_TO_START NodeBrand RangeBrand RangeImpl START_TO_END START_TO_START adopt "
        "associatedDocument constants createContextualFragment elementQueue expose fetched "
        "implementationValue internals invokeReactions objectOf stringValue tooFew "
        "unsignedLongValue unsignedShortValue",
        "layout:getBoundingClientRect layout:getClientRects",
        "",
    ),
    "dom/SVGAnimatedString": (
        "generated/dom/SVGAnimatedString.js",
        "dom",
        "Errors SVGAnimatedStringBrand expose internals stringValue",
        "",
        "",
    ),
    "dom/SVGElement": (
        "generated/dom/SVGElement.js",
        "dom",
        "Errors SVGElementBrand apply booleanValue dictionaryValue elementQueue expose "
        "givenOrNull internals invokeReactions isObject longValue objectOf objectOrNull "
        "objectOrNullFunctionValue reflectedBoolean setProperty setReflectedBoolean "
        "setReflectedInteger stringValue target theGiven",
        "",
        "",
    ),
    "dom/SVGGraphicsElement": (
        "generated/dom/SVGGraphicsElement.js",
        "dom",
        "Errors SVGGraphicsElementBrand expose",
        "",
        "",
    ),
    "dom/SVGNumber": (
        "generated/dom/SVGNumber.js",
        "dom",
        "Errors SVGNumberBrand expose floatValue internals",
        "",
        "",
    ),
    "dom/SVGRect": (
        "generated/dom/SVGRect.js",
        "dom",
        "Errors SVGRectBrand expose floatValue internals",
        "",
        "",
    ),
    "dom/SVGSVGElement": (
        "generated/dom/SVGSVGElement.js",
        "dom",
        "Errors SVGSVGElementBrand expose internals objectOf objectOrNull stringValue tooFew",
        "",
        "",
    ),
    "dom/Selection": (
        "generated/dom/Selection.js",
        "dom",
        "Errors NodeBrand RangeBrand SelectionBrand ShadowRootBrand anEmptyList arrayOf "
        "dictionaryValue elementQueue expose implementationValue internals invokeReactions "
        "nullableValue objectOf objectOrNull sequenceValue tooFew unsignedLongValue",
        "",
        "",
    ),
    "dom/ShadowRoot": (
        "generated/dom/ShadowRoot.js",
        "dom",
        "CSSStyleSheetBrand Errors ShadowRootBrand apply elementQueue expose fetched getInnerHtml "
        "givenOrNull implementationValue internals invokeReactions nullToEmptyStringValue "
        "objectOf objectOrNull objectOrNullFunctionValue sequenceValue setInnerHtml theGiven",
        "css_style_sheets:getStyleSheets",
        "",
    ),
    "dom/StaticRange": (
        "generated/dom/StaticRange.js",
        "dom",
        "NodeBrand StaticRangeBrand StaticRangeImpl adopt dictionaryValue expose "
        "implementationValue isRequired tooFew unsignedLongValue",
        "",
        "",
    ),
    "dom/SubmitEvent": (
        "generated/dom/SubmitEvent.js",
        "dom",
        "HTMLElementBrand SubmitEventBrand SubmitEventImpl adopt booleanValue dictionaryValue "
        "expose implementationValue internals nullableValue objectOrNull stringValue tooFew",
        "",
        "",
    ),
    "dom/Text": (
        "generated/dom/Text.js",
        "dom",
        "TextBrand TextImpl adopt associatedDocument expose internals objectOf objectOrNull "
        "stringValue tooFew unsignedLongValue",
        "",
        "",
    ),
    "dom/TimeRanges": (
        "generated/dom/TimeRanges.js",
        "dom",
        "Errors TimeRangesBrand expose internals tooFew unsignedLongValue",
        "",
        "",
    ),
    "dom/TreeWalker": (
        "generated/dom/TreeWalker.js",
        "dom",
        "Errors NodeBrand TreeWalkerBrand expose givenOrNull implementationValue internals "
        "objectOf objectOrNull",
        "",
        "",
    ),
    "dom/ValidityState": (
        "generated/dom/ValidityState.js",
        "dom",
        "Errors ValidityStateBrand expose internals",
        "",
        "",
    ),
    "dom/XMLDocument": (
        "generated/dom/XMLDocument.js",
        "dom",
        "Errors XMLDocumentBrand expose",
        "",
        "",
    ),
    "dom/XMLSerializer": (
        "generated/dom/XMLSerializer.js",
        "dom",
        "NodeBrand XMLSerializerBrand XMLSerializerImpl adopt expose implementationValue "
        "internals tooFew",
        "",
        "",
    ),
    "dom_events": (
        "translated/dom/events.js translated/dom/abort.js glue/event_callbacks.js "
        "generated/dom_events.js glue/global_event_target.js",
        "host",
        "AbortControllerBrand AbortSignalBrand CustomEventBrand DOMException ErrorEventBrand "
        "Errors EventBrand EventTargetBrand Table WeakList adopt anyValue apply arrayOf "
        "booleanValue callMethodOf callbackInterfaceValue coarseNow constants copyOfList "
        "dictionaryValue enforcedValue exchangeCurrentEvent expose givenOf givenOrNull "
        "implementation implementationValue internals isError listAppend listOf newBrand newList "
        "nullableValue objectOf objectOrNull objectOrNullFunctionValue page report "
        "reportRejection runScript runStepsAfterTimeout sequenceValue stringValue tableDelete "
        "tableGet tableHas tableSet tableSize tableValues target theGiven tooFew unforgeable "
        "unionValue value withoutParent world",
        "",
        "EventImpl CustomEventImpl AbortAlgorithm PathItem EventPath EventTargetImpl fireAnEvent "
        "dispatch AbortSignalImpl GlobalScopeBrand scope globalTarget",
    ),
    "driver": (
        "glue/crossing.js glue/split_script.js glue/driver.js",
        "console host",
        "Compiled DOMException Errors ErrorsByName Integers Later NewError ReadableStreamBrand "
        "Table apply askEventLoop bufferText charCodeAt construct defineProperty execute fits "
        "fixedLength formatted getPrototypeOf implemented innerOf integerText isArray "
        "isBufferSource isError isObject isRefusedPrototype joined keysOf lastIndexOf newBytes "
        "newList objectPrototype pageMessage property quote reject resolve sizeOfSet slice "
        "sourceOf streamEnters streamLeaves streamStays stringify tableDelete tableGet tableSet "
        "tableSize then toBooleanText toIntegerText toString value valuesOfWrappers world",
        "",
        "writtenWhole crossingText valueFrom tasks take callWith finished failed errorTexts "
        "memberText errorFrom reasonOfHost promiseOfTask fulfilTask messages deliver",
    ),
    "encoding": (
        "glue/text_encoder.js generated/encoding.js glue/text_decoder.js",
        "",
        "Bytes TextDecoderBrand TextEncoderBrand adopt anyValue apply blockLength boundTo "
        "bufferLength bufferValue constructed dataViewParts defineProperty dictionaryOf "
        "dictionaryOfValues execute expose fromUnits getterOf implementation internals "
        "isArrayBuffer isBufferSource isResizable isView notASCII property query read "
        "scalarValueString setBytes slice toBooleanText toSharedBufferText toStringText tooFew "
        "typedArrayName typedArrayParts unitAtIndex value",
        "",
        "encodedText encodingOf asciiText newDecoder decodeChunk",
    ),
    "encoding_streams": (
        "glue/text_chunks.js translated/streams/text.js generated/encoding_streams.js",
        "encoding host streams",
        "GenericTransformStream TextDecoderStreamBrand TextEncoderStreamBrand adopt booleanValue "
        "charCodeAt decodeChunk dictionaryValue encodedText encodingOf expose implementation "
        "internals isBufferSource isSharedBuffer newDecoder noBufferSource objectOf "
        "scalarValueString slice stringValue viewByteLength withoutParent",
        "",
        "ChunkDecoder TextDecoderStreamImpl",
    ),
    "fetch": (
        "glue/fetching.js translated/fetching/bodies.js translated/fetching/requests.js "
        "translated/fetching/responses.js generated/fetch.js",
        "blob_streams dom_events encoding headers host streams structured_clone",
        "AbortSignalBrand AbortSignalImpl AsyncSequence BlobBrand Bytes DOMException Errors "
        "FormDataBrand HeaderList HeadersImpl ReadRequest ReadableStreamBrand ReadableStreamImpl "
        "RequestBrand ResponseBrand TransformStreamImpl URLSearchParamsBrand "
        "acquireReadableStreamDefaultReader adopt anyValue asciiText ask asyncIteratedValue "
        "blobOfBodyCall blobStream bodyOfFormCall booleanValue bufferValue byteStringValue "
        "byteUppercase cloneAsBytes decodeChunk dictionaryValue encodedText enumValue execute "
        "expose formDataOfBodyCall freeze identity implementation implementationValue implemented "
        "internals isBufferSource isReasonPhrase isToken isView iteratedValue listAppend listOf "
        "markAsHandled newBytes newDecoder newList newPromise nullOrValue nullableValue objectOf "
        "objectOrNull parse parseUrlCall platformObject platformObjectValue promiseRejectedWith "
        "quote readableStreamCancel readableStreamDefaultReaderRead recordValue referrerCall "
        "reject rejectedWith resolve scalarValueString sequenceValue setBytes stringValue "
        "stringify structuredCloneImpl textStream toBufferText toHandleText tooFew typedArrayName "
        "undefinedValue unionValue unsignedShortValue value viewByteLength viewedBuffer "
        "whenCancelled withoutParent",
        "",
        "isUint8Array bufferOfBytes joinedBytes utf_8Decode parseJson blobOfBody URLRecord "
        "parseAUrl decimalText Body bytesAsABody extractABody notBytes RequestImpl "
        "normalizedMethod isForbiddenMethod ResponseImpl",
    ),
    "fetching": (
        "glue/fetch.js",
        "dom_events driver fetch host stream_crossing streams",
        "AbortAlgorithm Body RequestImpl ResponseImpl URLRecord askEventLoop bytesAsABody "
        "cancelLeft errorFrom errorTexts failed innerOf isView joined leaveStream listAppend "
        "markAsHandled newList newPromise objectOf promiseOfTask quote readableStreamCancel "
        "reject reportIfDropped resolve tableDelete tasks then toBufferText toHandleText "
        "unlockStream",
        "",
        "fetchImpl startFetch startFetching appendHeaders bodyOfHost",
    ),
    "file_api": (
        "generated/file_api.js",
        "",
        "BlobBrand FileBrand constructed dictionaryOf enumOf expose internals newBuffer newBytes "
        "objectOf platformObject promised query sequenceOf stepsHere toBufferText toClampedText "
        "toHandleText toIntegerText toStringText tooFew unionOf value",
        "",
        "",
    ),
    "frames": (
        "glue/frames.js",
        "console dom dom_events driver history host message_ports page_scripts",
        "Compiled ContentNavigable DOMException EventTargetBrand EventTargetImpl GlobalScopeBrand "
        "HTMLDocumentImpl HTMLIFrameElementImpl NodeBrand PageScripts ParsedHTML Queue "
        "RequestBrand Surrounded Table TreeBuilder Window XMLDocumentImpl apply arrayIndex "
        "asciiLowercase askEventLoop askWindow childFrames clearTimeoutImpl construct "
        "createObject defineProperty delayPageLoad deleteProperty documentImpl endDelayOfPageLoad "
        "enumerable errorFrom evaluate execute fetched findText fireAnEvent fireContentLoaded "
        "fireHashChange fireWithDocument floor focus frames getOwnPropertyDescriptor getProperty "
        "getPrototypeOf givenOrNull globalTarget hasProperty implementation implemented "
        "inPageTask innerOf isHtml isLoaded keysOf kindOfHandler leaveTheFocus listAppend listOf "
        "listed longValue named newList noteBuiltIns numberOf objectOf objectPrototype offered "
        "openWindow openers ownKeys page pageLocation postMessageTo prepareTheScriptElement "
        "preventExtensions print property prototypeOf quote replace report requestFrame "
        "requestParts rootOf runScript runStepsAfterTimeout scope selectionOf setInner "
        "setIntervalImpl setPrototypeOf setTimeoutImpl slice splitOnAsciiWhitespace stringValue "
        "tableForEach tableSet takeFromList target tellListener textStarts toEventHandler "
        "toFrameCallback toString toStringTag tooFew unscopables updateReadiness value "
        "whenFetched world",
        "",
        "handlerInFrame frameOfTarget followFrameNavigations newFrame askFrames",
    ),
    "geometry": (
        "glue/geometry.js generated/geometry.js",
        "",
        "DOMRectBrand DOMRectListBrand DOMRectReadOnlyBrand Errors adopt defineProperty "
        "dictionaryValue expose implementation indexed internals max min newList objectOf "
        "objectOrNull property tooFew unrestrictedDoubleValue unsignedLongValue",
        "",
        "DOMRectReadOnlyImpl DOMRectImpl DOMRectListImpl",
    ),
    "handlers": (
        "glue/handlers.js",
        "dom_events driver fetch fetching host",
        "AbortSignalImpl DOMException Errors EventImpl RequestImpl ResponseBrand Table URLRecord "
        "appendHeaders apply askEventLoop bodyOfHost call defineProperty dispatch failed "
        "globalTarget ignore implemented isObject isView messages objectOf objectOrNull "
        "promiseValue promised property reasonOfHost tableDelete tableGet tableSet take then "
        "value valueFrom",
        "",
        "handleRequest",
    ),
    "headers": (
        "glue/byte_strings.js translated/fetching/headers.js generated/headers.js",
        "host",
        "Errors HeadersBrand Table adopt anyValue arrayOf byteStringValue charCodeAt copyOfList "
        "defineProperty execute expose forEachValuePair implementation internals isArray "
        "iteratedValue iteratorSymbol joinList listAppend listOf newList orNull ownKeys property "
        "recordValue sequenceValue slice sortList tableDelete tableGet tableHas tableKeys "
        "tableSet tableValues toLowerCase toUpperCase tooFew unionValue value valuePairIterators "
        "withoutParent",
        "",
        "isToken isReasonPhrase isHeaderValue byteUppercase sortedTokens concatenated "
        "normalizeHeaderValue HeaderList HeadersImpl",
    ),
    "history": (
        "glue/history.js generated/history.js",
        "dom_events driver host structured_clone",
        "Errors EventImpl HashChangeEventBrand HistoryBrand PopStateEventBrand Queue Table adopt "
        "anyValue askWindow booleanValue crossingText dictionaryValue dispatch expose "
        "globalTarget implementation internals isEnumValue isObject longValue newList "
        "nullableValue pageLocation parse quote runStepsAfterTimeout scalarValueString "
        "stringValue structuredCloneImpl tableGet tableSet tooFew value valueFrom withoutParent "
        "writtenWhole",
        "",
        "historyImpl updateDocument fireHashChange newHashChangeEvent",
    ),
    "host": (
        "glue/host.js",
        "",
        "Buffers Bytes Later Table Views WeakTable apply bufferLength dataViewParts dereference "
        "lengthOfView newList newReference ownKeys promiseValue references rejectedWith report "
        "resolved setBytes setPrototypeOf tableDelete tableForEach tableSet tableSize then "
        "transferBuffer typedArrayName typedArrayParts value weakGet weakSet withoutParent",
        "",
        "tableValues tableKeys tableOf listOf copyOfList listAppend listPop Queue WeakList ignore "
        "newPromise resolve reject promiseResolvedWith promiseRejectedWith react markAsHandled "
        "queueAMicrotask whenCancelled isPending isNan remainder viewedBuffer viewByteOffset "
        "viewByteLength viewLength kindOfView kindOfBytes elementSize newView bufferByteLength "
        "allocateBuffer transferArrayBuffer cloneBuffer cloneAsBytes copyBytes readResult "
        "twoValues byteLengthSize countSize",
    ),
    "hr_time": (
        "glue/performance.js generated/hr_time.js",
        "dom_events",
        "Errors EventTargetImpl PerformanceBrand coarseNow defineProperty expose implementation "
        "internals property timeOrigin",
        "",
        "performanceImpl",
    ),
    "html_document": (
        "glue/html_document.js",
        "dom",
        "Errors HTMLDocumentBrand defineProperty deleteProperty expose getOwnPropertyDescriptor "
        "getProperty hasProperty innerOf newList objectOf ownKeys property setPrototypeOf target",
        "",
        "",
    ),
    "html_events": (
        "glue/error_event.js generated/html_events.js",
        "dom_events driver",
        "DOMExceptionBrand ErrorEventBrand EventImpl adopt anyValue booleanValue dictionaryValue "
        "dispatch execute expose findText globalTarget implementation implemented internals "
        "memberText min scalarValueString slice stringValue textStarts tooFew unsignedLongValue",
        "",
        "fireError",
    ),
    "html_location": (
        "generated/html_location.js glue/location.js",
        "",
        "Errors LocationBrand OriginBrand WorkerLocationBrand assign constructed expose "
        "frozenArray getPrototypeOf interfaceOf internals made navigated platformObject query "
        "target toAnyText toPrimitive toStringText tooFew unforgeable value valueOfObject",
        "",
        "",
    ),
    "idle_callbacks": (
        "glue/idle_callbacks.js generated/idle_callbacks.js",
        "",
        "Errors IdleDeadlineBrand Table apply cancelSteps coarseNow expose implementation "
        "internals max objectOf report runStepsAfterTimeout tableDelete tableGet tableSet",
        "",
        "requestIdle cancelIdle",
    ),
    "intersection_observer": (
        "glue/intersection_observer.js generated/intersection_observer.js",
        "dom geometry host",
        "DOMException DOMRectReadOnlyImpl DocumentBrand ElementBrand ElementImpl Errors "
        "IntersectionObserverBrand IntersectionObserverEntryBrand adopt anyValue apply arrayOf "
        "booleanValue coarseNow dictionaryValue documentImpl doubleValue execute expose fetched "
        "frozenArrayOf functionValue implementation implementationValue internals iteratedValue "
        "listOf longValue newList objectOf objectOrNull report reportRejection "
        "runStepsAfterTimeout sortList splice splitOnAsciiWhitespace stringValue target theGiven "
        "toLowerCase tooFew undefinedValue unionValue value",
        "layout:getBoundingClientRect cascade:isRendered",
        "placeIn removeFrom margin",
    ),
    "layout": (
        "glue/layout.js",
        "dom geometry",
        "DOMRectImpl DOMRectListImpl ElementImpl Later RangeImpl fetched flushStyles "
        "isHtmlElement newList nextNode nextNodeSkippingChildren page parentElement "
        "reflectedInteger resolveWith",
        "cascade:displayOf cascade:flatParent cascade:isContentSkipped cascade:isInWindow "
        "cascade:isOfHtml cascade:isRendered cascade:isRoot cascade:keywordOf",
        "widthOf heightOf getBoundingClientRect getClientRects scrolled scrolled_2 getScrollTop "
        "setScrollTop getScrollLeft setScrollLeft getScrollWidth getScrollHeight getClientTop "
        "getClientLeft getClientWidth getClientHeight getCurrentZoom getOffsetTop getOffsetLeft "
        "getOffsetWidth getOffsetHeight getImageWidth getImageHeight getOffsetParent "
        "getScrollingElement elementsFromPoint elementFromPoint",
    ),
    "legacy_factories": (
        "glue/legacy_factories.js",
        "dom",
        "Errors HTMLAudioElementBrand HTMLImageElementBrand HTMLOptionElementBrand HTML_NAMESPACE "
        "associatedDocument defineProperty initialize made objectOf offered property prototypeOf "
        "stringValue unsignedLongValue value",
        "",
        "",
    ),
    "message_events": (
        "translated/dom/message_event.js generated/message_events.js",
        "dom_events",
        "EventImpl EventTargetBrand MessageEventBrand MessagePortBrand adopt anEmptyList anyValue "
        "booleanValue dictionaryValue expose frozenArrayOf implementation implementationValue "
        "internals newList nullableValue objectOf objectOrNull scalarValueString sequenceValue "
        "stringValue tooFew",
        "",
        "MessageEventImpl newMessageEvent",
    ),
    "message_ports": (
        "glue/message_ports.js generated/message_ports.js",
        "dom_events driver host message_events structured_clone",
        "DOMException Errors EventTargetImpl MessageChannelBrand MessageEventImpl "
        "MessagePortBrand Queue adopt anEmptyList apply askEventLoop askWindow cloneWithTransfer "
        "deliver dictionaryValue dispatch expose fireAnEvent givenOrNull globalTarget "
        "implementation implemented internals isArray isObject iteratedValue newList objectOf "
        "objectOrNullFunctionValue page plainObjectValue queueATask quote scalarValueString "
        "sequenceValue target theGiven tooFew unionValue withoutParent",
        "",
        "postMessageOfWindow postMessageTo",
    ),
    "module_scripts": (
        "glue/module_scripts.js",
        "driver modules",
        "Errors Later askEventLoop codes continueDynamicImport defineProperty errorFrom "
        "evaluateModule execute fetched fulfilTask importCallParts joined linkModule memberText "
        "moduleHost newDefaultExportSyntheticModule newList newSourceTextModule ownKeys parse "
        "promiseOfTask property quote readsSourceURLs rejectedWith report reportIfDropped "
        "resolved setPlace stringValue tellListener then value withoutParent world",
        "css_style_sheets:sheetOfModule",
        "takeFunctionsOfModules takeModules fetchExternalModuleScript preloadModule "
        "fetchInlineModuleScript runModuleScript runModuleOfHost importModuleOfHost importerOf "
        "registerImportMap",
    ),
    "modules": (
        "glue/module_stacks.js glue/modules.js",
        "",
        "Errors ErrorsByName Later Surrounded Table apply captureStackTrace createObject "
        "defineProperty enumerable evaluate findText freeze getOwnPropertyDescriptor isObject "
        "isSameValue min newList nextOfAsyncGenerator nextOfGenerator noteBuiltIns ownKeys "
        "parseInteger preventExtensions property repeatText setPrototypeOf slice sortList "
        "stackOfErrors tableGet tableSet target then toString toStringTag value withoutParent",
        "",
        "readsSourceURLs moduleHost newSourceTextModule newDefaultExportSyntheticModule "
        "linkModule setPlace evaluateModule continueDynamicImport importCallParts",
    ),
    "navigator": (
        "glue/navigator.js generated/navigator.js",
        "",
        "Errors NavigatorBrand ScreenBrand anyValue expose frozenArrayOf implementation internals "
        "keysOf page",
        "",
        "copyValues navigatorImpl screenImpl",
    ),
    "opened_windows": (
        "glue/opened_windows.js",
        "dom",
        "DOMException Surrounded asciiLowercase askWindow assign checkGlobal documentImpl execute "
        "fetched focus frames isLoaded isThisWindow newList openWindow pageLocation quote replace "
        "replaceAll splitOnAsciiWhitespace stringValue target toStringTag value world",
        "frames:frameOfTarget",
        "windowOpener",
    ),
    "page_events": (
        "translated/dom/page_events.js generated/page_events.js",
        "dom_events",
        "AnimationEventBrand BeforeUnloadEventBrand DeviceOrientationEventBrand Errors EventImpl "
        "PageTransitionEventBrand SecurityPolicyViolationEventBrand TransitionEventBrand adopt "
        "booleanValue dictionaryValue doubleValue enumValue expose implementation internals "
        "nullableValue orNull scalarValueString stringValue tooFew unsignedLongValue "
        "unsignedShortValue",
        "",
        "TransitionEventImpl AnimationEventImpl newPageEvent",
    ),
    "page_scripts": (
        "glue/page_scripts.js",
        "dom dom_events driver host",
        "EventImpl ParsedHTML Queue ScriptRunner Table TreeBuilder asciiLowercase askEventLoop "
        "askWindow childTextContent defineProperty dispatch documentImpl emptyDocument errorFrom "
        "evaluate failed fetched fireAnEvent focus focusableAreaOf globalTarget hasImports joined "
        "newList prepareTheScriptElement promiseOfTask property quote report runScript running "
        "tableDelete tableGet tableSet then value withImportCalls withoutParent",
        "module_scripts:fetchExternalModuleScript module_scripts:fetchInlineModuleScript "
        "cascade:isRendered document_parser:parserOfPage module_scripts:preloadModule "
        "module_scripts:registerImportMap module_scripts:runModuleScript",
        "isParsed PageScripts delayPageLoad endDelayOfPageLoad whenFetched requestParts "
        "updateReadiness fireContentLoaded fireWithDocument queuePageTask loadMessage",
    ),
    "promise_rejections": (
        "glue/promise_rejections.js generated/promise_rejections.js",
        "dom_events",
        "EventImpl PromiseRejectionEventBrand adopt anyValue booleanValue dictionaryValue "
        "dispatch expose globalTarget implementation internals isRequired plainObjectValue "
        "stringValue tooFew",
        "",
        "fireUnhandledRejection",
    ),
    "python": (
        "generated/python.js",
        "",
        "Errors LocationNavigationBrand expose value",
        "",
        "",
    ),
    "resize_observer": (
        "glue/resize_observer.js generated/resize_observer.js",
        "",
        "ElementBrand Errors ResizeObserverBrand ResizeObserverEntryBrand ResizeObserverSizeBrand "
        "adopt apply arrayOf dictionaryValue enumValue expose frozenArrayOf functionValue "
        "implementation implementationValue internals objectOf target theGiven tooFew",
        "",
        "",
    ),
    "server_sent_events": (
        "glue/server_sent_events.js translated/server_sent_events/event_stream.js "
        "translated/server_sent_events/event_source.js generated/server_sent_events.js",
        "dom_events driver encoding fetch fetching headers host message_events streams",
        "AbortSignalImpl DOMException EventSourceBrand EventTargetImpl MessageEventImpl Queue "
        "ReadRequest RequestImpl acquireReadableStreamDefaultReader adopt apply asciiText ask "
        "askEventLoop booleanValue charCodeAt concatenated constants decimalText decodeChunk "
        "dictionaryValue dispatch encodedText execute expose fireAnEvent fromUnits givenOrNull "
        "hasTransport implementation internals isEventStreamCall isUint8Array joinList listOf "
        "memberText newDecoder newList normalizeHeaderValue notBytes objectOf "
        "objectOrNullFunctionValue parseAUrl quote react readableStreamDefaultReaderRead "
        "rejectedWith release runStepsAfterTimeout scalarValueString slice startFetch theGiven "
        "tooFew value viewByteLength withoutParent",
        "",
        "",
    ),
    "storage": (
        "glue/storage.js generated/storage.js",
        "dom_events",
        "DOMException Errors EventImpl QuotaExceededError StorageBrand StorageEventBrand adopt "
        "askWindow booleanValue defineProperty deleteProperty dictionaryValue expose "
        "getOwnPropertyDescriptor getProperty hasProperty implementation implementationValue "
        "innerOf internals newList nullableValue objectOrNull orNull ownKeys page property quote "
        "scalarValueString setProperty setPrototypeOf stringValue target tooFew unsignedLongValue "
        "value",
        "",
        "storageImpl newStorageEvent",
    ),
    "stream_crossing": (
        "glue/stream_crossing.js",
        "driver host streams",
        "Bytes Errors ReadRequest SourceAlgorithms Table acquireReadableStreamDefaultReader "
        "askEventLoop bury cloneAsBytes createReadableByteStream errorFrom errorTexts failed "
        "finished isBufferSource isView markAsHandled messages objectOf promiseOfTask react "
        "readableStreamDefaultReaderRead reasonOfHost rejectedWith tableDelete tableGet tableSet "
        "then viewByteLength viewByteOffset viewedBuffer watch withoutParent",
        "",
        "leaveStream unlockStream cancelLeft enterStream",
    ),
    "streams": (
        "translated/streams/queuing.js translated/streams/readers.js "
        "translated/streams/default_controller.js translated/streams/byte_controller.js "
        "translated/streams/writable.js translated/streams/piping.js translated/streams/tee.js "
        "translated/streams/readable.js translated/streams/transform.js generated/streams.js",
        "dom_events host",
        "AbortAlgorithm AbortSignalBrand AbortSignalImpl ByteLengthQueuingStrategyBrand "
        "CountQueuingStrategyBrand DOMException Errors Queue ReadableByteStreamControllerBrand "
        "ReadableStreamBYOBReaderBrand ReadableStreamBYOBRequestBrand ReadableStreamBrand "
        "ReadableStreamDefaultControllerBrand ReadableStreamDefaultReaderBrand "
        "TransformStreamBrand TransformStreamDefaultControllerBrand WritableStreamBrand "
        "WritableStreamDefaultControllerBrand WritableStreamDefaultWriterBrand adopt "
        "allocateBuffer anyValue apply arrayOf asyncIteratorSymbol asyncIterators "
        "asyncSequenceValue booleanValue bufferByteLength bufferValue byteLengthSize cloneAsBytes "
        "cloneBuffer copyBytes countSize defineProperty dictionaryValue elementSize "
        "endOfIteration enforcedValue enumValue expose functionValue implementation "
        "implementationValue initialize internals isDetached isError isNan isPending isRequired "
        "kindOfBytes kindOfView listAppend listOf markAsHandled min newList newPromise newView "
        "objectOf objectOrNull orNull plainObjectValue promiseOfCall promiseRejectedWith "
        "promiseResolvedWith property queueAMicrotask react read readResult reject rejectedWith "
        "remainder resolve theGiven tooFew transferArrayBuffer twoValues unrestrictedDoubleValue "
        "value viewByteLength viewByteOffset viewLength viewedBuffer waiting whenCancelled "
        "withoutParent",
        "",
        "ReadRequest acquireReadableStreamDefaultReader readableStreamDefaultReaderRead "
        "readableStreamCancel SourceAlgorithms ReadableStreamImpl createReadableByteStream "
        "TransformStreamImpl GenericTransformStream",
    ),
    "structured_clone": (
        "glue/structured_clone.js",
        "",
        "Buffers Bytes DOMException DOMExceptionBrand Dates ErrorsByName Expressions "
        "MessagePortBrand Sets Table Views addToSet bufferLength cloneOfException dataViewParts "
        "defineProperty enumerableKeys fits flags forEachOfSet getOwnPropertyDescriptor "
        "getPrototypeOf hasTag implemented innerOf isArray isArrayBuffer isDetached isError "
        "isGlobal isObject isRefusedPrototype isResizable isView lengthOfView mostBytesOf newList "
        "objectOf objectPrototype platformObject property query resizeBuffer setBytes sizeOfSet "
        "sourceOf tableForEach tableGet tableSet tableSize timeOfDate toObject toString "
        "transferBuffer typedArrayName typedArrayParts value valuesOfView valuesOfWrappers",
        "",
        "cloneWithTransfer structuredCloneImpl",
    ),
    "ui_events": (
        "translated/dom/ui_events.js generated/ui_events.js",
        "dom_events host",
        "CommandEventBrand CompositionEventBrand DataTransferBrand ElementBrand Errors EventImpl "
        "EventTargetBrand FocusEventBrand InputEventBrand KeyboardEventBrand MouseEventBrand "
        "PointerEventBrand StaticRangeBrand Table TextEventBrand ToggleEventBrand UIEventBrand "
        "WheelEventBrand adopt anEmptyList arrayOf booleanValue constants copyOfList "
        "dictionaryValue doubleValue expose floatValue implementation implementationValue "
        "internals longValue newList nullableValue objectOf objectOrNull orNull scalarValueString "
        "sequenceValue shortValue stringValue tableGet tableSet tooFew unsignedLongValue "
        "unsignedShortValue",
        "",
        "MouseEventImpl WheelEventImpl PointerEventImpl InputEventImpl KeyboardEventImpl "
        "eventNamed",
    ),
    "url": (
        "generated/url.js",
        "",
        "BlobBrand Errors URLBrand URLSearchParamsBrand ask assign call constructed cursor "
        "defineProperty expose forEachPair identity interfaceOf internals iteratedOf "
        "iteratorSymbol made pairIterators property query recordOf sameObject sequenceOf "
        "toStringText tooFew unionOf value",
        "",
        "",
    ),
    "urlpattern": (
        "generated/urlpattern.js",
        "",
        "URLPatternBrand ask constructed dictionaryFrom dictionaryOf enumOf expose interfaceOf "
        "internals nullableFrom overload query recordFrom recordOf toBooleanText toStringText "
        "tooFew undefinedFrom unionOf",
        "",
        "",
    ),
    "user_input": (
        "translated/dom/carets.js translated/dom/pointer_input.js translated/dom/keys.js "
        "translated/dom/content_editing.js translated/dom/text_editing.js "
        "translated/dom/key_input.js translated/dom/user_input.js glue/user_input.js",
        "dom dom_events host ui_events",
        "CommonElement DOMException ELEMENT_NODE ElementBrand FileListBrand HTMLElementImpl "
        "HTMLInputElementImpl HTMLSelectElementImpl HTMLTextAreaElementImpl HTML_NAMESPACE "
        "InputEventImpl KeyboardEventImpl MOUSE MouseEventImpl PointerEventImpl RangeImpl Table "
        "TextControl TextImpl WheelEventImpl active allowedValueStep append asciiLowercase "
        "childAt childrenOf codePoints codeUnitsLength codeUnitsSubstring containsTheFocus "
        "delegatesFocus dispatch elementThatIsHit fetched fire firstCodePoint flushStyles focus "
        "focusableAreaOf formTree frames hasToken indexOf inputType insert internals isDefault "
        "isDisabledOption isHiddenWithContents isHostIncludingInclusiveAncestor isHtmlElement "
        "isHyperlink isInclusiveAncestor isInert isSubmitButton joinedTexts "
        "lastInclusiveDescendant lightDismissOpenDialogs lightDismissOpenPopovers listAppend "
        "listOf listPop made maximum min minimum newDrag newList nextFrame nextNode "
        "nextNodeSkippingChildren now objectOf parentElement parentInTheFlatTree parsedInteger "
        "previousNode reflectedUrl relevantAnimations remove roundedDown runScript selectionOf "
        "splitOnAsciiWhitespace splitOnNewlines stripped tableGet tableHas tableSet tableSize "
        "target textEnds textStarts topmostModalDialog unfocus value withEmptyStack withoutParent",
        "cascade:declarationOf css_style_sheets:isKept",
        "putTheCaretInside performUserInput",
    ),
    "view": (
        "glue/view.js",
        "cssom_view dom idle_callbacks",
        "ElementBrand cancelIdle checkGlobal dictionaryValue documentImpl fetched functionValue "
        "implementationValue mediaQueryList objectOf requestIdle selectionOf stringValue "
        "textStarts tooFew unrestrictedDoubleValue unsignedLongValue",
        "computed_style:computedStyle layout:scrolled",
        "windowFunction",
    ),
    "view_transitions": (
        "glue/view_transitions.js generated/view_transitions.js",
        "dom driver host",
        "CustomStateSetImpl DOMException Errors ViewTransitionBrand ViewTransitionTypeSetBrand "
        "anyValue defineProperty expose failed forEachValuePair implementation internals "
        "iteratorSymbol markAsHandled newPromise objectOf property queueATask reject rejectedWith "
        "resolve resolved runStepsAfterTimeout stringValue then tooFew untilNextFrame "
        "valuePairIterators",
        "",
        "startViewTransition getActiveViewTransition",
    ),
    "web_animations": (
        "glue/keyframes.js glue/animations.js glue/motion.js generated/web_animations.js",
        "console css cssom dom dom_events driver host intersection_observer page_events",
        "AnimationBrand AnimationEffectBrand AnimationEventImpl AnimationPlaybackEventBrand "
        "AnimationTimelineBrand CSSAnimationBrand CSSTransitionBrand DOMException Declarations "
        "DocumentTimelineBrand ElementBrand ElementImpl Errors EventImpl EventTargetImpl "
        "KeyframeEffectBrand Matching Motion PROPERTIES Table TransitionEventImpl active "
        "addDeclarations adopt anyValue apply arrayOf asciiLowercase ask askWindow booleanValue "
        "cancelSteps charCodeAt coarseNow cssAttribute declarationsOf defineProperty "
        "dictionaryValue dispatch doubleValue elementQueue enumValue enumerableKeys execute "
        "expose fetched findText finished floor flushStyles frameLength frames getProperty "
        "givenOrNull implementation implementationValue inherited internals invokeReactions "
        "isBefore isDefault isEnumValue isInclusiveAncestor isObject isValid isWithin "
        "iteratorSymbol joinList joined listed markAsHandled max min newList newPromise "
        "nextElement now nullableValue numberInCss objectOf objectOrNull "
        "objectOrNullFunctionValue objects orNull overload ownKeys parseDeclarations "
        "parseSelector placeIn property queueAMicrotask quote read readValue reject rejectedWith "
        "relevantAnimations removeFrom resolve runStepsAfterTimeout running sequenceItems "
        "shadowRootOf shortened slice sortList splitOnAsciiWhitespace stringValue tableDelete "
        "tableForEach tableGet tableHas tableSet tableSize target textStarts theGiven toLowerCase "
        "tooFew unionValue unrestrictedDoubleValue untilNextFrame value watchMotion withoutParent",
        "computed_style:computedValue cascade:declarationOf cascade:declaredValue "
        "cascade:flatParent cascade:inStartingStyle computed_style:isCustom "
        "computed_style:isInheritedName cascade:isMeant cascade:isRendered cascade:longhands "
        "cascade:mayDeclare cascade:mayMatch computed_style:namesOfCurrentColor "
        "cascade:selectorKeysOf cascade:sheetsOfTree",
        "spread getTimeline animate animationsOf animationsInDocument startMotion itemAt",
    ),
    "web_crypto": (
        "glue/crypto.js generated/web_crypto.js",
        "",
        "Bytes CryptoBrand DOMException Errors QuotaExceededError askEventLoop dataViewParts "
        "execute expose fixedLength implementation internals isView newBytes setBytes tooFew "
        "typedArrayName typedArrayParts",
        "",
        "cryptoImpl",
    ),
    "web_socket": (
        "glue/web_socket.js",
        "",
        "DOMException defineProperty enumerable offered value",
        "",
        "",
    ),
    "xhr": (
        "generated/xhr.js",
        "",
        "BlobBrand Errors FormDataBrand call constructed cursor defineProperty expose forEachPair "
        "interfaceOf internals iteratorSymbol listFrom objectOrValue overload pairIterators "
        "property stepsHere toStringText tooFew",
        "",
        "iterateFormData",
    ),
    "xml_http_request": (
        "glue/xhr.js translated/xhr/progress_events.js translated/xhr/xml_http_requests.js "
        "generated/xml_http_request.js",
        "dom_events driver encoding encoding_streams fetch fetching headers host streams",
        "AbortSignalImpl BlobBrand Bytes ChunkDecoder DOMException DocumentBrand Errors EventImpl "
        "EventTargetImpl FormDataBrand HeaderList ProgressEventBrand ReadRequest RequestImpl "
        "ResponseImpl Table URLSearchParamsBrand XMLHttpRequestBrand "
        "XMLHttpRequestEventTargetBrand XMLHttpRequestUploadBrand "
        "acquireReadableStreamDefaultReader adopt apply ask askEventLoop blobOfBody booleanValue "
        "bufferOfBytes bufferValue byteStringValue byteUppercase cancelSteps cloneAsBytes "
        "coarseNow concatenated constants decodeChunk dictionaryValue dispatch doubleValue "
        "execute expose extractABody failed fireAnEvent fromUnits givenOrNull ignore "
        "implementation implementationValue implemented internals isBufferSource isEnumValue "
        "isForbiddenMethod isHeaderValue isObject isToken isUint8Array joined joinedBytes "
        "listAppend messages min newDecoder newList normalizeHeaderValue normalizedMethod "
        "notBytes now nullableValue objectOf objectOrNull objectOrNullFunctionValue orNull "
        "overload page parseAUrl parseJson platformObjectValue queueAMicrotask quote "
        "readableStreamDefaultReaderRead runStepsAfterTimeout scalarValueString sortedTokens "
        "startFetching stringValue tableDelete tableGet tableKeys tableSet target theGiven "
        "toString tooFew undefinedValue unionValue unsignedLongValue utf_8Decode value "
        "viewByteLength viewByteOffset viewedBuffer xmlHttpRequestCall",
        "",
        "",
    ),
    "xpath": (
        "glue/xpath_strings.js translated/dom/xpath_tokens.js translated/dom/xpath_values.js "
        "translated/dom/xpath_steps.js translated/dom/xpath_functions.js "
        "translated/dom/xpath_parser.js translated/dom/xpath.js generated/xpath.js",
        "cssom dom host",
        "ATTRIBUTE_NODE CDATA_SECTION_NODE COMMENT_NODE CharacterReader DOCUMENT_FRAGMENT_NODE "
        "DOCUMENT_NODE DOCUMENT_TYPE_NODE DOMException ELEMENT_NODE Errors HTML_NAMESPACE "
        "NodeBrand PROCESSING_INSTRUCTION_NODE TEXT_NODE Table XMLNS_NAMESPACE XML_NAMESPACE "
        "XPathEvaluatorBrand XPathExpressionBrand XPathResultBrand adopt apply asciiLowercase "
        "callMethodOf callbackInterfaceValue childrenOf codePoints constants execute expose "
        "fetched findText floor implementation implementationValue inclusiveAncestors internals "
        "isNan isNegative isXmlName joinedTexts lastInclusiveDescendant listAppend listOf newList "
        "nextNode nextNodeSkippingChildren nullableValue numberText objectOf objectOrNull orNull "
        "quote remainder rootOf slice sortList splitOnAsciiWhitespace stringValue tableGet "
        "tableHas tableSet tableSize target textContains textStarts theGiven tooFew unchangedMark "
        "unsignedLongValue unsignedShortValue value withoutParent withoutPassword",
        "cascade:isAbsolute",
        "newXpathEvaluator",
    ),
}
"""The words of the fields of `idl.linker.Link`, by the name of the script.

The script that a context runs first has no name.
"""
