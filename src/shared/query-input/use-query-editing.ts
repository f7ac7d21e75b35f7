import { useState, type KeyboardEvent, type RefObject } from 'react';
import { toggledComment } from '@/domain/query/syntax/comments';
import type { TextEditor } from '@/ui/code-editor/text-editor';
import type { Completion, Suggestion } from './completion/completion';
import { handleCompletionKey } from './completion/completion-keys';
import { useCompletion, type CompletionScope } from './completion/use-completion';

export type QueryEditing = {
  value: string;
  onChange: (text: string) => void;
  onSubmit: () => void;
  /**
   * Returns an earlier (-1) or later (1) query of the user's history; undefined if there is none.
   */
  onRecall?: (step: -1 | 1, text: string) => string | undefined;
  scope: CompletionScope;
  editor: RefObject<TextEditor | null>;
};

type Editing = {
  completion: Completion | undefined;
  /** Index of the active suggestion; -1 for none. */
  active: number;
  change: (text: string, caret: number) => void;
  move: (caret: number) => void;
  take: (suggestion: Suggestion) => void;
  close: () => void;
  onKeyDownCapture: (event: KeyboardEvent) => void;
};

/** Editing, suggestions and keys of a query input, for both editors. */
export function useQueryEditing({
  value,
  onChange,
  onSubmit,
  onRecall,
  scope,
  editor,
}: QueryEditing): Editing {
  /** Position of the last edit, to which suggestions apply. */
  const [caret, setCaret] = useState<number>();
  const [active, setActive] = useState(-1);
  /**
   * The query taken from the history: until it is edited, plain arrow keys continue through the
   * history.
   */
  const [recalled, setRecalled] = useState('');
  const completion = useCompletion(value, caret, scope);

  const suggestAt = (at: number | undefined) => {
    setCaret(at);
    setActive(-1);
  };
  const take = ({ insert }: Suggestion) => {
    if (!completion) return;
    editor.current?.replace(completion.span, insert);
    // A completed field name is followed by suggestions for its values.
    suggestAt(insert.endsWith(':') ? completion.span.start + insert.length : undefined);
  };
  const recall = (step: -1 | 1): boolean => {
    const text = onRecall?.(step, value);
    if (text === undefined) return false;
    onChange(text);
    setRecalled(text);
    suggestAt(undefined);
    return true;
  };
  /** Toggles comments, lines that are kept but not searched. */
  const comment = () => {
    const box = editor.current;
    if (!box) return;
    const selected = box.selection();
    const lines = toggledComment(value, selected);
    box.replace(lines, lines.text, selected.start === selected.end ? 'caret' : 'selected');
    suggestAt(undefined);
  };
  const submit = () => {
    suggestAt(undefined);
    onSubmit();
  };

  const handleKey = (event: KeyboardEvent): boolean => {
    if (
      handleCompletionKey(event, {
        completion,
        active,
        onActive: setActive,
        onTake: take,
        onClose: () => suggestAt(undefined),
      })
    )
      return true;
    const box = editor.current;
    const goesOn = value !== '' && value === recalled && !value.includes('\n');
    switch (event.key) {
      case 'Enter':
        if (event.shiftKey) box?.replace(box.selection(), '\n');
        else submit();
        return true;
      case ' ':
        if (event.ctrlKey) suggestAt(box?.selection().end);
        return event.ctrlKey;
      case '/':
        if (event.ctrlKey || event.metaKey) comment();
        return event.ctrlKey || event.metaKey;
      case 'ArrowUp':
        return (event.ctrlKey || value === '' || goesOn) && recall(-1);
      case 'ArrowDown':
        return (event.ctrlKey || goesOn) && recall(1);
      default:
        return false;
    }
  };

  return {
    completion,
    active,
    take,
    close: () => suggestAt(undefined),
    change: (text, at) => {
      onChange(text);
      suggestAt(at);
    },
    // Typing moves the caret, too, and has already set it; other movements close the list.
    move: (at) => setCaret((typed) => (typed === at ? typed : undefined)),
    onKeyDownCapture: (event) => {
      if (event.nativeEvent.isComposing || !handleKey(event)) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
