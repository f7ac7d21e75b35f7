import {
  Bounds,
  GridLayer,
  Point,
  PolyUtil,
  type Coords,
  type DoneCallback,
  type Map as LeafletMap,
} from 'leaflet';
import { drawnBy, type Brush } from '@/ui/picture/brush';
import { graticuleLines } from './graticule';
import { worldSize } from './mercator';
import { overFrames } from './over-frames';
import type { MapLook } from './map-look';
import type { Ring, Shape } from './shapes';

/** Coordinates of longer outlines exceed the precision of a canvas. */
const CLIPS_FROM_ZOOM = 6;
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
        const draw = (brush: Brush) => drawTile(brush, coords, size, this.shapes(), this.look);
        draw(context);
        drawnBy(tile, draw);
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
  brush: Brush,
  { x, y, z }: Tile,
  size: number,
  shapes: readonly Shape[],
  look: MapLook,
): void {
  const world = worldSize(z);
  const [left, top] = [x * size, y * size];
  const inside = new Bounds([-MARGIN, -MARGIN], [size + MARGIN, size + MARGIN]);
  brush.fillStyle = look.sea;
  brush.fillRect(0, 0, size, size);
  brush.lineWidth = look.hairline;

  brush.beginPath();
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
          brush,
          pixels(ring, turn, world, left, top),
          z < CLIPS_FROM_ZOOM ? undefined : inside,
        );
    }
  brush.fillStyle = look.land;
  brush.fill('evenodd');
  brush.strokeStyle = look.border;
  brush.lineJoin = 'round';
  brush.stroke();

  brush.beginPath();
  const { meridians, parallels } = graticuleLines({ x, y, z, size });
  for (const at of meridians) line(brush, [at, 0], [at, size]);
  for (const at of parallels) line(brush, [0, at], [size, at]);
  brush.strokeStyle = look.graticule;
  brush.stroke();
}

type XY = readonly [x: number, y: number];

function line(brush: Brush, from: XY, to: XY): void {
  brush.moveTo(...from);
  brush.lineTo(...to);
}

function pixels(ring: Ring, turn: number, world: number, left: number, top: number): Ring {
  return ring.map((one, i) => (i % 2 === 0 ? (one + turn) * world - left : one * world - top));
}

function trace(brush: Brush, ring: Ring, inside: Bounds | undefined): void {
  const path = inside ? clipped(ring, inside) : ring;
  if (path.length < 4) return;
  brush.moveTo(path[0] ?? 0, path[1] ?? 0);
  for (let i = 2; i < path.length; i += 2) brush.lineTo(path[i] ?? 0, path[i + 1] ?? 0);
  brush.closePath();
}

function clipped(ring: Ring, inside: Bounds): Ring {
  const points: Point[] = [];
  for (let i = 0; i < ring.length; i += 2) points.push(new Point(ring[i] ?? 0, ring[i + 1] ?? 0));
  return Float64Array.from(PolyUtil.clipPolygon(points, inside).flatMap(({ x, y }) => [x, y]));
}
