/** Not part of Plotly's types: the module that measures texts and caches the result. */
declare module 'plotly.js/src/components/drawing' {
  const drawing: { savedBBoxes: Record<string, unknown> };
  export = drawing;
}
