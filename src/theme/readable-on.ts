import { contrast } from './contrast';

const DARK = '#000000';
const LIGHT = '#ffffff';

/**
 * Black or white, whichever can be read on a ground of any colour `#rrggbb`: one of them has 4.5 to
 * 1 on each.
 */
export const readableOn = (ground: string): string =>
  contrast(ground, DARK) >= contrast(ground, LIGHT) ? DARK : LIGHT;
