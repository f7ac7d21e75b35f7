import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { ask } from '@/shared/confirm/ask';
import type { DependentsQuery } from '@/shared/confirm/DeleteDialog';
import { toasts } from '@/shared/toasts/toast-store';
import type { BulkAction } from './bulk-action';

type Outcome = {
  /** What was done; undefined if all were refused. */
  done: string | undefined;
  /** Replaces the default heading of the failures. */
  failed: string | undefined;
  failures: readonly { id: string; title: string; reason: string }[];
};

export type Bulk = {
  selected: ReadonlySet<string>;
  select: (selected: ReadonlySet<string>) => void;
  /** Asks first if the action requires it. */
  start: (action: BulkAction) => void;
  busy: boolean;
  error: unknown;
  outcome: Outcome | undefined;
  dismiss: () => void;
};

type BulkOptions = {
  titleOf: (id: string) => string;
  /** What uses the entities, listed before they are deleted. */
  dependents?: (ids: readonly string[]) => DependentsQuery | undefined;
  /** What the entities contain, above the text of the confirmation. */
  contents?: (ids: readonly string[]) => ReactNode;
};

/** The selection across pages and its bulk actions. Refused entities stay selected. */
export function useBulk({ titleOf, dependents, contents }: BulkOptions): Bulk {
  const [selected, select] = useState<ReadonlySet<string>>(new Set());
  const [outcome, setOutcome] = useState<Outcome>();
  const ids = [...selected];
  const perform = async (action: BulkAction) => {
    setOutcome(undefined);
    const { successfully_performed: performed, failures } = await action.run(ids);
    setOutcome({
      done: performed > 0 ? action.done(performed) : undefined,
      failed: action.failed?.(failures.length, ids.length),
      failures: failures.map(({ entity_id: id, failure_explanation: reason }) => ({
        id,
        title: titleOf(id),
        reason,
      })),
    });
    select(new Set(failures.map(({ entity_id: id }) => id)));
    if (failures.length === 0) toasts.success(action.done(performed));
  };
  const { mutate, isPending, error, reset } = useMutation({ mutationFn: perform });
  return {
    selected,
    select,
    busy: isPending,
    outcome,
    error,
    dismiss() {
      setOutcome(undefined);
      reset();
    },
    start(action) {
      const question = action.confirm?.(ids.length);
      if (!question) return mutate(action);
      // While the confirmation is open it shows errors itself.
      reset();
      ask({
        title: question.title,
        names: ids.map(titleOf),
        content: (
          <>
            {contents?.(ids)}
            {question.text}
          </>
        ),
        dependents: action.deletes ? dependents?.(ids) : undefined,
        run: () => perform(action),
      });
    },
  };
}
