/** Sharp on screens with more pixels per point, unless the picture would be too large. */
const SCALE = 2;
const MOST_PIXELS = 60_000_000;
const LONGEST_SIDE = 16_000;

const [PAD_PX, LINE_PX, TITLE_PX, TEXT_PX] = [12, 24, 18, 13];
/** Longer captions are cut off instead of widening the picture further. */
const MOST_CAPTION_PX = 800;

type Look = { background: string; colour: string; font: string };
type Painter = { context: CanvasRenderingContext2D; left: number; top: number };

/**
 * Draws an element as it looks, below the lines of its caption: boxes, texts and charts. Everything
 * is drawn by commands of the canvas, so that no text is ever read as HTML, and the browser lets
 * the picture be saved.
 */
export async function paintElement(
  root: HTMLElement,
  { background, colour, font, caption }: Look & { caption: readonly string[] },
): Promise<Blob> {
  const { left, top } = root.getBoundingClientRect();
  const head = caption.length * LINE_PX + 2 * PAD_PX;
  const height = root.scrollHeight + head;
  const width = Math.max(root.scrollWidth, Math.min(MOST_CAPTION_PX, captionWidth(caption, font)));
  const scale = Math.min(
    SCALE,
    Math.sqrt(MOST_PIXELS / (width * height)),
    LONGEST_SIDE / Math.max(width, height),
  );
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(width * scale);
  canvas.height = Math.ceil(height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw pictures.');
  context.scale(scale, scale);
  context.fillStyle = background;
  context.fillRect(0, 0, width, height);
  caption.forEach((line, at) => {
    context.fillStyle = colour;
    context.font = captionFont(at, font);
    context.fillText(line, PAD_PX, PAD_PX + (at + 0.7) * LINE_PX);
  });
  context.translate(0, head);
  await paintChildren(root, { context, left, top });
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture is too large.'))),
      'image/png',
    ),
  );
}

const captionFont = (line: number, font: string) =>
  line === 0 ? `600 ${TITLE_PX}px ${font}` : `${TEXT_PX}px ${font}`;

function captionWidth(caption: readonly string[], font: string): number {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return 0;
  const widths = caption.map((line, at) => {
    context.font = captionFont(at, font);
    return context.measureText(line).width;
  });
  return Math.max(0, ...widths) + 2 * PAD_PX;
}

async function paintChildren(parent: Element, painter: Painter): Promise<void> {
  const children = [...parent.childNodes].map((node, at) => ({ node, at, z: layerOf(node) }));
  children.sort((one, other) => one.z - other.z || one.at - other.at);
  for (const { node } of children) {
    if (node instanceof Text) paintText(node, painter);
    else if (node instanceof Element) await paint(node, painter);
  }
}

const layerOf = (node: ChildNode) =>
  node instanceof Element ? Number.parseInt(getComputedStyle(node).zIndex, 10) || 0 : 0;

async function paint(element: Element, painter: Painter): Promise<void> {
  const style = getComputedStyle(element);
  if (style.display === 'none' || style.visibility === 'hidden' || style.opacity === '0') return;
  // Texts for screen readers are clipped away.
  if (style.clipPath === 'inset(50%)' || element.matches(LEFT_OUT)) return;
  const { context } = painter;
  const rect = element.getBoundingClientRect();
  const [x, y] = [rect.left - painter.left, rect.top - painter.top];
  context.save();
  context.globalAlpha *= Number(style.opacity);
  if (element instanceof HTMLCanvasElement) {
    if (element.width > 0 && element.height > 0)
      context.drawImage(element, x, y, rect.width, rect.height);
  } else if (element instanceof HTMLImageElement) {
    if (element.naturalWidth > 0 && isOurs(element))
      context.drawImage(element, x, y, rect.width, rect.height);
  } else if (element instanceof SVGSVGElement) {
    await paintSvg(element, x, y, painter);
  } else {
    paintBox(style, { x, y, width: rect.width, height: rect.height }, context);
    if (style.overflow !== 'visible') {
      context.beginPath();
      context.rect(x, y, rect.width, rect.height);
      context.clip();
    }
    await paintChildren(element, painter);
    paintEdge(element, rect, painter);
  }
  context.restore();
}

/** Images of other servers, such as tiles of maps, would forbid saving the picture. */
const isOurs = ({ currentSrc, crossOrigin }: HTMLImageElement) =>
  crossOrigin !== null || new URL(currentSrc, location.href).origin === location.origin;

/** What users press has no place in a picture. */
const LEFT_OUT = 'header button, [data-not-printed], .react-resizable-handle';

/** Coloured bars at the edge of an element, such as the level of a message. */
function paintEdge(element: Element, { left, top }: DOMRect, painter: Painter): void {
  const style = getComputedStyle(element, '::before');
  if (style.content !== '""' || style.position !== 'absolute') return;
  const [x, y, width, height] = (['left', 'top', 'width', 'height'] as const).map((name) =>
    Number.parseFloat(style[name]),
  );
  if (x === undefined || y === undefined || width === undefined || height === undefined) return;
  const box = { x: left - painter.left + x, y: top - painter.top + y, width, height };
  paintBox(style, box, painter.context);
}

type Box = { x: number; y: number; width: number; height: number };

