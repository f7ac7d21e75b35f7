/** A cell of a Markdown table, escaped so that no log text is parsed as Markdown or HTML. */
export const markdownCell = (text: string): string =>
  text
    .replace(/[\\`*_{}[\]<>#|~!&]/g, (found) =>
      found === '<' ? '&lt;' : found === '>' ? '&gt;' : found === '&' ? '&amp;' : `\\${found}`,
    )
    .replace(/\r\n|\r|\n/g, '<br>');
