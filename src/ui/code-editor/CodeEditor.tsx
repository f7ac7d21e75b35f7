import { useCallback, useImperativeHandle, useLayoutEffect, useRef, type Ref } from 'react';
import styled from 'styled-components';
import { openAce, type AceBox, type Highlight } from './ace-editor';
import type { TextEditor, TextSelection } from './text-editor';

export type CodeEditorProps = {
  value: string;
  onChange: (text: string, caret: number) => void;
  onMove?: (caret: number) => void;
  highlight: Highlight;
  /** Attributes of the text box inside, such as its name and description. */
  input: Readonly<Record<`aria-${string}`, string | undefined> & { id?: string | undefined }>;
  /**
   * Called once on mount, after the plain text box that it replaces has unmounted. `focused` moves
   * the focus here.
   */
  start: () => TextSelection & { focused: boolean };
  maxLines?: number;
  ref?: Ref<TextEditor>;
};

export function CodeEditor({
  value,
  onChange,
  onMove,
  highlight,
  input,
  start,
  maxLines = 8,
  ref,
}: CodeEditorProps) {
  const box = useRef<AceBox>(null);
  // Ace keeps the callbacks of its creation, so they call the newest ones.
  const latest = useRef({ onChange, onMove });
  const first = useRef({ value, start, maxLines });

  const mount = useCallback((element: HTMLDivElement) => {
    const { value: text, start: startOf, maxLines: lines } = first.current;
    const selection = startOf();
    const opened = openAce(element, text, selection, lines, {
      onChange: (next, caret) => latest.current.onChange(next, caret),
      onMove: (caret) => latest.current.onMove?.(caret),
    });
    box.current = opened;
    if (selection.focused) opened.focus();
    return () => {
      box.current = null;
      opened.destroy();
    };
  }, []);

  useLayoutEffect(() => {
    latest.current = { onChange, onMove };
    box.current?.setText(value);
  });
  useLayoutEffect(() => box.current?.setHighlight(highlight), [highlight]);
  useLayoutEffect(() => box.current?.describe(input));
  useImperativeHandle(
    ref,
    () => ({
      focus: (caret) => box.current?.focus(caret),
      selection: () => box.current?.selection() ?? { start: 0, end: 0 },
      replace: (range, text, after) => box.current?.replace(range, text, after),
      indentOf: (offset) => box.current?.indentOf(offset),
    }),
    [],
  );

  return <Frame ref={mount} />;
}

/** Replaces Ace's own colours and sizes by those of the theme. */
const Frame = styled.div`
  width: 100%;
  &.ace_editor {
    background: none;
    color: ${({ theme }) => theme.color.text};
    font: ${({ theme }) => `${theme.size.large}/1.5 ${theme.font.log}`};
  }
  .ace_cursor {
    color: ${({ theme }) => theme.color.text};
  }
  .ace_hidden-cursors {
    opacity: 0;
  }
  .ace_selection {
    position: absolute;
    background: ${({ theme }) => theme.color.selected};
  }
  .ace_field {
    color: ${({ theme }) => theme.color.accent};
  }
  .ace_operator {
    color: ${({ theme }) => theme.level[2]};
    font-weight: ${({ theme }) => theme.weight.bold};
  }
  .ace_number {
    color: ${({ theme }) => theme.color.warning};
  }
  .ace_string {
    color: ${({ theme }) => theme.color.success};
  }
  .ace_pattern {
    color: ${({ theme }) => theme.color.info};
  }
  .ace_variable {
    border-radius: ${({ theme }) => theme.radius.small};
    background: ${({ theme }) => theme.color.accentSoft};
    color: ${({ theme }) => theme.color.accent};
  }
  .ace_comment {
    color: ${({ theme }) => theme.color.faint};
    font-style: italic;
  }
  .ace_bracket {
    color: ${({ theme }) => theme.color.muted};
  }
  .ace_unknown,
  .ace_doubtful {
    text-decoration: underline wavy ${({ theme }) => theme.color.warning};
    text-underline-offset: 0.25em;
  }
  .ace_invalid {
    text-decoration: underline wavy ${({ theme }) => theme.color.danger};
    text-underline-offset: 0.25em;
  }
`;
