import { useState, type KeyboardEvent, type RefObject } from 'react';
import { toggledComment } from '@/domain/query/comments';
import type { TextEditor } from '@/ui/code-editor/text-editor';
import type { Completion, Suggestion } from './completion';
import { handleCompletionKey } from './completion-keys';
import { useCompletion, type CompletionScope } from './use-completion';

export type QueryEditing = {
  value: string;
  onChange: (text: string) => void;
  onSubmit: () => void;
  /**
   * An earlier (-1) or a later (1) query of this user than the text; undefined where there is none.
   */
  onRecall?: (step: -1 | 1, text: string) => string | undefined;
  scope: CompletionScope;
  editor: RefObject<TextEditor | null>;
};

type Editing = {
  completion: Completion | undefined;
  /** The suggestion the arrows are at; -1 is none. */
  active: number;
  change: (text: string, caret: number) => void;
  move: (caret: number) => void;
  take: (suggestion: Suggestion) => void;
  close: () => void;
  onKeyDownCapture: (event: KeyboardEvent) => void;
};

/** Typing, suggestions and keys of a query, the same for the plain box and the code editor. */
export function useQueryEditing({
  value,
  onChange,
  onSubmit,
  onRecall,
  scope,
  editor,
}: QueryEditing): Editing {
  /** Where something was typed last; suggestions are for this place. */
  const [caret, setCaret] = useState<number>();
  const [active, setActive] = useState(-1);
  /** What came from the history: until it is changed, arrows alone go on from it. */
  const [recalled, setRecalled] = useState('');
  const completion = useCompletion(value, caret, scope);

  const suggestAt = (at: number | undefined) => {
    setCaret(at);
    setActive(-1);
  };
  const take = ({ insert }: Suggestion) => {
    if (!completion) return;
    editor.current?.replace(completion.span, insert);
    // After "field:" its values come next; after anything else the suggestion has done its work.
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
  /** Lines that are not searched for stay in the text (`//`). */
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
    // Typing moves the caret too, and has said so already; going elsewhere closes the list.
    move: (at) => setCaret((typed) => (typed === at ? typed : undefined)),
    onKeyDownCapture: (event) => {
      if (event.nativeEvent.isComposing || !handleKey(event)) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
