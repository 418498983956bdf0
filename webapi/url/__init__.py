"""The URL Standard's concepts and algorithms, under their own names: https://url.spec.whatwg.org/

======================  ===========================================================================
module                  what is in it
======================  ===========================================================================
``parser``              ``basic_url_parser``, its states, ``set_the_username``, …;
                        ``url_parser`` also looks into the blob URL store
``record``              ``URLRecord``, the URL as a struct; special schemes and default ports
``serializer``          ``url_serializer``, ``url_path_serializer``, ``url_equals``; ``record_of``
``components``          values: ``cut`` a serialization, ``join`` components; the table ``MEMBERS``
``value_parser``        ``parse`` a string to a value, by the fast path or the standard's algorithm
``setters``             the setters of a URL, as the URL class and hyperlinks have them
``checking``            ``validation_errors`` of a URL, for conformance checkers and authors
``validation``          ``ValidationError``, the table ``ERROR_TYPES``, ``InvalidURLError``
``valid_url_strings``   ``valid_url_string`` and its grammar: is a string valid, and if not, why
``valid_host_strings``  the grammar of hosts: ``valid_host_string``, ``valid_domain_string``, …
``host``                ``host_parser``, ``opaque_host_parser``, ``host_serializer``, …
``idna``                ``domain_parser`` (domain to ASCII), ``domain_to_unicode``
``percent_encoding``    the percent-encode sets, the coders of bytes and strings
``form_urlencoded``     the parsers and the serializer of application/x-www-form-urlencoded
``origin``              ``origin`` of a URL, opaque and tuple origins, ``same_origin``, …
``public_suffix``       ``public_suffix``, ``registrable_domain`` of a host
``site``                ``obtain_a_site``, ``same_site``, ``schemelessly_same_site``
``rendering``           ``render``, how to show a URL to people who decide whether to trust it
``scalar_values``       ``scalar_value_string`` replaces the surrogates in any string
``slow_path``           ``api_url_parser``
``fast_path``           shortcuts, which give the algorithms' results or ``None``
======================  ===========================================================================

The algorithms take scalar value strings: strings without surrogates. ``scalar_value_string``
converts any string to one. The module ``failure`` has ``FAILURE``, the standard's *failure*.

>>> from webapi.url.host import host_serializer
>>> from webapi.url.origin import origin
>>> from webapi.url.parser import basic_url_parser
>>> url = basic_url_parser("HTTPS://Example.ORG:443/a/../b")
>>> host_serializer(url.host), url.port, url.path, str(origin(url))
('example.org', None, ['b'], 'https://example.org')
"""
