/** Turns a forgotten union member into a compile error at the call. */
export function unreachable(value: never): never {
  throw new Error(`Unreachable: ${JSON.stringify(value)}`);
}
