import { useCallback, useImperativeHandle, useRef, type RefObject } from 'react';
import styled from 'styled-components';
import type { TextEditor, TextSelection } from '@/ui/code-editor/text-editor';
import { useLatest } from '@/ui/latest/use-latest';

export type EditorInput = Readonly<Record<`aria-${string}`, string | undefined>>;
type PlainEditorProps = {
  value: string;
  onChange: (text: string, caret: number) => void;
  onMove: (caret: number) => void;
  input: EditorInput;
  maxLines: number;
  editor: RefObject<TextEditor | null>;
  /** Called on unmount with the selection, for the code editor that takes over. */
  onLeave: (state: TextSelection & { focused: boolean }) => void;
};

/**
 * The query input until the code editor is loaded, and on touch screens: full functionality without
 * syntax highlighting.
 */
export function PlainEditor({
  value,
  onChange,
  onMove,
  input,
  maxLines,
  editor,
  onLeave,
}: PlainEditorProps) {
  const latestRef = useLatest({ onChange, onLeave });
  const element = useRef<HTMLTextAreaElement | null>(null);
  useImperativeHandle(
    editor,
    (): TextEditor => ({
      focus: (caret) => {
        const box = element.current;
        box?.focus();
        if (caret === 'end') box?.setSelectionRange(box.value.length, box.value.length);
      },
      selection: () => ({
        start: element.current?.selectionStart ?? 0,
        end: element.current?.selectionEnd ?? 0,
      }),
      indentOf: () => undefined,
      replace: ({ start, end }, text, after) => {
        const box = element.current;
        if (!box) return;
        box.setRangeText(text, start, end, after === 'selected' ? 'select' : 'end');
        latestRef.current.onChange(box.value, box.selectionStart);
      },
    }),
    [latestRef],
  );
  const mount = useCallback(
    (box: HTMLTextAreaElement) => {
      element.current = box;
      return () => {
        element.current = null;
        latestRef.current.onLeave({
          start: box.selectionStart,
          end: box.selectionEnd,
          focused: document.activeElement === box,
        });
      };
    },
    [latestRef],
  );

  return (
    <Box
      ref={mount}
      {...input}
      value={value}
      rows={Math.min(value.split('\n').length, maxLines)}
      spellCheck={false}
      autoCapitalize="off"
      autoComplete="off"
      autoCorrect="off"
      enterKeyHint="search"
      onChange={({ target }) => onChange(target.value, target.selectionStart)}
      onSelect={({ currentTarget }) => onMove(currentTarget.selectionStart)}
    />
  );
}

const Box = styled.textarea`
  display: block;
  width: 100%;
  padding: 0;
  border: 0;
  outline: 0;
  resize: none;
  background: none;
  color: ${({ theme }) => theme.color.text};
  font: ${({ theme }) => `${theme.size.large}/1.5 ${theme.font.log}`};
  field-sizing: content;
  /* An empty text loses its line while a dialog makes the page inert. */
  min-height: 1lh;
  max-height: 12em;
  overflow-wrap: anywhere;
  @media (pointer: coarse) {
    font-size: ${({ theme }) => theme.size.touch};
  }
`;
