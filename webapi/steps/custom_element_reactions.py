"""What members with [CEReactions] do at their end.

https://html.spec.whatwg.org/multipage/custom-elements.html#cereactions
"""

from __future__ import annotations

from typing import Final

from webapi.dom.custom_elements import invoke_reactions as invoke_reactions
from webapi.dom.custom_elements_host import ELEMENT_QUEUES as ELEMENT_QUEUES

REACTIONS: Final = (ELEMENT_QUEUES, invoke_reactions)
"""The queues, and what runs their reactions if there are any."""
