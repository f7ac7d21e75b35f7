/**
 * The purpose of the sheet beside the list, from the URL: `?new`, `?edit=<id>` or `?clone=<id>`.
 */
export type StreamTask = { kind: 'new' } | { kind: 'edit' | 'clone'; id: string };

const NAMES = ['new', 'edit', 'clone'];

export function readTask(params: URLSearchParams): StreamTask | undefined {
  for (const kind of ['edit', 'clone'] as const) {
    const id = params.get(kind);
    if (id !== null && id !== '') return { kind, id };
  }
  return params.has('new') ? { kind: 'new' } : undefined;
}

/** Keeps other parameters. */
export function writeTask(task: StreamTask | undefined, others: URLSearchParams): URLSearchParams {
  const params = new URLSearchParams([...others].filter(([name]) => !NAMES.includes(name)));
  if (task) params.set(task.kind, task.kind === 'new' ? '' : task.id);
  return params;
}
