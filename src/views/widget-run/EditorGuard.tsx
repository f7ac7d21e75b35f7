import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { LeaveGuard } from '@/shared/leave-guard/LeaveGuard';
import { useView } from '@/views/view-state/view-state-context';

/**
 * Asks before Back, or a link, closes the editor of a widget with changes that are not applied. A
 * draft without any is not kept, and none of a new widget that is gone once its page is shown.
 */
export function EditorGuard({ mayLose, discard }: { mayLose: () => boolean; discard: () => void }) {
  const { widget, editing } = useView().page.focus;
  const { pathname: path } = useLocation();
  const onClosed = useEffectEvent(() => {
    if (!mayLose()) discard();
  });
  useEffect(() => () => onClosed(), []);
  return (
    <LeaveGuard
      mayLose={mayLose}
      // A reload opens the editor with its changes again.
      active={false}
      draft={{
        discard,
        isKeptAt: ({ pathname }) => editing !== 'new' || pathname !== path,
      }}
      shownAt={({ pathname, search }, current) => {
        const params = new URLSearchParams(search);
        return (
          pathname === current.pathname &&
          params.has('editing') &&
          params.get('focusedId') === widget
        );
      }}
    />
  );
}
