import type { ReactNode } from 'react';

export type WizardStep<Key extends string> = {
  key: Key;
  title: string;
  disabled?: boolean;
  /** Finished, or something in it has to be corrected. */ state?: 'done' | 'problem';
  content: ReactNode;
};

/**
 * The steps beside the active one; none at the ends and where the neighbour is disabled.
 */
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
