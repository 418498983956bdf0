"""What holds of ``URLSearchParams`` for every input."""

from hypothesis import given
from hypothesis import strategies as st

from tests.properties.strategies import any_text, pairs, url_text
from webapi import URL, URLSearchParams


@given(pairs)
def test_the_serialization_round_trips(names_and_values: list[tuple[str, str]]) -> None:
    params = URLSearchParams(names_and_values)
    assert list(URLSearchParams(str(params))) == list(params)
    assert str(URLSearchParams(str(params))) == str(params)
    assert str(params).isascii()


@given(any_text)
def test_any_string_is_a_list_of_pairs(text: str) -> None:
    params = URLSearchParams(text)
    assert list(URLSearchParams(str(params))) == list(params)


@given(pairs, any_text, any_text)
def test_what_is_appended_and_set_is_found(
    names_and_values: list[tuple[str, str]], name: str, value: str
) -> None:
    params = URLSearchParams(names_and_values)
    count = len(params.getAll(name))
    params.append(name, value)
    assert len(params.getAll(name)) == count + 1
    params.set(name, value)
    assert params.getAll(name) == [params.get(name)]
    params.delete(name)
    assert not params.has(name)


@given(pairs)
def test_sorting_is_by_code_units_and_stable(names_and_values: list[tuple[str, str]]) -> None:
    params = URLSearchParams(names_and_values)
    expected = sorted(params, key=lambda pair: pair[0].encode("utf-16-be"))
    params.sort()
    assert list(params) == expected


@given(url_text, st.lists(st.tuples(any_text, any_text)))
def test_a_url_and_its_params_stay_the_same_list(
    text: str, names_and_values: list[tuple[str, str]]
) -> None:
    url = URL.parse(text)
    if url is None:
        return
    params = url.searchParams
    for name, value in names_and_values:
        params.append(name, value)
        assert list(URL(url.href).searchParams) == list(params)
    url.search = text
    assert list(URL(url.href).searchParams) == list(params)
    assert url.searchParams is params
