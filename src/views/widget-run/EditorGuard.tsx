import { useEffect, useEffectEvent } from 'react';
import { LeaveGuard } from '@/shared/leave-guard/LeaveGuard';
import { useView } from '@/views/view-state/view-state-context';

/**
 * Asks before Back, or a link, closes the editor of a widget with changes that are not applied. A
 * draft without any is not kept.
 */
export function EditorGuard({ mayLose, discard }: { mayLose: () => boolean; discard: () => void }) {
  const { widget } = useView().page.focus;
  const onClosed = useEffectEvent(() => {
    if (!mayLose()) discard();
  });
  useEffect(() => () => onClosed(), []);
  return (
    <LeaveGuard
      mayLose={mayLose}
      // A reload opens the editor with its changes again.
      active={false}
      draft={{ discard }}
      shownAt={({ pathname, search }, current) => {
        const params = new URLSearchParams(search);
        return (
          pathname === current.pathname &&
          params.get('editing') === 'true' &&
          params.get('focusedId') === widget
        );
      }}
    />
  );
}
