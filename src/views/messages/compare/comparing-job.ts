import type { Fields } from '@/domain/exact';
import { withoutAnsi } from '@/domain/format/text/ansi';
import { comparePaths, type ComparedPath } from './differences';
import { textChanges, type TextChange } from './text-changes';

export type ComparingJob =
  { kind: 'texts'; from: string; to: string } | { kind: 'messages'; messages: readonly Fields[] };
/** `changes` is undefined if the texts differ too much. */
export type ComparingResult =
  | { kind: 'texts'; changes: TextChange[] | undefined }
  | { kind: 'messages'; paths: ComparedPath[] };

/** Compares messages, or two texts with ANSI colours stripped. */
export function runComparison(job: ComparingJob): ComparingResult {
  return job.kind === 'texts'
    ? { kind: 'texts', changes: textChanges(withoutAnsi(job.from), withoutAnsi(job.to)) }
    : { kind: 'messages', paths: comparePaths(job.messages) };
}
