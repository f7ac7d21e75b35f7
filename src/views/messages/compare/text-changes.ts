import { diffLines, diffWordsWithSpace } from 'diff';

export type TextChange = { kind: 'same' | 'added' | 'removed'; text: string };

/** Longer ways from one text to the other tell a reader nothing. */
const LIMITS = { maxEditLength: 4_000, timeout: 2_000 };

/**
 * What changed from one text to another: by lines where there are several, and inside the lines
 * that were replaced by as many others by words. Undefined where they are too different to say so.
 */
export function textChanges(from: string, to: string): TextChange[] | undefined {
  if (!from.includes('\n') && !to.includes('\n')) return wordChanges(from, to);
  const lines = diffLines(from, to, LIMITS);
  if (!lines) return undefined;
  const changes: TextChange[] = [];
  for (let i = 0; i < lines.length; i++) {
    const [line, next] = [lines[i], lines[i + 1]];
    if (!line) break;
    const inside =
      line.removed && next?.added && line.count === next.count
        ? wordChanges(line.value, next.value)
        : undefined;
    if (inside) {
      changes.push(...inside);
      i += 1;
    } else {
      changes.push({
        kind: line.added ? 'added' : line.removed ? 'removed' : 'same',
        text: line.value,
      });
    }
  }
  return changes;
}

function wordChanges(from: string, to: string): TextChange[] | undefined {
  return diffWordsWithSpace(from, to, LIMITS)?.map(({ added, removed, value }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value,
  }));
}
