import { textChanges, type TextChange } from './text-changes';

export type ChangesJob = { id: number; from: string; to: string };
export type ChangesOutcome = { id: number; changes: TextChange[] | undefined };

addEventListener('message', ({ data: { id, from, to } }: MessageEvent<ChangesJob>) => postMessage({ id, changes: textChanges(from, to) } satisfies ChangesOutcome));
