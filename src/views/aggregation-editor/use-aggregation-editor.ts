import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import equal from 'react-fast-compare';
import { ulid } from 'ulid';
import type { AggregationForm } from '@/domain/search/aggregation/form';
import { changeTable, type TableChange } from '@/domain/search/aggregation/table-change';
import { readForm, writeForm } from '@/domain/search/aggregation/form-codec';
import { problemsOf, type FormProblems } from '@/domain/search/aggregation/form-problems';
import { reduceForm, type FormAction } from '@/domain/search/aggregation/reduce-form';
import { historyOf, record, redo, undo, type History } from '@/domain/search/view/history';
import type { AggregationConfig, AggregationWidget } from '@/domain/search/widgets/widget';
import { journal } from '@/shared/drafts/journal';
import { typingIn } from '@/shared/drafts/sitting';
import { useDraft } from '@/shared/drafts/use-draft';
import { CHECK_BUDGET_MS } from '@/shared/query-input/completion/queries';
import { useLatest } from '@/ui/latest/use-latest';
import { useView } from '@/views/view-state/view-state-context';
import { ownQueryOf, withOwnQuery } from '@/views/own-query/own-query';
import { useOwnQuery, type OwnQuery } from '@/views/own-query/OwnQueryControls';

/** What is edited: the aggregation and the widget's own query. Both are undone together. */
type Edited = {
  form: AggregationForm;
  own: OwnQuery;
  /** The widget with the changes that its table made; undefined without any. */
  settled?: AggregationConfig;
};
type EditorDraft = { base: AggregationWidget; history: History<Edited> };

export type AggregationEditorState = {
  form: AggregationForm;
  own: OwnQuery;
  problems: FormProblems;
  /** The widget as edited; undefined while the form is invalid. */
  edited: AggregationWidget | undefined;
  isDirty: boolean;
  /** The same at the time of the call: false once the changes are applied or discarded. */
  mayLose: () => boolean;
  step: (action: FormAction) => void;
  /** The key of the part added last. */
  added: string | undefined;
  setOwn: (own: OwnQuery) => void;
  /** A change from the head of the table, and whether it would roll the form back. */
  tableChange: (change: TableChange) => { rollsBack: boolean; apply: () => void };
  undo: (() => void) | undefined;
  redo: (() => void) | undefined;
  /** Increases with each refused attempt to apply an invalid query. */
  refusals: number;
  /** Calls back, unless the query is invalid, which it then shows. */
  unlessRefused: (go: () => void) => void;
  /** Writes the edited widget to the view, once its query is validated. */
  apply: () => void;
  isUpdating: boolean;
  discard: () => void;
};

/**
 * Edits a widget outside the view: nothing of it reaches the view before `apply`. The steps survive
 * a reload, and leaving the editor without applying or discarding them.
 */
export function useAggregationEditor(
  widget: AggregationWidget,
  onApplied: () => void,
): AggregationEditorState {
  const { edit, draftKey } = useView();
  const key = `${draftKey}.editor.${widget.id}`;
  const [initial] = useState((): EditorDraft => ({
    base: widget,
    history: historyOf({ form: readForm(widget.config, ulid), own: ownQueryOf(widget) }),
  }));
  const [stored, setDraft, discard] = useDraft<EditorDraft>(key, initial);
  // Drafts of earlier versions have no formatting.
  const draft = hasFormatting(stored) ? stored : initial;
  const [refusals, setRefusals] = useState(0);
  const { base, history } = draft;
  const { form, own } = history.present;
  const { isInvalid, isChecking } = useOwnQuery(own);
  const [isUpdating, setUpdating] = useState(false);

  const newest = useCallback((): EditorDraft => {
    const found = journal.get(key) as EditorDraft | undefined;
    return found && hasFormatting(found) ? found : initial;
  }, [key, initial]);
  const change = useCallback(
    (next: (now: Edited) => Edited, mergeKey?: string) => {
      const { base: from, history: before } = newest();
      const changed = next(before.present);
      if (equal(changed, before.present)) return;
      setDraft({ base: from, history: record(before, changed, typingIn(mergeKey)) });
    },
    [newest, setDraft],
  );
  const travel = (to: History<Edited> | undefined) => to && (() => setDraft({ base, history: to }));
  const [added, setAdded] = useState<string>();
  const step = useCallback(
    (action: FormAction) => {
      if (action.type === 'addMetric' || action.type === 'addGroup' || action.type === 'addSort')
        setAdded(action.key);
      change((now) => ({ ...now, form: reduceForm(now.form, action) }), mergeKeyOf(action));
    },
    [change],
  );

  const { config: saved } = base;
  const tableChange = useCallback(
    (by: TableChange) => {
      const changed = ({ form: from, own: query, settled = saved }: Edited) => {
        const { rollsBack, ...next } = changeTable({ form: from, saved, settled }, by, ulid);
        return { rollsBack, next: { ...next, own: query } };
      };
      return {
        rollsBack: changed(newest().history.present).rollsBack,
        apply: () => change((latest) => changed(latest).next),
      };
    },
    [saved, newest, change],
  );

  const problems = useMemo(() => problemsOf(form), [form]);
  const isValid = Object.keys(problems).length === 0;
  const edited = useMemo(
    () =>
      isValid ? withOwnQuery({ ...base, config: writeForm(form, base.config) }, own) : undefined,
    [isValid, base, form, own],
  );
  const unlessRefused = (go: () => void) => {
    if (isInvalid) setRefusals((count) => count + 1);
    else go();
  };
  const finish = () => {
    setUpdating(false);
    unlessRefused(() => {
      if (edited === undefined) return;
      if (!equal(edited, widget)) edit({ type: 'widget', widget: edited });
      discard();
      onApplied();
    });
  };
  const onChecked = useEffectEvent(finish);
  useEffect(() => {
    if (!isUpdating) return;
    const timer = setTimeout(onChecked, isChecking ? CHECK_BUDGET_MS : 0);
    return () => clearTimeout(timer);
  }, [isUpdating, isChecking]);
  const isDirty = edited === undefined || !equal(edited, widget);
  const latestDirty = useLatest(isDirty);
  return {
    form,
    own,
    problems,
    edited: isInvalid ? undefined : edited,
    isDirty,
    mayLose: () => latestDirty.current && journal.get(key) !== undefined,
    step,
    added,
    tableChange,
    setOwn: (next) => change((now) => ({ ...now, own: next }), 'own'),
    undo: travel(undo(history)),
    redo: travel(redo(history)),
    refusals,
    unlessRefused,
    apply: () => (isChecking ? setUpdating(true) : finish()),
    isUpdating,
    discard,
  };
}

const hasFormatting = ({ history }: EditorDraft): boolean => 'formatting' in history.present.form;

/** Typing in one box is one step. */
function mergeKeyOf(action: FormAction): string | undefined {
  switch (action.type) {
    case 'metric':
    case 'group':
      return `${action.type} ${action.key} ${Object.keys(action.changes).join()}`;
    case 'options':
      return `options ${Object.keys(action.changes).join()}`;
    case 'metricFormat':
    case 'display':
      return action.typed && `${action.type} ${action.typed}`;
    default:
      return undefined;
  }
}
