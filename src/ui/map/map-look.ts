import type { Theme } from '@/theme/theme';

/** The colours of a map; the canvas does not follow the style sheet. */
export type MapLook = {
  sea: string;
  land: string;
  border: string;
  graticule: string;
  hairline: number;
};

export const mapLook = ({ color }: Theme, isForced: boolean): MapLook =>
  isForced
    ? {
        sea: 'Canvas',
        land: 'Canvas',
        border: 'CanvasText',
        graticule: 'GrayText',
        hairline: HAIRLINE,
      }
    : {
        sea: color.surface,
        land: color.sunken,
        border: color.lineStrong,
        graticule: color.line,
        hairline: HAIRLINE,
      };

const HAIRLINE = 0.75;
