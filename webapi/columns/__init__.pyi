"""The public names, for type checkers and editors."""

from .api import can_parse as can_parse
from .api import delete_params as delete_params
from .api import href as href
from .api import params as params
from .api import parse as parse
from .api import registrable_domain as registrable_domain
from .api import replace as replace
from .api import resolve as resolve
from .api import set_params as set_params
from .api import site as site
from .api import sort_params as sort_params
from .parsing import FIELDS as FIELDS
