import "./styles/tokens.css";
import "./styles/ui.css";
import "./styles/screens.css";
import "./styles/page.css";

import { mount } from "svelte";

import App from "./frame/App.svelte";
import { keepFocus } from "./frame/focus";
import { applyTheme } from "./settings.svelte";
import { takeInvite } from "./wire/seats";
import { words } from "./words/words.svelte";

applyTheme();
// Before anything else, so that no invite stays in the address bar.
const invite = takeInvite();
await words.use();
keepFocus();
mount(App, { target: document.getElementById("app")!, props: { invite } });
