import { useId, useMemo, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { t } from '@/shared/texts/t';
import { CompletionList, optionId } from './CompletionList';
import { PlainEditor, type EditorInput } from './PlainEditor';
import { colourQuery } from './query-colours';
import { useCodeEditor } from './use-code-editor';
import { useQueryEditing, type QueryEditing } from './use-query-editing';
import { ValidationChip } from './ValidationChip';
import type { Verdict } from './verdict';

export type QueryInputProps = QueryEditing & {
  verdict: Verdict;
  /** Fetch the code editor now: the page has nothing more urgent left. Focus asks for it too. */
  editorWanted: boolean;
  /** Counts the refused attempts; each shakes once (A8.4). */
  refusals: number;
  /** Stands at the right end, beside the verdict. */
  aside?: ReactNode;
};

const MAX_LINES = 8;
const AT_END = Number.MAX_SAFE_INTEGER;

/** One query. Enter always searches; Shift and Enter breaks the line; Tab takes a suggestion, or leaves. */
export function QueryInput({ verdict, editorWanted, refusals, aside, ...editing }: QueryInputProps) {
  const { value, editor } = editing;
  const id = useId();
  const [touched, setTouched] = useState(false);
  /** Where the plain box had its caret when the code editor took its place. */
  const left = useRef({ start: AT_END, end: AT_END, focused: false });
  const CodeEditor = useCodeEditor(editorWanted || touched);
  const { completion, active, take, close, change, move, onKeyDownCapture } = useQueryEditing(editing);
  const { unknownFields } = verdict;
  const highlight = useMemo(() => (text: string) => colourQuery(text, unknownFields), [unknownFields]);

  const input: EditorInput = {
    'aria-label': t('query.label'),
    'aria-autocomplete': 'list',
    'aria-controls': completion && completion.suggestions.length > 0 ? id : undefined,
    'aria-activedescendant': completion && active >= 0 ? optionId(id, active) : undefined,
    'aria-invalid': verdict.status === 'ERROR' ? 'true' : undefined,
    'aria-describedby': verdict.findings.length > 0 ? `${id}-verdict` : undefined,
  };
  const shared = { value, onChange: change, onMove: move, input, maxLines: MAX_LINES };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) close();
  };

  return (
    <Frame $refused={verdict.status === 'ERROR'} onKeyDownCapture={onKeyDownCapture} onFocus={() => setTouched(true)} onBlur={onBlur}>
      <Text>
        {value === '' && <Placeholder aria-hidden>{t('query.placeholder')}</Placeholder>}
        {CodeEditor ? <CodeEditor {...shared} highlight={highlight} start={() => left.current} ref={editor} /> : <PlainEditor {...shared} editor={editor} onLeave={(state) => { left.current = state; }} />}
      </Text>
      {aside}
      <ValidationChip key={refusals} id={`${id}-verdict`} verdict={verdict} shaking={refusals > 0} />
      {completion && <CompletionList id={id} completion={completion} active={active} indent={editor.current?.indentOf(completion.span.start)} onTake={take} />}
    </Frame>
  );
}

const Frame = styled.div<{ $refused: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.s};
  min-width: 0;
  min-height: ${({ theme }) => theme.height.controlLarge};
  padding: ${({ theme }) => `${theme.space.xs} ${theme.space.xs} ${theme.space.xs} ${theme.space.m}`};
  border: ${({ theme }) => theme.line.hair} solid ${({ theme, $refused }) => ($refused ? theme.color.danger : theme.color.control)};
  border-radius: ${({ theme }) => theme.radius.base};
  background: ${({ theme }) => theme.color.surface};
  &:focus-within { border-color: ${({ theme }) => theme.color.accent}; box-shadow: 0 0 0 ${({ theme }) => theme.line.edge} ${({ theme }) => theme.color.accentSoft}; }
  @media (pointer: coarse) { min-height: ${({ theme }) => theme.height.touch}; }
`;

const Text = styled.div`
  position: relative;
  flex: 1;
  min-width: 0;
`;

const Placeholder = styled.span`
  position: absolute;
  inset: 0;
  overflow: hidden;
  color: ${({ theme }) => theme.color.faint};
  font: ${({ theme }) => `${theme.size.base}/1.6 ${theme.font.text}`};
  text-overflow: ellipsis;
  white-space: nowrap;
  pointer-events: none;
`;
