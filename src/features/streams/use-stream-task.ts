import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '@/shared/session/session-context';
import { readTask, writeTask, type StreamTask } from './stream-task';

/** The form that is open beside the list: a link opens it, and the way back closes it. Who may not use it sees the list only. */
export function useStreamTask() {
  const { permits } = useSession();
  const [params, setParams] = useSearchParams();
  const text = params.toString();
  const asked = useMemo(() => readTask(new URLSearchParams(text)), [text]);
  const begin = useCallback((task: StreamTask) => setParams((before) => writeTask(task, before), { preventScrollReset: true }), [setParams]);
  const end = useCallback(() => setParams((before) => writeTask(undefined, before), { replace: true, preventScrollReset: true }), [setParams]);
  const permitted = asked !== undefined && permits(asked.kind === 'edit' ? `streams:edit:${asked.id}` : 'streams:create');
  return { task: permitted ? asked : undefined, begin, end };
}
