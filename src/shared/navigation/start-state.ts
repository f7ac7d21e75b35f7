/**
 * What goes with a user's own start page: whether the user was led there, and whether it turned out
 * to be gone.
 */
export type StartState = { startPage: 'chosen' | 'gone' };

/** `state` is that of a location, which anybody may have set. */
export function readStartState(state: unknown): StartState['startPage'] | undefined {
  const told =
    typeof state === 'object' && state !== null && 'startPage' in state
      ? state.startPage
      : undefined;
  return told === 'chosen' || told === 'gone' ? told : undefined;
}
