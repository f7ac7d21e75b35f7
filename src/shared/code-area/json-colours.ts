import type { CodeToken } from '@/ui/code-editor/text-editor';

const PART = /("(?:[^"\\\n]|\\.)*"?)(\s*:)?|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|\b(?:true|false|null)\b|[{}[\]]/g;

/** Names, texts, numbers, words and brackets of a JSON text, finished or not. */
export function jsonColours(text: string): CodeToken[] {
  return [...text.matchAll(PART)].map((found) => {
    const [part, string, colon] = found;
    const start = found.index;
    if (string !== undefined) return { start, end: start + string.length, kind: colon === undefined ? 'string' : 'field' };
    return { start, end: start + part.length, kind: /^[{}[\]]$/.test(part) ? 'bracket' : /^[a-z]/.test(part) ? 'operator' : 'number' };
  });
}
