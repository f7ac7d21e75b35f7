import type { ThemeName } from './theme';

/**
 * The cycle of colours of chart series. They can be told apart with each kind of colour blindness,
 * the first eight best; each has a contrast of at least 3:1 to the surface of its theme.
 */
export const seriesColours: Record<ThemeName, readonly string[]> = {
  teint: [
    '#2f55d4',
    '#c56c21',
    '#2c4a35',
    '#2ca19c',
    '#660e72',
    '#8e82e0',
    '#ab437b',
    '#785f32',
    '#2f2198',
    '#279638',
    '#6770a4',
    '#ed5375',
    '#a251fc',
    '#940951',
    '#0000d8',
    '#584f92',
  ],
  noir: [
    '#8ea6ff',
    '#b75f0b',
    '#fed252',
    '#6ff0e6',
    '#018d87',
    '#fe93a4',
    '#835cbe',
    '#93ab2c',
    '#cd6aaf',
    '#4fb9c4',
    '#a0f08f',
    '#bc8c71',
    '#c6bdfc',
    '#6c3ffc',
    '#00755a',
    '#9075f3',
  ],
};

/** The classes of HTTP status codes, by their first digit. */
export type StatusClass = '1' | '2' | '3' | '4' | '5';

/**
 * Colours of HTTP status codes: shades of grey, green, blue, amber and red for each class. Shades of
 * a class can be told apart with each kind of colour blindness, and so can the first ones of all
 * classes.
 */
export const statusColours: Record<ThemeName, Record<StatusClass, readonly string[]>> = {
  teint: {
    1: ['#737b87', '#575e69'],
    2: ['#0c7830', '#019a46', '#004b13', '#056121', '#00350b'],
    3: ['#0b77ba', '#044b94', '#0895da', '#0260a6', '#023481'],
    4: ['#cb7909', '#925b0c', '#6c4302', '#b56703', '#553104'],
    5: ['#c21725', '#8a0316', '#e6424c', '#a7031a', '#69040d'],
  },
  noir: {
    1: ['#9da5b1', '#79818d'],
    2: ['#3ce074', '#09af51', '#76ffa3', '#06c95e', '#078f42'],
    3: ['#4ab8fd', '#078be3', '#9ddfff', '#069ff9', '#0a72da'],
    4: ['#ffbe3d', '#dd9314', '#ffe891', '#c17501', '#a06108'],
    5: ['#fb575d', '#d02b31', '#ff9fa2', '#fd7e82', '#fdc8ca'],
  },
};

/** The light grey of events that charts mark, with enough contrast to be seen. */
export const eventColours: Record<ThemeName, string> = { teint: '#9aa3ae', noir: '#d3d3d3' };

/**
 * Colours that the picker offers for highlighting rules and similar marks, in the order of
 * assignment. The yellow of search terms comes late to avoid confusion.
 */
export const markColours: readonly string[] = [
  '#ffd8a8',
  '#ffc9c9',
  '#fcc2d7',
  '#eebefa',
  '#d0bfff',
  '#bac8ff',
  '#a5d8ff',
  '#99e9f2',
  '#96f2d7',
  '#b2f2bb',
  '#d8f5a2',
  '#fff0a8',
  '#fd7e14',
  '#fa5252',
  '#e64980',
  '#be4bdb',
  '#7950f2',
  '#4c6ef5',
  '#228be6',
  '#15aabf',
  '#12b886',
  '#40c057',
  '#82c91e',
  '#fab005',
];

export type ColourScaleName =
  'viridis' | 'cividis' | 'blues' | 'greens' | 'oranges' | 'greys' | 'redBlue' | 'purpleGreen';

/**
 * `sequential` scales run from low to high, `diverging` ones from both ends to a neutral middle.
 */
export type ColourScale = { kind: 'sequential' | 'diverging'; colours: readonly string[] };

/**
 * Lightness changes evenly along each scale, so all of them work for colour-blind users. New charts
 * use viridis.
 */
export const colourScales: Record<ColourScaleName, ColourScale> = {
  viridis: {
    kind: 'sequential',
    colours: [
      '#440154',
      '#46327e',
      '#365c8d',
      '#277f8e',
      '#1fa187',
      '#4ac16d',
      '#a0da39',
      '#fde725',
    ],
  },
  cividis: {
    kind: 'sequential',
    colours: [
      '#00224e',
      '#123570',
      '#3b496c',
      '#575d6d',
      '#707173',
      '#8a8678',
      '#a59c74',
      '#c3b369',
      '#e1cc55',
      '#fee838',
    ],
  },
  blues: {
    kind: 'sequential',
    colours: ['#f0f6fd', '#c9ddf3', '#94c0e4', '#5a9bd0', '#2f75b5', '#164f8c', '#08306b'],
  },
  greens: {
    kind: 'sequential',
    colours: ['#eff8ee', '#c8e7c5', '#98d097', '#5fb370', '#33914e', '#116f35', '#00441b'],
  },
  oranges: {
    kind: 'sequential',
    colours: ['#fff3e6', '#fdd5ab', '#fdb06a', '#f58a36', '#dd6311', '#ab4405', '#7f2704'],
  },
  greys: {
    kind: 'sequential',
    colours: ['#f5f6f8', '#d5d9de', '#aeb5bd', '#868f99', '#606973', '#3c444d', '#1a2027'],
  },
  redBlue: {
    kind: 'diverging',
    colours: [
      '#8c1122',
      '#c94a4a',
      '#ee9a86',
      '#fbdccf',
      '#f5f5f5',
      '#cfe3f0',
      '#8fbfdd',
      '#3f86bc',
      '#114a86',
    ],
  },
  purpleGreen: {
    kind: 'diverging',
    colours: [
      '#5b2a77',
      '#8f62a6',
      '#c0a3cf',
      '#e6d9ea',
      '#f5f5f5',
      '#d6edd2',
      '#9dd29a',
      '#4a9f5c',
      '#10602f',
    ],
  },
};

export const DEFAULT_COLOUR_SCALE: ColourScaleName = 'viridis';
