"""The rules of the insertion modes: https://html.spec.whatwg.org/#parsing-main-inhtml

Each module has those of one section, under its name. Importing this package registers all.
"""

from . import (
    after_after_body as after_after_body,
)
from . import (
    after_after_frameset as after_after_frameset,
)
from . import (
    after_body as after_body,
)
from . import (
    after_frameset as after_frameset,
)
from . import (
    after_head as after_head,
)
from . import (
    before_head as before_head,
)
from . import (
    before_html as before_html,
)
from . import (
    foreign_content as foreign_content,
)
from . import (
    in_body as in_body,
)
from . import (
    in_caption as in_caption,
)
from . import (
    in_cell as in_cell,
)
from . import (
    in_column_group as in_column_group,
)
from . import (
    in_frameset as in_frameset,
)
from . import (
    in_head as in_head,
)
from . import (
    in_head_noscript as in_head_noscript,
)
from . import (
    in_row as in_row,
)
from . import (
    in_table as in_table,
)
from . import (
    in_table_body as in_table_body,
)
from . import (
    in_table_text as in_table_text,
)
from . import (
    in_template as in_template,
)
from . import (
    initial as initial,
)
from . import (
    text as text,
)
