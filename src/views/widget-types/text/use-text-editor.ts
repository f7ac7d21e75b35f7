import { historyOf, record, redo, undo, type History } from '@/domain/search/view/history';
import type { TextWidget } from '@/domain/search/widgets/widget';
import { journal } from '@/shared/drafts/journal';
import { typingIn } from '@/shared/drafts/sitting';
import { useDraft } from '@/shared/drafts/use-draft';
import { useView } from '@/views/view-state/view-state-context';

/**
 * Edits a text outside the view: nothing of it reaches the view before `apply`. The steps survive a
 * reload, and leaving the editor without applying or discarding them.
 */
export function useTextEditor(widget: TextWidget) {
  const { edit, draftKey } = useView();
  const key = `${draftKey}.text.${widget.id}`;
  const initial = historyOf(widget.config.markdown);
  const [history, setDraft, discard] = useDraft<History<string>>(key, initial);
  const { present: markdown } = history;
  const travel = (to: History<string> | undefined) => to && (() => setDraft(to));
  return {
    markdown,
    change: (next: string) => {
      const now = (journal.get(key) as History<string> | undefined) ?? initial;
      setDraft(record(now, next, typingIn('text')));
    },
    undo: travel(undo(history)),
    redo: travel(redo(history)),
    discard,
    mayLose: () => {
      const kept = journal.get(key) as History<string> | undefined;
      return kept !== undefined && kept.present !== widget.config.markdown;
    },
    apply: () => {
      if (markdown !== widget.config.markdown)
        edit({ type: 'widget', widget: { ...widget, config: { ...widget.config, markdown } } });
      discard();
    },
  };
}