function paintBox(
  style: CSSStyleDeclaration,
  { x, y, width, height }: Box,
  context: CanvasRenderingContext2D,
): void {
  if (width === 0 || height === 0) return;
  const radius = Math.min(Number.parseFloat(style.borderTopLeftRadius) || 0, width / 2, height / 2);
  if (isVisible(style.backgroundColor)) {
    context.fillStyle = style.backgroundColor;
    context.beginPath();
    context.roundRect(x, y, width, height, radius);
    context.fill();
  }
  const [top, right, bottom, left] = (['Top', 'Right', 'Bottom', 'Left'] as const).map((side) => ({
    width:
      style[`border${side}Style`] === 'none' ? 0 : Number.parseFloat(style[`border${side}Width`]),
    colour: style[`border${side}Color`],
  }));
  if (!top || !right || !bottom || !left) return;
  if (top.width > 0 && right.width > 0 && bottom.width > 0 && left.width > 0) {
    context.strokeStyle = top.colour;
    context.lineWidth = top.width;
    const half = top.width / 2;
    context.beginPath();
    context.roundRect(x + half, y + half, width - top.width, height - top.width, radius);
    context.stroke();
    return;
  }
  const line = (colour: string, ...box: [number, number, number, number]) => {
    context.fillStyle = colour;
    context.fillRect(...box);
  };
  if (top.width > 0) line(top.colour, x, y, width, top.width);
  if (bottom.width > 0) line(bottom.colour, x, y + height - bottom.width, width, bottom.width);
  if (left.width > 0) line(left.colour, x, y, left.width, height);
  if (right.width > 0) line(right.colour, x + width - right.width, y, right.width, height);
}

const isVisible = (colour: string) =>
  colour !== 'transparent' && !/,\s*0\)$|\/\s*0\)$/.test(colour);

/** Draws a text line by line, where the browser has broken it. */
function paintText(node: Text, { context, left, top }: Painter): void {
  const parent = node.parentElement;
  if (!parent || node.data.trim() === '') return;
  const style = getComputedStyle(parent);
  context.fillStyle = style.color;
  context.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  context.textBaseline = 'alphabetic';
  const isUpper = style.textTransform === 'uppercase';
  for (const { text, rect } of linesOf(node)) {
    const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } =
      context.measureText(text);
    const baseline = rect.top + (rect.height - ascent - descent) / 2 + ascent;
    const written = isUpper ? text.toUpperCase() : text;
    const end = clippedEnd(parent, style, rect);
    context.fillText(
      end === undefined ? written : shortened(context, written, end - rect.left),
      rect.left - left,
      baseline - top,
    );
  }
}

/** Where a text with an ellipsis ends; undefined if it is shown completely. */
function clippedEnd(
  parent: Element,
  { textOverflow }: CSSStyleDeclaration,
  rect: DOMRect,
): number | undefined {
  const { right } = parent.getBoundingClientRect();
  return textOverflow === 'ellipsis' && rect.right > right + 1 ? right : undefined;
}

function shortened(context: CanvasRenderingContext2D, text: string, width: number): string {
  let short = text;
  while (short !== '' && context.measureText(`${short}…`).width > width) short = short.slice(0, -1);
  return `${short}…`;
}

function linesOf(node: Text): { text: string; rect: DOMRect }[] {
  const range = document.createRange();
  range.selectNodeContents(node);
  const rects = [...range.getClientRects()];
  const [only] = rects;
  if (only && rects.length === 1) return [{ text: node.data.replace(/\s+/g, ' '), rect: only }];
  const lines: { text: string; rect: DOMRect }[] = [];
  for (const { 0: word, index } of node.data.matchAll(/\S+\s*/g)) {
    range.setStart(node, index);
    range.setEnd(node, index + word.trimEnd().length);
    const [rect] = range.getClientRects();
    if (!rect) continue;
    const last = lines.at(-1);
    if (last && Math.abs(last.rect.top - rect.top) < 1) last.text += ` ${word.trim()}`;
    else lines.push({ text: word.trim(), rect });
  }
  return lines;
}

/** What the styles of the page say about a drawing, which a document of its own does not know. */
const STYLES = [
  ...['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-opacity', 'stroke-dasharray'],
  ...['stroke-linecap', 'stroke-linejoin', 'opacity', 'visibility', 'display', 'color'],
  ...['font-family', 'font-size', 'font-weight', 'text-anchor', 'dominant-baseline', 'transform'],
];

async function paintSvg(
  drawing: SVGSVGElement,
  x: number,
  y: number,
  { context }: Painter,
): Promise<void> {
  const { width, height } = drawing.getBoundingClientRect();
  if (width === 0 || height === 0) return;
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const [originals, copies] = [drawing, copy].map((one) => [one, ...one.querySelectorAll('*')]);
  originals?.forEach((original, at) => {
    const target = copies?.[at];
    if (!(target instanceof SVGElement)) return;
    const style = getComputedStyle(original);
    for (const name of STYLES) {
      const value = style.getPropertyValue(name);
      const gradient = /^url\("[^"]*#([^"]+)"\)/.exec(value)?.[1];
      target.style.setProperty(name, gradient === undefined ? value : `url("#${gradient}")`);
      // Drawings may share gradients, which a document of its own does not have.
      if (gradient !== undefined && !copy.querySelector(`#${CSS.escape(gradient)}`)) {
        const shared = document.getElementById(gradient);
        if (shared) copy.prepend(shared.cloneNode(true));
      }
    }
  });
  copy.style.removeProperty('transform');
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', `${width}`);
  copy.setAttribute('height', `${height}`);
  const text = new XMLSerializer().serializeToString(copy);
  const url = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  try {
    const image = new Image(width, height);
    image.src = url;
    await image.decode();
    context.drawImage(image, x, y, width, height);
  } finally {
    URL.revokeObjectURL(url);
  }
}
