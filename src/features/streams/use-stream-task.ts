import { useCallback, useMemo } from 'react';
import { useAddress } from '@/shared/navigation/use-address';
import { useSession } from '@/shared/session/session-context';
import { readTask, writeTask, type StreamTask } from './stream-task';

/**
 * The form that is open beside the list: a link opens it, Back closes it. Users without the
 * permission only see the list.
 */
export function useStreamTask() {
  const { permits } = useSession();
  const [params, change] = useAddress();
  const text = params.toString();
  const requested = useMemo(() => readTask(new URLSearchParams(text)), [text]);
  const open = useCallback(
    (task: StreamTask) => change((before) => writeTask(task, before)),
    [change],
  );
  const close = useCallback(
    () => change((before) => writeTask(undefined, before), { replace: true }),
    [change],
  );
  const permitted =
    requested !== undefined &&
    permits(requested.kind === 'edit' ? `streams:edit:${requested.id}` : 'streams:create');
  return { task: permitted ? requested : undefined, open, close };
}
