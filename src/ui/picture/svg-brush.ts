import type { Brush } from './brush';

const SVG = 'http://www.w3.org/2000/svg';

type State = Pick<
  SvgBrush,
  'fillStyle' | 'strokeStyle' | 'lineWidth' | 'lineJoin' | 'globalAlpha' | 'font'
> & { dashes: readonly number[]; parent: SVGElement };

/** Paints with the commands of a canvas, but into an SVG: texts remain texts, shapes are paths. */
export class SvgBrush implements Brush {
  readonly root: SVGSVGElement;
  fillStyle: Brush['fillStyle'] = 'black';
  strokeStyle: Brush['strokeStyle'] = 'black';
  lineWidth = 1;
  lineJoin: CanvasLineJoin = 'miter';
  globalAlpha = 1;
  font = '';
  letterSpacing = '0em';
  private dashes: readonly number[] = [];
  private path: string[] = [];
  private clips = 0;
  /** What is painted is appended here: to the root, or to the group of a clip or a transform. */
  private parent: SVGElement;
  private readonly saved: State[] = [];
  private readonly measuring = document.createElement('canvas').getContext('2d');

  constructor(width: number, height: number) {
    this.root = document.createElementNS(SVG, 'svg');
    set(this.root, { width, height, viewBox: `0 0 ${width} ${height}` });
    this.parent = this.root;
  }

  title(text: string) {
    this.append('title', {}).textContent = text;
  }

  save() {
    const { fillStyle, strokeStyle, lineWidth, lineJoin, globalAlpha, font, dashes, parent } = this;
    this.saved.push({
      ...{ fillStyle, strokeStyle, lineWidth, lineJoin, globalAlpha, font, dashes, parent },
    });
  }

  restore() {
    Object.assign(this, this.saved.pop());
  }

  translate(x: number, y: number) {
    this.enter({ transform: `translate(${short(x)} ${short(y)})` });
  }

  scale(x: number, y: number) {
    this.enter({ transform: `scale(${x} ${y})` });
  }

  clip() {
    const id = `visible-${(this.clips += 1)}`;
    const region = document.createElementNS(SVG, 'clipPath');
    region.id = id;
    region.append(element('path', { d: this.path.join('') }));
    this.parent.append(region);
    this.enter({ 'clip-path': `url(#${id})` });
  }

  beginPath() {
    this.path = [];
  }

  moveTo(x: number, y: number) {
    this.path.push(`M${short(x)} ${short(y)}`);
  }

  lineTo(x: number, y: number) {
    this.path.push(`L${short(x)} ${short(y)}`);
  }

  closePath() {
    this.path.push('Z');
  }

  rect(x: number, y: number, width: number, height: number) {
    this.path.push(`M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}Z`);
  }

  roundRect(x: number, y: number, width: number, height: number, radius: number) {
    const r = Math.min(Math.abs(radius), width / 2, height / 2);
    if (!(r > 0)) return this.rect(x, y, width, height);
    const corner = (dx: number, dy: number) =>
      `a${short(r)} ${short(r)} 0 0 1 ${short(dx)} ${short(dy)}`;
    const [across, down] = [short(width - 2 * r), short(height - 2 * r)];
    this.path.push(
      `M${short(x + r)} ${short(y)}h${across}${corner(r, r)}v${down}${corner(-r, r)}`,
      `h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}Z`,
    );
  }

  /** Only whole circles are painted; a path has no other way to draw them than two halves. */
  arc(x: number, y: number, radius: number) {
    const half = (dx: number) => `a${short(radius)} ${short(radius)} 0 1 1 ${short(dx)} 0`;
    this.path.push(`M${short(x - radius)} ${short(y)}${half(2 * radius)}${half(-2 * radius)}Z`);
  }

  fill(rule?: CanvasFillRule) {
    this.append('path', {
      d: this.path.join(''),
      ...this.filled(),
      ...(rule === 'evenodd' && { 'fill-rule': rule }),
    });
  }

  stroke() {
    const { colour, opacity } = paintOf(this.strokeStyle, this.globalAlpha);
    this.append('path', {
      d: this.path.join(''),
      fill: 'none',
      stroke: colour,
      'stroke-width': short(this.lineWidth),
      ...(opacity !== 1 && { 'stroke-opacity': opacity }),
      ...(this.lineJoin !== 'miter' && { 'stroke-linejoin': this.lineJoin }),
      ...(this.dashes.length > 0 && { 'stroke-dasharray': this.dashes.map(short).join(' ') }),
    });
  }

