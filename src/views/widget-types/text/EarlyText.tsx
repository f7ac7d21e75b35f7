import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { TextWidget } from '@/domain/search/widgets/widget';
import { useTextEditor } from './use-text-editor';

/**
 * The box of the text editor while its code loads: what is typed at once reaches the text, not the
 * shortcuts of the page.
 */
export function EarlyText({ widget, title }: { widget: TextWidget; title: string }) {
  const { markdown, change } = useTextEditor(widget);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    // The menu that opened the editor gives the focus back to its trigger first.
    const frame = requestAnimationFrame(() => box.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <Box
      ref={box}
      aria-label={title}
      value={markdown}
      autoFocus
      onChange={({ currentTarget: { value } }) => change(value)}
    />
  );
}

const Box = styled.textarea`
  flex: 1;
  min-height: 0;
  padding: ${({ theme }) => theme.space.l};
  border: ${({ theme }) => `${theme.line.hair} solid ${theme.color.line}`};
  border-radius: ${({ theme }) => theme.radius.large};
  background: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.text};
  font-family: ${({ theme }) => theme.font.log};
  resize: none;
`;
