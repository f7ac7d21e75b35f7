import { diffLines, diffWordsWithSpace } from 'diff';

export type TextChange = { kind: 'same' | 'added' | 'removed'; text: string };

/** Larger edit distances are of no use to users and expensive to compute. */
const LIMITS = { maxEditLength: 4_000, timeout: 2_000 };

/**
 * The changes from one text to another: by lines if there are several, and by words inside replaced
 * lines. Undefined if the texts differ too much.
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
