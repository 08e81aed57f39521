// The board as a picture: one SVG with the styles that it needs, or a PNG drawn from it.

const SVG = "http://www.w3.org/2000/svg";
const USED = /\.(m|o|tk|tok|tokfocus|pt|token|badge|tag|bd|bt|ico|side|mlab|float|f|rd|rg|rbd|mud|mudline|tr1|tr2|sk|fs|dust|cg|cw|cr|crt|cn|cnhit|chill|cstar|cshield|chr|skymap)\b|:root|data-theme/;

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

/** What lies behind a drawing on the screen, as a rectangle of the same colour. */
function ground(made: XMLDocument, layer: SVGSVGElement): Element {
  const { x, y, width, height } = layer.viewBox.baseVal;
  let colour = "";
  for (let each: Element | null = layer; each && (!colour || colour === "rgba(0, 0, 0, 0)"); each = each.parentElement) colour = getComputedStyle(each).backgroundColor;
  const back = made.createElementNS(SVG, "rect");
  for (const [name, value] of Object.entries({ x, y, width, height, fill: colour })) back.setAttribute(name, String(value));
  return back;
}

/** A part of the page as an SVG, for games whose board is not a drawing: the part itself, with the styles of the page. */
function page(): string {
  const part = document.querySelector<HTMLElement>("[data-picture]");
  if (!part) return "";
  const { width, height } = part.getBoundingClientRect();
  const css = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join("\n");
  const shown = part.cloneNode(true) as HTMLElement;
  const { theme } = document.documentElement.dataset;
  const made = document.implementation.createDocument("http://www.w3.org/1999/xhtml", "html");
  const root = made.documentElement;
  root.lang = document.documentElement.lang;
  root.setAttribute("data-theme", theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light"));
  // The ancestors carry the classes that styles depend on.
  let inner: Element = root;
  const around: Element[] = [];
  for (let each = part.parentElement; each && each !== document.documentElement; each = each.parentElement) around.unshift(each);
  for (const each of around) {
    const copied = made.createElementNS("http://www.w3.org/1999/xhtml", "div");
    copied.setAttribute("class", `${each.className} picture-around`);
    inner.append(copied);
    inner = copied;
  }
  shown.classList.add("picture-part");
  inner.append(made.importNode(shown, true));
  const text = new XMLSerializer().serializeToString(root);
  const end = text.indexOf(">") + 1;
  const style = `<style>${css.replaceAll("&", "&amp;").replaceAll("<", "&lt;")}\nhtml { background: var(--canvas); } .picture-around, .picture-part { width: ${width}px !important; height: ${height}px !important; } .picture-around { display: block !important; min-height: 0; margin: 0; padding: 0; }</style>`;
  return `<svg xmlns="${SVG}" width="${Math.ceil(width)}" height="${Math.ceil(height)}" viewBox="0 0 ${Math.ceil(width)} ${Math.ceil(height)}"><foreignObject width="100%" height="100%">${text.slice(0, end)}${style}${text.slice(end)}</foreignObject></svg>`;
}

/** The drawings of the board as one standalone SVG. */
function drawing(): string {
  const layers = [...document.querySelectorAll<SVGSVGElement>("svg.board")];
  const first = layers[0];
  if (!first) return page();
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
  root.append(ground(made, first), ...layers.map(copy));
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
