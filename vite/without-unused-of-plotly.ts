/**
 * What Plotly's core always imports, although our charts never use it: components that it works
 * without, its own selection and mode bar (`views/` handles the pointer), and a polyfill. By what
 * the path ends with; each is replaced by the source given.
 */
const COMPONENT = (name: string, more = '') =>
  `module.exports = { moduleType: 'component', name: '${name}'${more} };`;
const NOTHING = '() => undefined';
const UNUSED_OF_PLOTLY: readonly (readonly [RegExp, string])[] = [
  ...[
    'annotations3d',
    'errorbars',
    'grid',
    'images',
    'updatemenus',
    'sliders',
    'rangeslider',
    'rangeselector',
  ].map((name) => [new RegExp(`^\\./components/${name}$`), COMPONENT(name)] as const),
  [
    /\/components\/selections$/,
    COMPONENT(
      'selections',
      `, prepSelect: ${NOTHING}, selectOnClick: ${NOTHING}, clearOutline: ${NOTHING}, clearSelectionsCache: ${NOTHING}, reselect: ${NOTHING}`,
    ),
  ],
  [/modebar\/index\.js > \.\/manage$/, `module.exports = ${NOTHING};`],
  [/\/fonts\/ploticon$/, 'module.exports = {};'],
  [/^native-promise-only$/, 'module.exports = Promise;'],
];

const UNUSED = '\0unused-of-plotly-';

/** Builds Plotly without its parts that no chart uses. */
export const withoutUnusedOfPlotly = () => ({
  name: 'without-unused-of-plotly',
  enforce: 'pre' as const,
  resolveId(id: string, importer = '') {
    if (id === 'maplibre-gl/dist/maplibre-gl.css') return '\0no-map';
    if (!importer.includes('/plotly.js/')) return undefined;
    const at = UNUSED_OF_PLOTLY.findIndex(
      ([path]) => path.test(id) || path.test(`${importer} > ${id}`),
    );
    return at < 0 ? undefined : `${UNUSED}${at}`;
  },
  load: (id: string) =>
    id.startsWith(UNUSED)
      ? UNUSED_OF_PLOTLY[Number(id.slice(UNUSED.length))]?.[1]
      : id === '\0no-map'
        ? 'export default undefined;'
        : undefined,
});
