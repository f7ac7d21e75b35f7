const STEP_MS = 60_000;
/** Positions on a circle, one a minute. */
const POSITIONS = 12;

/** Where the picture stands at an instant, in pixels from its usual place. */
export function shiftAt(instant: number, pixels: number): { x: number; y: number } {
  const angle = ((Math.floor(instant / STEP_MS) % POSITIONS) / POSITIONS) * 2 * Math.PI;
  return { x: whole(pixels * Math.cos(angle)), y: whole(pixels * Math.sin(angle)) };
}

/** Not -0, which would be another value. */
const whole = (value: number) => Math.round(value) + 0;
