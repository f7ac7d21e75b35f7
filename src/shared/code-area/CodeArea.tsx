import { useRef } from 'react';
import styled from 'styled-components';
import { useCodeEditor } from '@/shared/query-input/use-code-editor';
import type { CodeToken } from '@/ui/code-editor/text-editor';
import { controlShape } from '@/ui/field/control-shape';
import type { ControlProps } from '@/ui/field/control-props';
import { TextArea } from '@/ui/text-input/TextBox';

export type CodeAreaProps = ControlProps & {
  value: string;
  onChange: (text: string) => void;
  /** Colours parts of the text; the same function at each rendering. */
  highlight?: ((text: string) => readonly CodeToken[]) | undefined;
  maxLines?: number | undefined;
  placeholder?: string | undefined;
};

const MOST_LINES = 30;
const noColours: NonNullable<CodeAreaProps['highlight']> = () => [];

/** JSON, rules and other long texts: a plain box until the code editor has come, and for fingers for good. */
export function CodeArea({ value, onChange, highlight = noColours, maxLines = MOST_LINES, onBlur, placeholder, ...rest }: CodeAreaProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const Editor = useCodeEditor(rest.disabled !== true);
  if (!Editor || rest.disabled === true) {
    return <Plain {...rest} ref={box} value={value} spellCheck={false} onBlur={onBlur} placeholder={placeholder} onChange={({ target }) => onChange(target.value)} />;
  }
  const start = () => ({ start: box.current?.selectionStart ?? 0, end: box.current?.selectionEnd ?? 0, focused: box.current !== null && document.activeElement === box.current });
  const { disabled: _, ...attributes } = rest;
  const input = { ...attributes, 'aria-invalid': rest['aria-invalid'] === true ? 'true' : undefined, 'aria-required': rest['aria-required'] === true ? 'true' : undefined };
  return <Frame $invalid={rest['aria-invalid'] === true} onBlur={onBlur}><Editor value={value} onChange={onChange} highlight={highlight} input={input} start={start} maxLines={maxLines} /></Frame>;
}

const Plain = styled(TextArea)`
  font-family: ${({ theme }) => theme.font.log};
  line-height: 1.5;
`;

const Frame = styled.div<{ $invalid: boolean }>`
  ${controlShape}
  height: auto;
  min-height: calc(${({ theme }) => theme.height.control} * 3);
  padding: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.s};
  border-color: ${({ theme, $invalid }) => ($invalid ? theme.color.danger : theme.color.control)};
  &:focus-within { outline: ${({ theme }) => theme.line.strong} solid ${({ theme }) => theme.color.focus}; outline-offset: -${({ theme }) => theme.line.hair}; }
`;
