import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import type { BulkAction } from './bulk-action';

type Outcome = {
  action: string;
  done: number;
  /** What is said of the failures instead of how many there are. */ failed: string | undefined;
  failures: readonly { id: string; title: string; reason: string }[];
};

export type Bulk = {
  selected: ReadonlySet<string>;
  select: (selected: ReadonlySet<string>) => void;
  /** Asks first where the action wants that. */
  start: (action: BulkAction) => void;
  /** The action that is asked about. */
  asked: BulkAction | undefined;
  run: (action: BulkAction) => Promise<unknown>;
  /** The question has an answer. */
  answered: () => void;
  busy: boolean;
  error: unknown;
  outcome: Outcome | undefined;
  dismiss: () => void;
};

/** Selection over pages, and what is done to it. What was refused stays selected. */
export function useBulk(titleOf: (id: string) => string): Bulk {
  const [selected, select] = useState<ReadonlySet<string>>(new Set());
  const [asked, ask] = useState<BulkAction>();
  const { mutateAsync, mutate, isPending, error, data, reset } = useMutation({
    mutationFn: async ({
      action,
      ids,
    }: {
      action: BulkAction;
      ids: readonly string[];
    }): Promise<Outcome> => {
      const { successfully_performed: done, failures } = await action.run(ids);
      return {
        action: action.label,
        done,
        failed: action.failed?.(failures.length, ids.length),
        failures: failures.map(({ entity_id: id, failure_explanation: reason }) => ({
          id,
          title: titleOf(id),
          reason,
        })),
      };
    },
    onSuccess: ({ action, done, failures }) => {
      select(new Set(failures.map(({ id }) => id)));
      if (failures.length === 0) toasts.success(t('lists.bulkDone', { action, count: done }));
    },
  });
  const ids = [...selected];
  const answered = () => {
    ask(undefined);
    if (error) reset();
  };
  return {
    selected,
    select,
    asked,
    busy: isPending,
    outcome: data,
    dismiss: reset,
    answered,
    // The question itself tells what became of its answer.
    error: asked ? null : error,
    start: (action) => (action.confirm ? ask(action) : mutate({ action, ids })),
    run: (action) => mutateAsync({ action, ids }),
  };
}
