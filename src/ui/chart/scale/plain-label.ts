/** Plotly interprets tags in labels as markup, and labels contain log values. */
export const asPlain = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
