import type { Fields } from '@/domain/exact';
import { withoutAnsi } from '@/domain/format/ansi';
import { comparePlaces, type ComparedPlace } from './differences';
import { textChanges, type TextChange } from './text-changes';

export type ComparingJob =
  { kind: 'texts'; from: string; to: string } | { kind: 'messages'; messages: readonly Fields[] };
/** `changes` are undefined where the texts are too different. */
export type ComparingResult =
  | { kind: 'texts'; changes: TextChange[] | undefined }
  | { kind: 'messages'; places: ComparedPlace[] };

/** What differs between messages, or between two texts as a terminal would show them. */
export function doJob(job: ComparingJob): ComparingResult {
  return job.kind === 'texts'
    ? { kind: 'texts', changes: textChanges(withoutAnsi(job.from), withoutAnsi(job.to)) }
    : { kind: 'messages', places: comparePlaces(job.messages) };
}
