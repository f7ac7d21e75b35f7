import { useCallback, useEffect, useState } from 'react';
import type { ResultMessage } from '@/contract/search';
import { useView } from '@/views/view-state/view-state-context';
import { messageKey } from './paging';

/**
 * The key of the message opened by the address; opening another one replaces the history entry
 * without a run. A message opened in the previous search stays open if it is among the `first` rows
 * of this one, and is dropped otherwise. The address has no message of an additional table.
 */
export function useOpenedMessage(
  first: readonly ResultMessage[],
  isAdditional: boolean,
): [opened: string | undefined, setOpened: (key: string | undefined) => void] {
  const { focus, look, carried } = useView().page;
  const named = focus.message;
  const [gone] = useState(() =>
    carried && named !== undefined && !first.some((message) => messageKey(message) === named)
      ? named
      : undefined,
  );
  const setOpened = useCallback(
    (key: string | undefined) => {
      if (!isAdditional)
        look(({ message: _, ...rest }) => (key === undefined ? rest : { ...rest, message: key }));
    },
    [look, isAdditional],
  );
  const isGone = gone !== undefined && named === gone;
  useEffect(() => {
    if (isGone) setOpened(undefined);
  }, [isGone, setOpened]);
  return [isGone || isAdditional ? undefined : named, setOpened];
}
