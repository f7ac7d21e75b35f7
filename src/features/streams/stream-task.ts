import type { TestMessage } from './testing/message-address';
import { INDEX, MESSAGE, readTestMessage, writeTestMessage } from './testing/message-address';

/** The message, and the field of it, that a new stream is made for. */
export type Example = TestMessage & { field: string };

/**
 * The purpose of the sheet beside the list, from the URL: `?new`, `?edit=<id>` or `?clone=<id>`. A
 * new stream may have an example: `?new&index=…&message_id=…&field=…`.
 */
export type StreamTask =
  { kind: 'new'; example?: Example } | { kind: 'edit' | 'clone'; id: string };

const FIELD = 'field';
const NAMES = ['new', 'edit', 'clone', INDEX, MESSAGE, FIELD];

export function readTask(params: URLSearchParams): StreamTask | undefined {
  for (const kind of ['edit', 'clone'] as const) {
    const id = params.get(kind);
    if (id !== null && id !== '') return { kind, id };
  }
  if (!params.has('new')) return undefined;
  const message = readTestMessage(params);
  return message.index === '' || message.id === ''
    ? { kind: 'new' }
    : { kind: 'new', example: { ...message, field: params.get(FIELD) ?? '' } };
}

/** Keeps other parameters. */
export function writeTask(task: StreamTask | undefined, others: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams([...others].filter(([name]) => !NAMES.includes(name)));
  if (task) params.set(task.kind, task.kind === 'new' ? '' : task.id);
  if (task?.kind === 'new' && task.example) {
    writeTestMessage(task.example, params);
    if (task.example.field !== '') params.set(FIELD, task.example.field);
  }
  return params;
}
