import {
  Bounds,
  GridLayer,
  Point,
  PolyUtil,
  type Coords,
  type DoneCallback,
  type Map as LeafletMap,
} from 'leaflet';
import { worldSize, worldX, worldY } from './mercator';
import { overFrames } from './over-frames';
import type { MapLook } from './map-look';
import type { Ring, Shape } from './shapes';

/** Coordinates of longer outlines exceed the precision of a canvas. */
const CLIPS_FROM_ZOOM = 6;
/** Degrees between two lines of the graticule, by zoom. */
const GRATICULE = [30, 30, 30, 15, 10, 5, 2, 1];
/** Keeps the edges of clipped outlines outside the tile. */
const MARGIN = 8;

/** Countries and a graticule, drawn tile by tile from data of the console. */
export class CountriesLayer extends GridLayer {
  private readonly waiting: (() => void)[] = [];
  private stop: (() => void) | undefined;

  constructor(
    private readonly shapes: () => readonly Shape[],
    private readonly look: MapLook,
  ) {
    super({ keepBuffer: 1 });
  }

  protected override createTile(coords: Coords, done: DoneCallback): HTMLElement {
    const tile = document.createElement('canvas');
    const ratio = window.devicePixelRatio || 1;
    const { x: size } = this.getTileSize();
    tile.width = size * ratio;
    tile.height = size * ratio;
    this.waiting.push(() => {
      const context = tile.getContext('2d');
      if (context) {
        context.scale(ratio, ratio);
        drawTile(context, coords, size, this.shapes(), this.look);
      }
      done(undefined, tile);
    });
    this.stop ??= overFrames(this.work());
    return tile;
  }

  override onRemove(map: LeafletMap): this {
    this.stop?.();
    this.waiting.length = 0;
    return super.onRemove(map);
  }

  private *work(): Generator<void> {
    for (let draw = this.waiting.shift(); draw; draw = this.waiting.shift()) {
      draw();
      yield;
    }
    this.stop = undefined;
  }
}

type Tile = { x: number; y: number; z: number };

function drawTile(
  context: CanvasRenderingContext2D,
  { x, y, z }: Tile,
  size: number,
  shapes: readonly Shape[],
  look: MapLook,
): void {
  const world = worldSize(z);
  const [left, top] = [x * size, y * size];
  const inside = new Bounds([-MARGIN, -MARGIN], [size + MARGIN, size + MARGIN]);
  context.fillStyle = look.sea;
  context.fillRect(0, 0, size, size);
  context.lineWidth = look.hairline;

  context.beginPath();
  const step = GRATICULE[Math.min(z, GRATICULE.length - 1)] ?? 1;
  for (const at of multiples(step, 180)) line(context, worldX(at) * world - left, undefined, size);
  for (const at of multiples(step, 85)) line(context, undefined, worldY(at) * world - top, size);
  context.strokeStyle = look.graticule;
  context.stroke();

  context.beginPath();
  for (const shape of shapes)
    for (const turn of [-1, 0, 1]) {
      const isVisible =
        (shape.east + turn) * world >= left - MARGIN &&
        (shape.west + turn) * world <= left + size + MARGIN &&
        shape.south * world >= top - MARGIN &&
        shape.north * world <= top + size + MARGIN;
      if (!isVisible) continue;
      for (const ring of shape.rings)
        trace(
          context,
          pixels(ring, turn, world, left, top),
          z < CLIPS_FROM_ZOOM ? undefined : inside,
        );
    }
  context.fillStyle = look.land;
  context.fill('evenodd');
  context.strokeStyle = look.border;
  context.lineJoin = 'round';
  context.stroke();
}

function* multiples(step: number, limit: number): Generator<number> {
  for (let at = -Math.floor(limit / step) * step; at <= limit; at += step) yield at;
}

function line(
  context: CanvasRenderingContext2D,
  x: number | undefined,
  y: number | undefined,
  size: number,
): void {
  const at = x ?? y ?? 0;
  if (at < -1 || at > size + 1) return;
  context.moveTo(x ?? 0, y ?? 0);
  context.lineTo(x ?? size, y ?? size);
}

function pixels(ring: Ring, turn: number, world: number, left: number, top: number): Ring {
  return ring.map((one, i) => (i % 2 === 0 ? (one + turn) * world - left : one * world - top));
}

function trace(context: CanvasRenderingContext2D, ring: Ring, inside: Bounds | undefined): void {
  const path = inside ? clipped(ring, inside) : ring;
  if (path.length < 4) return;
  context.moveTo(path[0] ?? 0, path[1] ?? 0);
  for (let i = 2; i < path.length; i += 2) context.lineTo(path[i] ?? 0, path[i + 1] ?? 0);
  context.closePath();
}

function clipped(ring: Ring, inside: Bounds): Ring {
  const points: Point[] = [];
  for (let i = 0; i < ring.length; i += 2) points.push(new Point(ring[i] ?? 0, ring[i + 1] ?? 0));
  return Float64Array.from(PolyUtil.clipPolygon(points, inside).flatMap(({ x, y }) => [x, y]));
}
