"""The URL Standard's concepts and algorithms, under their own names: https://url.spec.whatwg.org/

======================  ===========================================================================
module                  what is in it
======================  ===========================================================================
``parser``              ``basic_url_parser``, its states, ``set_the_username``, …,
                        ``url_parser``, which looks into the blob URL store, too
``record``              ``URLRecord``, the URL as a struct; special schemes and default ports
``serializer``          ``url_serializer``, ``url_path_serializer``, ``url_equals``; ``record_of``
``components``          ``cut`` a serialization at its components, ``join`` them
``setters``             the setters of a URL record, as the URL class and hyperlinks have them
``checking``            ``validation_errors`` of a URL, for conformance checkers and people
``validation``          ``ValidationError``, the table ``ERROR_TYPES``, ``InvalidURLError``
``valid_url_strings``   ``valid_url_string`` and all the grammar behind it: yes, or no and why
``valid_host_strings``  the same for hosts: ``valid_host_string``, ``valid_domain_string``, …
``host``                ``host_parser``, ``opaque_host_parser``, ``host_serializer``, …
``idna``                ``domain_parser`` (domain to ASCII), ``domain_to_unicode``
``percent_encoding``    the percent-encode sets, the coders of bytes and strings
``form_urlencoded``     the parsers and the serializer of application/x-www-form-urlencoded
``origin``              ``origin`` of a URL, opaque and tuple origins, ``same_origin``, …
``public_suffix``       ``public_suffix``, ``registrable_domain`` of a host
``site``                ``obtain_a_site``, ``same_site``, ``schemelessly_same_site``
``rendering``           ``render``, how to show a URL to people who decide whether to trust it
``scalar_values``       ``scalar_value_string``, for what comes from elsewhere
``slow_path``           ``api_url_parser``, and setters of a serialization
``fast_path``           shortcuts that give what these give, or nothing
======================  ===========================================================================

The algorithms take scalar value strings, that is, no surrogates: ``scalar_value_string`` makes one
of any string. What the standard calls *failure* is ``FAILURE`` of the module ``failure``.

>>> from webapi.url.host import host_serializer
>>> from webapi.url.origin import origin
>>> from webapi.url.parser import basic_url_parser
>>> url = basic_url_parser("HTTPS://Example.ORG:443/a/../b")
>>> host_serializer(url.host), url.port, url.path, str(origin(url))
('example.org', None, ['b'], 'https://example.org')
"""