  setLineDash(dashes: Iterable<number>) {
    this.dashes = [...dashes];
  }

  fillRect(x: number, y: number, width: number, height: number) {
    const size = { width: short(width), height: short(height) };
    this.append('rect', { x: short(x), y: short(y), ...size, ...this.filled() });
  }

  fillText(content: string, x: number, y: number) {
    const text = this.append('text', { x: short(x), y: short(y), ...this.filled() });
    text.style.font = this.font;
    text.style.whiteSpace = 'pre';
    // In another font, where this one is missing, texts still end where they should.
    const spacing = Number.parseFloat(this.letterSpacing);
    const width = this.measureText(content).width + spacing * content.length;
    if (spacing !== 0) text.style.letterSpacing = `${short(spacing)}px`;
    if (width > 0) set(text, { textLength: short(width), lengthAdjust: 'spacingAndGlyphs' });
    text.textContent = content;
  }

  measureText(text: string): TextMetrics {
    if (!this.measuring) throw new Error('This browser cannot measure texts.');
    this.measuring.font = this.font;
    return this.measuring.measureText(text);
  }

  drawImage(
    image: HTMLImageElement | HTMLCanvasElement,
    x: number,
    y: number,
    width: number,
    height: number,
  ) {
    this.append('image', {
      ...{ x: short(x), y: short(y), width: short(width), height: short(height) },
      preserveAspectRatio: 'none',
      href: dataUrlOf(image),
      ...(this.globalAlpha !== 1 && { opacity: this.globalAlpha }),
    });
  }

  /** Appends a drawing that is an SVG already. */
  drawSvg(drawing: SVGSVGElement, x: number, y: number) {
    set(drawing, { x: short(x), y: short(y) });
    if (this.globalAlpha !== 1) drawing.style.opacity = `${this.globalAlpha}`;
    this.parent.append(drawing);
  }

  private append(name: string, attributes: Attributes): SVGElement {
    const made = element(name, attributes);
    this.parent.append(made);
    return made;
  }

  private enter(attributes: Attributes) {
    this.parent = this.append('g', attributes);
  }

  private filled(): Attributes {
    const { colour, opacity } = paintOf(this.fillStyle, this.globalAlpha);
    return { fill: colour, ...(opacity !== 1 && { 'fill-opacity': opacity }) };
  }
}

type Attributes = Record<string, string | number>;

function element(name: string, attributes: Attributes): SVGElement {
  const made = document.createElementNS(SVG, name) as SVGElement;
  set(made, attributes);
  return made;
}

function set(target: Element, attributes: Attributes): void {
  for (const [name, value] of Object.entries(attributes)) target.setAttribute(name, `${value}`);
}

/** Hundredths of a pixel are not seen, and maps have tens of thousands of coordinates. */
const short = (value: number) => Math.round(value * 100) / 100;

/** Programs other than browsers know no colours with an opacity of their own. */
function paintOf(style: Brush['fillStyle'], alpha: number): { colour: string; opacity: number } {
  const text = typeof style === 'string' ? style : 'black';
  const rgb =
    /^rgba?\(\s*([\d.]+)[\s,]+([\d.]+)[\s,]+([\d.]+)(?:\s*[,/]\s*([\d.]+))?\s*\)$/.exec(text) ??
    /^color\(srgb\s+([\d.e-]+)\s+([\d.e-]+)\s+([\d.e-]+)(?:\s*\/\s*([\d.]+))?\s*\)$/.exec(text);
  if (!rgb) return { colour: text, opacity: alpha };
  const unit = text.startsWith('color') ? 255 : 1;
  const parts = rgb.slice(1, 4).map((part) => Math.round(Number(part) * unit));
  return {
    colour: `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`,
    opacity: short(Number(rgb[4] ?? 1) * alpha),
  };
}

/** The image as part of the document: a file must not load anything. */
function dataUrlOf(image: HTMLImageElement | HTMLCanvasElement): string {
  if (image instanceof HTMLCanvasElement) return image.toDataURL();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return canvas.toDataURL();
}
