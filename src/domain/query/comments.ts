/**
 * A line of a query that is not searched for: `//` before it. Servers know none, so they are never
 * sent.
 */
const COMMENT = /^\s*\/\//;

/**
 * The query as it is sent: lines that are comments are empty, so that every place in it stays where
 * it is.
 */
export function withoutComments(text: string): string {
  if (!text.includes('//')) return text;
  const lines = text.split('\n').map((line) => (COMMENT.test(line) ? '' : line));
  return lines.every((line) => line.trim() === '') ? '' : lines.join('\n');
}

export const hasComments = (text: string): boolean =>
  text.split('\n').some((line) => COMMENT.test(line));

/** Another query below the comments of this one. */
export function withCommentsOf(text: string, query: string): string {
  const comments = text.split('\n').filter((line) => COMMENT.test(line));
  return [...comments, query.replace(/^\n+|\n+$/g, '')].join('\n');
}

/** From and until which offset a text is which line's, whatever the selection within them. */
export type Lines = { start: number; end: number };

/** The lines of a selection as comments, or no longer as such where all of them are. */
export function toggledComment(text: string, selection: Lines): Lines & { text: string } {
  const start = text.lastIndexOf('\n', selection.start - 1) + 1;
  const after = text.indexOf('\n', selection.end);
  const end = after === -1 ? text.length : after;
  const lines = text.slice(start, end).split('\n');
  const isOn = lines.every((line) => COMMENT.test(line));
  return {
    start,
    end,
    text: lines
      .map((line) => (isOn ? line.replace(/^(\s*)\/\/ ?/, '$1') : `// ${line}`))
      .join('\n'),
  };
}

/** Where the comments of a text stand. */
export function commentsIn(text: string): Lines[] {
  const found: Lines[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    if (COMMENT.test(line)) found.push({ start, end: start + line.length });
    start += line.length + 1;
  }
  return found;
}
