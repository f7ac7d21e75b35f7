/**
 * Navigation state of a user's start page: `chosen` when redirecting to it, `gone` if it no longer
 * exists.
 */
export type StartState = { startPage: 'chosen' | 'gone' };

/** Validates the state of a location, which may come from anywhere. */
export function readStartState(state: unknown): StartState['startPage'] | undefined {
  const told =
    typeof state === 'object' && state !== null && 'startPage' in state
      ? state.startPage
      : undefined;
  return told === 'chosen' || told === 'gone' ? told : undefined;
}
