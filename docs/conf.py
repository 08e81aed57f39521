from importlib.metadata import version as installed_version

project = "Turnwright"
author = "The Turnwright authors"
copyright = author
release = installed_version("turnwright")
version = release

extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["_build"]

myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 3

autodoc_member_order = "bysource"
autodoc_typehints = "description"

html_theme = "furo"
html_title = "Turnwright"
