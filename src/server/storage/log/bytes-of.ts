import { statSync } from 'node:fs';

/** Returns 0 if the file does not exist. */
export const bytesOf = (path: string): number =>
  statSync(path, { throwIfNoEntry: false })?.size ?? 0;
