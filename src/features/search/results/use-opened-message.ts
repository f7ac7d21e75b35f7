import { useCallback } from 'react';
import { usePlace } from '../use-place';

const PARAMETER = 'message';

/** The message that the address opens, by its key; opening another one changes the address in place and runs nothing. */
export function useOpenedMessage(): [opened: string | undefined, setOpened: (key: string | undefined) => void] {
  const [params, change] = usePlace();
  const setOpened = useCallback(
    (key: string | undefined) =>
      change((next) => {
        if (key === undefined) next.delete(PARAMETER);
        else next.set(PARAMETER, key);
      }),
    [change],
  );
  return [params.get(PARAMETER) ?? undefined, setOpened];
}
