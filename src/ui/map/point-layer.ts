import {
  DomUtil,
  Layer,
  Point,
  type LeafletEventHandlerFnMap,
  type Map as LeafletMap,
} from 'leaflet';
import { drawnBy, type Brush } from '@/ui/picture/brush';
import { circleLook, type CircleLook } from './circle-look';
import { worldSize, worldX, worldY } from './mercator';
import { overFrames } from './over-frames';

/** A circle on the map; the radius is in pixels, whatever the zoom. */
export type MapPoint = {
  latitude: number;
  longitude: number;
  radius: number;
  colour: string;
  /** The number of the dash of its outline where colours are forced; without one it has none. */
  pattern?: number | undefined;
};
/**
 * The index of a point, and in which copy of the world it was pointed at; by default the one
 * nearest to the centre of the map.
 */
export type ActivePoint = { point: number; copy?: number };
/** One point where it is drawn: a map that shows the world twice shows each point twice. */
type Mark = { index: number; copy: number; x: number; y: number };
type Drawing = {
  canvas: HTMLCanvasElement;
  zoom: number;
  /** The upper left corner, in fractions of the world. */
  left: number;
  top: number;
  marks: readonly Mark[];
};

/** Drawn beyond each edge, as a fraction of the size, so that panning shows no gap. */
const PADDING = 0.25;
/** Points between two looks at the clock. */
const AT_ONCE = 200;

/**
 * Thousands of circles on one canvas. Leaflet's own circles are objects with events of their own,
 * are redrawn in one go and appear in only one copy of the world.
 */
export class PointLayer extends Layer {
  private points: readonly MapPoint[] = [];
  private look = circleLook([], false);
  private drawing: Drawing | undefined;
  private stop: (() => void) | undefined;
  private readonly stamps = new Map<string, HTMLCanvasElement>();
  private map: LeafletMap | undefined;
  private readonly events: LeafletEventHandlerFnMap = {
    moveend: () => this.draw(),
    zoom: () => this.place(),
    zoomanim: ({ center, zoom }) => {
      const { map } = this;
      if (!map) return;
      const origin = map
        .project(center, zoom)
        .subtract(map.getSize().divideBy(2))
        .subtract(map.containerPointToLayerPoint([0, 0]))
        .round();
      this.place(zoom, origin);
    },
  };

  setPoints(points: readonly MapPoint[], isPatterned: boolean): void {
    this.points = points;
    this.look = circleLook(points, isPatterned);
    this.draw();
  }

  /** The uppermost mark within `reach` pixels of a position in the container. */
  markAt(container: Point, reach: number): Pick<Mark, 'index' | 'copy'> | undefined {
    const { map, drawing } = this;
    if (!map || !drawing) return undefined;
    const corner = map.layerPointToContainerPoint(
      cornerOf(drawing, map.getZoom(), map.getPixelOrigin()),
    );
    return drawing.marks.findLast(
      ({ index, x, y }) =>
        Math.hypot(container.x - corner.x - x, container.y - corner.y - y) <=
        (this.points[index]?.radius ?? 0) + reach,
    );
  }

  override onAdd(map: LeafletMap): this {
    this.map = map;
    map.on(this.events);
    this.draw();
    return this;
  }

  override onRemove(map: LeafletMap): this {
    this.stop?.();
    map.off(this.events);
    this.map = undefined;
    this.drawing?.canvas.remove();
    this.drawing = undefined;
    return this;
  }

  private draw(): void {
    this.stop?.();
    if (this.map) this.stop = overFrames(this.drawn(this.map));
  }

