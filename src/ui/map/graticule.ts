import { latitudeAt, longitudeAt, worldSize, worldX, worldY } from './mercator';

/** Pixels between two meridians, at least, where the map is not too small for that. */
const SPACING = 80;
/** Degrees between two lines. */
const STEPS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 15, 30];
const WIDEST = 30;

export const graticuleStep = (zoom: number): number =>
  STEPS.find((step) => (step / 360) * worldSize(zoom) >= SPACING) ?? WIDEST;

type Square = { x: number; y: number; z: number; size: number };

/** The pixels within a map tile at which meridians and parallels cross it. */
export function graticuleLines({ x, y, z, size }: Square): {
  meridians: number[];
  parallels: number[];
} {
  const world = worldSize(z);
  const step = graticuleStep(z);
  const [west, east] = [longitudeAt((x * size) / world), longitudeAt(((x + 1) * size) / world)];
  const [north, south] = [latitudeAt((y * size) / world), latitudeAt(((y + 1) * size) / world)];
  return {
    meridians: multiples(step, west, east).map((one) => worldX(one) * world - x * size),
    parallels: multiples(step, south, north).map((one) => worldY(one) * world - y * size),
  };
}

/** The multiples of a step from one value to another, without adding up its error. */
function multiples(step: number, from: number, to: number): number[] {
  const first = Math.ceil(from / step);
  return Array.from({ length: Math.floor(to / step) - first + 1 }, (_, i) => (first + i) * step);
}
