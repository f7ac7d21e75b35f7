import type { ReactNode } from 'react';

export type WizardStep<Key extends string> = {
  key: Key;
  title: string;
  /** Why the step cannot be opened yet. */
  blocked?: string | undefined;
  /** Completed, or with an error to correct. */
  state?: 'done' | 'problem';
  content: ReactNode;
};

/**
 * The steps before and after the active one, undefined at the ends and where they are blocked.
 * `waits` is why the next step is blocked.
 */
export function neighbours<Key extends string>(
  steps: readonly WizardStep<Key>[],
  active: Key,
): { previous: Key | undefined; next: Key | undefined; waits: string | undefined } {
  const index = steps.findIndex(({ key }) => key === active);
  const open = (step: WizardStep<Key> | undefined) =>
    step && step.blocked === undefined ? step.key : undefined;
  return {
    previous: index > 0 ? open(steps[index - 1]) : undefined,
    next: index < 0 ? undefined : open(steps[index + 1]),
    waits: index < 0 ? undefined : steps[index + 1]?.blocked,
  };
}
