import { contrast } from './contrast';

const DARK = '#000000';
const LIGHT = '#ffffff';

/**
 * Black or white, whichever has the higher contrast on the background `#rrggbb`; it is always at
 * least 4.5:1.
 */
export const readableOn = (ground: string): string =>
  contrast(ground, DARK) >= contrast(ground, LIGHT) ? DARK : LIGHT;
