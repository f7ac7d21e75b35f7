import { useCallback, useEffect, useState } from 'react';
import type { ResultMessage } from '@/contract/search';
import { useView } from '@/views/document/view-context';
import { messageKey } from './paging';

const PARAMETER = 'message';

/**
 * The message that the address opens, by its key; opening another one changes the address in place
 * and runs nothing. One that another search had open stays open where it is among the `first` rows
 * of this one, and is forgotten where not.
 */
export function useOpenedMessage(
  first: readonly ResultMessage[],
): [opened: string | undefined, setOpened: (key: string | undefined) => void] {
  const { params, look, carried } = useView().address;
  const named = params.get(PARAMETER) ?? undefined;
  const [gone] = useState(() =>
    carried && named !== undefined && !first.some((message) => messageKey(message) === named)
      ? named
      : undefined,
  );
  const setOpened = useCallback(
    (key: string | undefined) =>
      look((next) => {
        if (key === undefined) next.delete(PARAMETER);
        else next.set(PARAMETER, key);
      }),
    [look],
  );
  const isGone = gone !== undefined && named === gone;
  useEffect(() => {
    if (isGone) setOpened(undefined);
  }, [isGone, setOpened]);
  return [isGone ? undefined : named, setOpened];
}
