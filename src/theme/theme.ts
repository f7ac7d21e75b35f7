const scale = {
  font: {
    text: '"Inter Variable", Inter, system-ui, "Segoe UI", "DejaVu Sans", sans-serif',
    log: '"JetBrains Mono Variable", "JetBrains Mono", ui-monospace, "DejaVu Sans Mono", monospace',
  },
  size: { micro: '11px', small: '12px', base: '13px', log: '12.5px', touch: '16px', large: '14px', title: '18px', display: '26px' },
  weight: { normal: 400, medium: 500, semibold: 550, bold: 620 },
  space: { hair: '2px', xs: '4px', cell: '5px', xsm: '6px', s: '8px', button: '11px', m: '12px', l: '16px', xl: '24px', xxl: '32px' },
  radius: { small: '4px', base: '5px', large: '8px', pill: '11px' },
  height: { control: '30px', controlLarge: '34px', row: '26px', rowCompact: '22px', fieldRow: '20px', foldedRow: '56px', tableHead: '28px', leastTable: '240px', optionList: '300px', chart: '116px', axis: '20px', chartMargin: '40px', gridRow: '100px', navbar: '46px', chip: '22px', switch: '18px', touch: '44px' },
  width: { rail: '50px', sidebar: '270px', fieldList: '264px', page: '1320px', sheet: '460px', fieldValue: '340px', popover: '500px', tooltip: '300px', menu: '180px', switch: '32px', banner: '760px', signIn: '380px', dialog: '420px', dialogLarge: '720px' },
  /** Columns of tables of things (B9.12). */
  column: { select: '20px', favorite: '30px', actions: '36px', number: '100px', owner: '120px', least: '150px', date: '160px' },
  line: { hair: '1px', strong: '2px', edge: '3px' },
  motion: { quick: '120ms cubic-bezier(.2, 0, 0, 1)' },
  layer: { sticky: 10, window: 50, popover: 100, banner: 300, skipLink: 400 },
  /** Below this width the field list is a sheet and columns fold into the message. */
  breakpoint: { tableFolds: '600px', narrow: '768px', navbar: '991px', medium: '1024px' },
} as const;

/** The arrow of lucide's chevron-down, as an image of this colour. */
function chevronIn(colour: string): string {
  return `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='${colour}' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'><path d='m6 9 6 6 6-6'/></svg>`)}")`;
}

const teint = {
  ...scale,
  name: 'teint' as 'teint' | 'noir',
  scheme: 'light' as 'light' | 'dark',
  color: {
    canvas: '#f4f5f7', surface: '#ffffff', sunken: '#eceef2', raised: '#ffffff', hover: '#f1f4fa', selected: '#e6edfd',
    line: '#dde1e7', lineStrong: '#bcc4cf', control: '#7d8999',
    text: '#151b24', muted: '#535f6e', faint: '#606b79',
    accent: '#2f55d4', accentHover: '#2546b8', accentSoft: '#e6ecfd', onAccent: '#ffffff', focus: '#2f55d4',
    danger: '#c0222c', dangerSoft: '#fdebec', warning: '#8f5400', warningSoft: '#fdf1dc', success: '#1b7a3d', successSoft: '#e4f5e9', info: '#0b6a8f', infoSoft: '#e1f2f8',
    mark: '#fff0a8', markText: '#151b24',
    onDanger: '#ffffff',
    backdrop: 'rgb(20 28 40 / .32)',
  },
  /** Syslog severities 0 (emergency) to 7 (debug). */
  level: ['#7a1fa2', '#a0187a', '#b5123f', '#cf2f33', '#d9860a', '#2d7fd0', '#5f9e78', '#98a2af'],
  /** Colours 0 to 15 of terminals, each dark enough to read. */
  ansi: ['#151b24', '#b3261e', '#1b6e3a', '#7a5200', '#2f55d4', '#8a2aa8', '#0b6a8f', '#535f6e', '#5a6573', '#c0222c', '#1b7a3d', '#8a5100', '#3457d6', '#9530b3', '#0b6a8f', '#151b24'],
  shadow: '0 1px 2px rgb(20 28 40 / .06), 0 6px 20px rgb(20 28 40 / .10)',
  /** At the end of what opens a list: controls of the platform cannot hold an element that draws it. */
  chevron: chevronIn('#535f6e'),
};

export type Theme = typeof teint;
export type ThemeName = Theme['name'];

const noir: Theme = {
  ...scale,
  name: 'noir',
  scheme: 'dark',
  color: {
    canvas: '#0e1217', surface: '#151a21', sunken: '#0a0d12', raised: '#1b212a', hover: '#1c232d', selected: '#1d2a49',
    line: '#28303a', lineStrong: '#3d4754', control: '#697586',
    text: '#e4e9ef', muted: '#a2adba', faint: '#8b96a4',
    accent: '#8ea6ff', accentHover: '#a9bbff', accentSoft: '#1e2a4d', onAccent: '#0b1020', focus: '#8ea6ff',
    danger: '#ff8188', dangerSoft: '#3a171b', warning: '#e9b44c', warningSoft: '#372a10', success: '#6fce8e', successSoft: '#12301d', info: '#6cc4e8', infoSoft: '#0f2c38',
    mark: '#5c4a00', markText: '#fff3bf',
    onDanger: '#200508',
    backdrop: 'rgb(0 0 0 / .55)',
  },
  level: ['#d18cf2', '#ee83cb', '#ff6f93', '#ff7b7b', '#f0b045', '#6fb2f2', '#7fbf98', '#6f7b89'],
  ansi: ['#8b96a4', '#ff8188', '#6fce8e', '#e9b44c', '#8ea6ff', '#d18cf2', '#6cc4e8', '#e4e9ef', '#a2adba', '#ff9aa0', '#8fdcaa', '#f2c76e', '#a9bbff', '#dfa6f7', '#8fd3ef', '#ffffff'],
  shadow: '0 1px 2px rgb(0 0 0 / .4), 0 8px 28px rgb(0 0 0 / .5)',
  chevron: chevronIn('#a2adba'),
};

export const themes: Record<ThemeName, Theme> = { teint, noir };
