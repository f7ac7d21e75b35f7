import { redrawOf, type Brush } from './brush';
import { readableImage } from './readable-image';
import { xmlText } from './xml-text';

/** Paints what is inside `root`, relative to its upper left corner at the origin of the brush. */
export async function paintElement(root: HTMLElement, brush: Brush): Promise<void> {
  const { left, top } = root.getBoundingClientRect();
  await paintChildren(root, { brush, left, top, size: [root.scrollWidth, root.scrollHeight] });
}

type Painter = { brush: Brush; left: number; top: number; size: readonly [number, number] };

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
  const { brush } = painter;
  const rect = element.getBoundingClientRect();
  const [x, y] = [rect.left - painter.left, rect.top - painter.top];
  brush.save();
  brush.globalAlpha *= Number(style.opacity);
  if (element instanceof HTMLCanvasElement) {
    if (isInside(rect, painter)) paintCanvas(element, rect, painter);
  } else if (element instanceof HTMLImageElement) {
    const image = isInside(rect, painter) && (await readableImage(element, style));
    if (image) brush.drawImage(image, x, y, rect.width, rect.height);
  } else if (element instanceof SVGSVGElement) {
    await paintSvg(element, x, y, painter);
  } else {
    paintBox(style, { x, y, width: rect.width, height: rect.height }, brush);
    if (style.overflow !== 'visible') {
      brush.beginPath();
      brush.rect(x, y, rect.width, rect.height);
      brush.clip();
    }
    await paintChildren(element, painter);
    paintEdge(element, rect, painter);
  }
  brush.restore();
}

/** Maps have tiles beyond their edges. */
const isInside = ({ left, top, right, bottom }: DOMRect, { size, ...painter }: Painter) =>
  left - painter.left < size[0] &&
  top - painter.top < size[1] &&
  right > painter.left &&
  bottom > painter.top;

/** Canvases that say how they were drawn are drawn again, in the resolution of the picture. */
function paintCanvas(
  canvas: HTMLCanvasElement,
  rect: DOMRect,
  { brush, left, top }: Painter,
): void {
  if (canvas.width === 0 || canvas.height === 0) return;
  const [x, y] = [rect.left - left, rect.top - top];
  const redraw = redrawOf(canvas);
  if (!redraw) return brush.drawImage(canvas, x, y, rect.width, rect.height);
  brush.beginPath();
  brush.rect(x, y, rect.width, rect.height);
  brush.clip();
  brush.translate(x, y);
  brush.scale(rect.width / canvas.offsetWidth, rect.height / canvas.offsetHeight);
  redraw(brush);
}

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
  paintBox(style, box, painter.brush);
}

type Box = { x: number; y: number; width: number; height: number };

function paintBox(style: CSSStyleDeclaration, { x, y, width, height }: Box, brush: Brush): void {
  if (width === 0 || height === 0) return;
  const radius = Math.min(Number.parseFloat(style.borderTopLeftRadius) || 0, width / 2, height / 2);
  if (isVisible(style.backgroundColor)) {
    brush.fillStyle = style.backgroundColor;
    brush.beginPath();
    brush.roundRect(x, y, width, height, radius);
    brush.fill();
  }
  const [top, right, bottom, left] = (['Top', 'Right', 'Bottom', 'Left'] as const).map((side) => ({
    width:
      style[`border${side}Style`] === 'none' ? 0 : Number.parseFloat(style[`border${side}Width`]),
    colour: style[`border${side}Color`],
  }));
  if (!top || !right || !bottom || !left) return;
  if (top.width > 0 && right.width > 0 && bottom.width > 0 && left.width > 0) {
    brush.strokeStyle = top.colour;
    brush.lineWidth = top.width;
    const half = top.width / 2;
    brush.beginPath();
    brush.roundRect(x + half, y + half, width - top.width, height - top.width, radius);
    brush.stroke();
    return;
  }
  const line = (colour: string, ...box: [number, number, number, number]) => {
    brush.fillStyle = colour;
    brush.fillRect(...box);
  };
  if (top.width > 0) line(top.colour, x, y, width, top.width);
  if (bottom.width > 0) line(bottom.colour, x, y + height - bottom.width, width, bottom.width);
  if (left.width > 0) line(left.colour, x, y, left.width, height);
  if (right.width > 0) line(right.colour, x + width - right.width, y, right.width, height);
}

const isVisible = (colour: string) =>
  colour !== 'transparent' && !/,\s*0\)$|\/\s*0\)$/.test(colour);

/** Draws a text line by line, where the browser has broken it. */
function paintText(node: Text, { brush, left, top }: Painter): void {
  const parent = node.parentElement;
  if (!parent || node.data.trim() === '') return;
  const style = getComputedStyle(parent);
  brush.fillStyle = style.color;
  brush.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  const isUpper = style.textTransform === 'uppercase';
  for (const { text, rect } of linesOf(node)) {
    const {
      width,
      fontBoundingBoxAscent: ascent,
      fontBoundingBoxDescent: descent,
    } = brush.measureText(text);
    const baseline = rect.top + (rect.height - ascent - descent) / 2 + ascent;
    const written = isUpper ? text.toUpperCase() : text;
    const end = clippedEnd(parent, style, rect);
    // A canvas has no digits of one width; figures would end before their place.
    if (style.fontVariantNumeric.includes('tabular-nums') && end === undefined)
      brush.letterSpacing = `${(rect.width - width) / text.length}px`;
    brush.fillText(
      end === undefined ? written : shortened(brush, written, end - rect.left),
      rect.left - left,
      baseline - top,
    );
    brush.letterSpacing = '0em';
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

function shortened(brush: Brush, text: string, width: number): string {
  const cut = (length: number) => `${text.slice(0, length).replace(/[\ud800-\udbff]$/, '')}…`;
  let [fitting, tooLong] = [0, text.length];
  while (tooLong - fitting > 1) {
    const middle = Math.floor((fitting + tooLong) / 2);
    if (brush.measureText(cut(middle)).width > width) tooLong = middle;
    else fitting = middle;
  }
  return cut(fitting);
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
  { brush }: Painter,
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
  for (const applied of ['transform', 'opacity']) copy.style.removeProperty(applied);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('width', `${width}`);
  copy.setAttribute('height', `${height}`);
  if (brush.drawSvg) return brush.drawSvg(copy, x, y);
  const text = xmlText(new XMLSerializer().serializeToString(copy));
  const url = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  try {
    const image = new Image(width, height);
    image.src = url;
    await image.decode();
    brush.drawImage(image, x, y, width, height);
  } finally {
    URL.revokeObjectURL(url);
  }
}