  /** Draws on a new canvas, which replaces the shown one when it is complete. */
  private *drawn(map: LeafletMap): Generator<void> {
    const { points, look } = this;
    const size = map.getSize();
    const zoom = map.getZoom();
    const world = worldSize(zoom);
    const pad = size.multiplyBy(PADDING);
    const corner = map.project(map.getCenter(), zoom).subtract(size.divideBy(2)).subtract(pad);
    const [width, height] = [size.x + 2 * pad.x, size.y + 2 * pad.y];
    const [first, last] = [Math.floor(corner.x / world), Math.floor((corner.x + width) / world)];

    const ratio = window.devicePixelRatio || 1;
    const canvas = document.createElement('canvas');
    canvas.className = 'leaflet-zoom-animated';
    canvas.width = width * ratio;
    canvas.height = height * ratio;
    canvas.style.width = `${width}px`;
    canvas.style.height = `${height}px`;
    canvas.style.pointerEvents = 'none';
    const context = canvas.getContext('2d');
    const marks: Mark[] = [];
    for (const [index, point] of points.entries()) {
      if (index % AT_ONCE === AT_ONCE - 1) yield;
      const y = worldY(point.latitude) * world - corner.y;
      if (y < -point.radius || y > height + point.radius) continue;
      for (let copy = first; copy <= last; copy++) {
        const x = (worldX(point.longitude) + copy) * world - corner.x;
        if (x < -point.radius || x > width + point.radius) continue;
        marks.push({ index, copy, x, y });
        if (!context) continue;
        const stamp = this.stampOf(point, ratio);
        const half = stamp.width / 2;
        context.drawImage(stamp, Math.round(x * ratio - half), Math.round(y * ratio - half));
      }
    }
    this.drawing?.canvas.remove();
    this.drawing = { canvas, zoom, left: corner.x / world, top: corner.y / world, marks };
    drawnBy(canvas, (brush) => {
      for (const { index, x, y } of marks) {
        const point = points[index];
        if (point) drawCircle(brush, { x, y }, point, look);
      }
    });
    this.place();
    map.getPane('overlayPane')?.append(canvas);
  }

  /** Stretches the drawing to another zoom until it is drawn again. */
  private place(zoom = this.map?.getZoom(), origin = this.map?.getPixelOrigin()): void {
    const { drawing } = this;
    if (!drawing || zoom === undefined || !origin) return;
    DomUtil.setTransform(
      drawing.canvas,
      cornerOf(drawing, zoom, origin),
      2 ** (zoom - drawing.zoom),
    );
  }

  /** A circle is drawn once per look and size, and copied for each point. */
  private stampOf(point: MapPoint, ratio: number): HTMLCanvasElement {
    const { colour, radius, pattern } = point;
    const { opacity, outline, dashesOf, ringsOf } = this.look;
    const lines = `${dashesOf(pattern, radius).join()} ${ringsOf(pattern)}`;
    const key = `${colour} ${radius} ${ratio} ${opacity} ${outline} ${lines}`;
    const known = this.stamps.get(key);
    if (known) return known;
    const stamp = document.createElement('canvas');
    const half = Math.ceil((radius + outline) * ratio);
    stamp.width = stamp.height = 2 * half;
    const context = stamp.getContext('2d');
    if (context) {
      context.translate(half, half);
      context.scale(ratio, ratio);
      drawCircle(context, { x: 0, y: 0 }, point, this.look);
    }
    this.stamps.set(key, stamp);
    return stamp;
  }
}

function drawCircle(
  brush: Brush,
  { x, y }: { x: number; y: number },
  { colour, radius, pattern }: MapPoint,
  { opacity, outline, dashesOf, ringsOf }: CircleLook,
): void {
  brush.beginPath();
  brush.arc(x, y, radius, 0, 2 * Math.PI);
  brush.fillStyle = colour;
  brush.globalAlpha = opacity;
  brush.fill();
  brush.globalAlpha = 1;
  brush.strokeStyle = colour;
  brush.lineWidth = outline;
  brush.setLineDash(dashesOf(pattern, radius));
  brush.stroke();
  brush.setLineDash([]);
  for (let ring = ringsOf(pattern); ring > 0; ring--) {
    brush.beginPath();
    brush.arc(x, y, Math.max(1, radius - 2 * ring * outline), 0, 2 * Math.PI);
    brush.stroke();
  }
}

function cornerOf({ left, top }: Drawing, zoom: number, origin: Point): Point {
  const world = worldSize(zoom);
  return new Point(left * world - origin.x, top * world - origin.y);
}
