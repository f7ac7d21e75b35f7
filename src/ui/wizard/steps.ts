import type { ReactNode } from 'react';

export type WizardStep<Key extends string> = {
  key: Key;
  title: string;
  disabled?: boolean;
  /** Completed, or with an error to correct. */
  state?: 'done' | 'problem';
  content: ReactNode;
};

/** The steps before and after the active one, undefined at the ends and where they are disabled. */
export function neighbours<Key extends string>(
  steps: readonly WizardStep<Key>[],
  active: Key,
): { previous: Key | undefined; next: Key | undefined } {
  const index = steps.findIndex(({ key }) => key === active);
  const open = (step: WizardStep<Key> | undefined) =>
    step && !step.disabled ? step.key : undefined;
  return {
    previous: index > 0 ? open(steps[index - 1]) : undefined,
    next: index < 0 ? undefined : open(steps[index + 1]),
  };
}
