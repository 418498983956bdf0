"""The Fetch Standard's bodies of requests and responses: https://fetch.spec.whatwg.org/#bodies"""

from .body import BodyWithType as BodyWithType
from .body import extract_a_body as extract_a_body
from .body import form_data as form_data
