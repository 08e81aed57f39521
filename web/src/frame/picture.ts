// The board as a picture: one SVG with the styles that it needs, or a PNG drawn from it.

const SVG = "http://www.w3.org/2000/svg";
const USED = /\.(m|o|tk|tok|tokfocus|pt|token|badge|tag|bd|bt|ico|side|mlab|float|f)\b|:root|data-theme/;

/** A copy of a layer. What moves by a style is moved by an attribute, which stands in a file as well. */
function copy(layer: SVGSVGElement): SVGGElement {
  const group = document.createElementNS(SVG, "g");
  for (const child of layer.childNodes) group.append(child.cloneNode(true));
  for (const each of group.querySelectorAll<SVGElement>("[style]")) {
    const moved = /translate\(([-\d.]+)px, ([-\d.]+)px\)/.exec(each.style.transform);
    each.removeAttribute("style");
    if (moved) each.setAttribute("transform", `translate(${moved[1]} ${moved[2]})`);
  }
  return group;
}

/** The drawings of the board as one standalone SVG; empty if the screen has no drawn board. */
function drawing(): string {
  const layers = [...document.querySelectorAll<SVGSVGElement>("svg.board")];
  const first = layers[0];
  if (!first) return "";
  const rules: string[] = [];
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules) if (rule instanceof CSSStyleRule && USED.test(rule.selectorText)) rules.push(rule.cssText);
  const made = document.implementation.createDocument(SVG, "svg");
  const root = made.documentElement;
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  root.setAttribute("data-theme", document.documentElement.dataset.theme ?? (dark ? "dark" : "light"));
  root.setAttribute("viewBox", first.getAttribute("viewBox") ?? "");
  root.setAttribute("width", String(first.clientWidth));
  root.setAttribute("height", String(first.clientHeight));
  root.append(...layers.map(copy));
  // The styles are written into the text: the policy of the page refuses an element for them.
  const lab = getComputedStyle(first).getPropertyValue("--lab") || "1";
  const css = `:root { --lab: ${lab}; }\n${rules.join("\n")}`.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const text = new XMLSerializer().serializeToString(made);
  const end = text.indexOf(">") + 1;
  return `${text.slice(0, end)}<style>${css}</style>${text.slice(end)}`;
}

function save(address: string, name: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
}

/** Save the board as a picture. */
export function savePicture(kind: "svg" | "png", name: string): void {
  const text = drawing();
  if (!text) return;
  const address = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  if (kind === "svg") return save(address, `${name}.svg`);
  const picture = new Image();
  picture.onload = () => {
    const canvas = document.createElement("canvas");
    canvas.width = 2 * picture.width;
    canvas.height = 2 * picture.height;
    canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    save(canvas.toDataURL("image/png"), `${name}.png`);
  };
  picture.src = address;
}
