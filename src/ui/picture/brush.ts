/**
 * The commands of a canvas that pictures are painted with. What is painted with them can be a
 * bitmap (the context of a canvas is a brush) or an SVG (`SvgBrush`).
 */
export type Brush = Pick<
  CanvasRenderingContext2D,
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'lineJoin'
  | 'globalAlpha'
  | 'font'
  | 'letterSpacing'
  | 'save'
  | 'restore'
  | 'translate'
  | 'scale'
  | 'beginPath'
  | 'moveTo'
  | 'lineTo'
  | 'closePath'
  | 'fillRect'
  | 'fillText'
  | 'measureText'
  | 'setLineDash'
> & {
  arc: (x: number, y: number, radius: number, from: number, to: number) => void;
  rect: (x: number, y: number, width: number, height: number) => void;
  roundRect: (x: number, y: number, width: number, height: number, radius: number) => void;
  fill: (rule?: CanvasFillRule) => void;
  stroke: () => void;
  clip: () => void;
  drawImage: (
    image: HTMLImageElement | HTMLCanvasElement,
    x: number,
    y: number,
    width: number,
    height: number,
  ) => void;
  /** Without it, drawings are painted as images. */
  drawSvg?: (drawing: SVGSVGElement, x: number, y: number) => void;
};

export type Draw = (brush: Brush) => void;

const redraws = new WeakMap<HTMLCanvasElement, Draw>();

/** Says how a canvas was drawn, so that pictures of it are as sharp as they are large. */
export const drawnBy = (canvas: HTMLCanvasElement, draw: Draw) => void redraws.set(canvas, draw);

export const redrawOf = (canvas: HTMLCanvasElement): Draw | undefined => redraws.get(canvas);
