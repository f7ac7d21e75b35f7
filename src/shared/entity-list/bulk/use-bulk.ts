import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import type { BulkAction } from './bulk-action';

type Outcome = {
  action: string;
  done: number;
  /** Replaces the default heading of the failures. */
  failed: string | undefined;
  failures: readonly { id: string; title: string; reason: string }[];
};

export type Bulk = {
  selected: ReadonlySet<string>;
  select: (selected: ReadonlySet<string>) => void;
  /** Opens the confirmation first if the action requires it. */
  start: (action: BulkAction) => void;
  /** The action to be confirmed. */
  unconfirmed: BulkAction | undefined;
  run: (action: BulkAction) => Promise<unknown>;
  /** Closes the confirmation. */
  closeConfirmation: () => void;
  busy: boolean;
  error: unknown;
  outcome: Outcome | undefined;
  dismiss: () => void;
};

/** The selection across pages and its bulk actions. Refused entities stay selected. */
export function useBulk(titleOf: (id: string) => string): Bulk {
  const [selected, select] = useState<ReadonlySet<string>>(new Set());
  const [unconfirmed, ask] = useState<BulkAction>();
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
  const closeConfirmation = () => {
    ask(undefined);
    if (error) reset();
  };
  return {
    selected,
    select,
    unconfirmed,
    busy: isPending,
    outcome: data,
    dismiss: reset,
    closeConfirmation,
    // While the confirmation is open it shows the error itself.
    error: unconfirmed ? null : error,
    start: (action) => (action.confirm ? ask(action) : mutate({ action, ids })),
    run: (action) => mutateAsync({ action, ids }),
  };
}
