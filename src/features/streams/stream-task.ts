import { isNew, sheetAddress, type SheetTask } from '@/shared/resource/sheet/sheet-address';
import type { TestMessage } from './testing/message-address';
import { INPUT } from './rules/rule-task';
import { INDEX, MESSAGE } from './testing/message-address';

/** The message, and the field of it, that a new stream is made for. */
export type Example = TestMessage & { field: string };
export type StreamTask = SheetTask<'edit' | 'clone'>;

const FIELD = 'field';

/**
 * The sheet beside the list: `?new`, `?edit=<id>` or `?clone=<id>`. A new stream may have an
 * example: `?new&index=…&message_id=…&field=…`, or an input: `?new&input=…`.
 */
export const streamSheet = sheetAddress({
  kinds: ['edit', 'clone'],
  more: [INDEX, MESSAGE, FIELD, INPUT],
});

export function exampleOf(task: StreamTask): Example | undefined {
  const more = isNew(task) ? task.more : undefined;
  const [index, id] = [more?.[INDEX], more?.[MESSAGE]];
  return index === undefined || id === undefined
    ? undefined
    : { index, id, field: more?.[FIELD] ?? '' };
}

export const inputOf = (task: StreamTask): string | undefined =>
  isNew(task) ? task.more?.[INPUT] : undefined;
