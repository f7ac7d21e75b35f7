/**
 * A commented-out line of a query starts with `//`. Servers do not know comments, so they are never
 * sent.
 */
const COMMENT = /^\s*\/\//;

/** The query as sent to the server: comment lines are blanked, so that all offsets stay valid. */
export function withoutComments(text: string): string {
  if (!text.includes('//')) return text;
  const lines = text.split('\n').map((line) => (COMMENT.test(line) ? '' : line));
  return lines.every((line) => line.trim() === '') ? '' : lines.join('\n');
}

/** Whether any line of a query is commented out. */
export const hasComments = (text: string): boolean =>
  text.split('\n').some((line) => COMMENT.test(line));

/** Another query, placed below the comments of this one. */
export function withCommentsOf(text: string, query: string): string {
  const comments = text.split('\n').filter((line) => COMMENT.test(line));
  return [...comments, query.replace(/^\n+|\n+$/g, '')].join('\n');
}

/** Offsets of whole lines, whatever part of them is selected. */
export type Lines = { start: number; end: number };

/** Comments out the lines of a selection, or uncomments them if all are comments. */
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

/** The ranges of all comments in a text. */
export function commentsIn(text: string): Lines[] {
  const found: Lines[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    if (COMMENT.test(line)) found.push({ start, end: start + line.length });
    start += line.length + 1;
  }
  return found;
}
