import { Suspense, useId, useMemo, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { withTexts } from '@/shared/texts/load-texts';
import { t } from '@/shared/texts/t';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { optionId } from './completion/completion';
import { PlainEditor, type EditorInput } from './PlainEditor';
import type { SearchPaste } from './PasteOffer';
import { useCodeEditor } from './use-code-editor';
import { useQueryEditing, type QueryEditing } from './use-query-editing';
import { Findings } from './verdict/Findings';
import type { Verdict } from './verdict/verdict';

export type QueryInputProps = QueryEditing & {
  verdict: Verdict;
  /** Loads the code editor, once nothing more urgent is loading. Focus loads it, too. */
  editorWanted: boolean;
  /** Number of refused submissions; each triggers a shake animation. */
  refusals: number;
  /** Instead of an example of a query. */
  placeholder?: string;
  /** Placed at the right end, beside the validation status. */
  aside?: ReactNode;
  /** Set if a pasted search URL can be applied as a whole. */
  searchPaste?: SearchPaste;
};

const CompletionList = lazyComponent(
  withTexts(
    ['queryTools'],
    async () => (await import('./completion/CompletionList')).CompletionList,
  ),
);
const ValidationChip = lazyComponent(
  async () => (await import('./verdict/ValidationChip')).ValidationChip,
);
const PasteOffer = lazyComponent(
  withTexts(['queryTools'], async () => (await import('./PasteOffer')).PasteOffer),
);

const MAX_LINES = 8;
const AT_END = Number.MAX_SAFE_INTEGER;

/**
 * A query input. Enter submits, Shift+Enter breaks the line, Tab accepts a suggestion or moves the
 * focus.
 */
export function QueryInput({
  verdict,
  editorWanted,
  refusals,
  aside,
  searchPaste,
  placeholder = t('query.placeholder'),
  ...editing
}: QueryInputProps) {
  const {
    value,
    editor,
    scope: { variables },
  } = editing;
  const id = useId();
  const [touched, setTouched] = useState(false);
  /** Selection of the plain editor when the code editor replaced it. */
  const left = useRef({ start: AT_END, end: AT_END, focused: false });
  const { CodeEditor, colourQuery } = useCodeEditor(editorWanted || touched) ?? {};
  const { completion, active, take, close, change, move, onKeyDownCapture } =
    useQueryEditing(editing);
  const { unknownFields, findings } = verdict;
  /** Pasted text that may contain a query, until the user decides. */
  const [pasted, setPasted] = useState<string>();
  const [refused, setRefused] = useState({ refusals, value: '' });
  if (refused.refusals !== refusals) setRefused({ refusals, value });
  // Explains a refused submission below the input until the text changes.
  const explains =
    verdict.status === 'ERROR' && value !== '' && refused.value === value && !completion;
  const highlight = useMemo(
    () => (text: string) => colourQuery?.(text, unknownFields, findings, variables) ?? [],
    [colourQuery, unknownFields, findings, variables],
  );

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
    <Frame
      $refused={verdict.status === 'ERROR'}
      onKeyDownCapture={onKeyDownCapture}
      onKeyDown={({ key }) => {
        if (key === 'Escape') setRefused({ refusals, value: '' });
      }}
      onFocus={() => setTouched(true)}
      onBlur={onBlur}
      onPasteCapture={(event) => setPasted(mayHoldQuery(event.clipboardData.getData('text')))}
    >
      <Text>
        {value === '' && <Placeholder aria-hidden>{placeholder}</Placeholder>}
        {CodeEditor ? (
          <CodeEditor {...shared} highlight={highlight} start={() => left.current} ref={editor} />
        ) : (
          <PlainEditor
            {...shared}
            editor={editor}
            onLeave={(state) => {
              left.current = state;
            }}
          />
        )}
      </Text>
      {aside}
      {verdict.findings.length > 0 && verdict.status !== 'OK' && (
        <Suspense>
          <ValidationChip
            key={refusals}
            id={`${id}-verdict`}
            verdict={verdict}
            shaking={refusals > 0}
          />
        </Suspense>
      )}
      {explains && (
        <Reasons aria-hidden>
          <Findings findings={verdict.findings} />
        </Reasons>
      )}
      {pasted !== undefined && value !== '' && (
        <Suspense>
          <PasteOffer
            pasted={pasted}
            search={searchPaste}
            onKeep={() => setPasted(undefined)}
            onUse={(query) => {
              setPasted(undefined);
              editing.onChange(withQuery(value, pasted, query));
              editor.current?.focus();
            }}
          />
        </Suspense>
      )}
      {completion && pasted === undefined && (
        <Suspense>
          <CompletionList
            id={id}
            completion={completion}
            active={active}
            indentOf={(offset) => editor.current?.indentOf(offset)}
            onTake={take}
          />
        </Suspense>
      )}
    </Frame>
  );
}

/** A URL or JSON; whether it contains a query is checked later. */
const mayHoldQuery = (text: string) =>
  /^\s*(https?:\/\/|\/\S*search\?|\[?\s*\{)/.test(text) ? text : undefined;

/** Replaces the pasted text, or everything if it cannot be found. */
function withQuery(value: string, pasted: string, query: string): string {
  const text = pasted.replace(/\r\n?/g, '\n').trim();
  return value.includes(text) ? value.replace(text, () => query) : query;
}

const Frame = styled.div<{ $refused: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.s};
  min-width: 0;
  min-height: ${({ theme }) => theme.height.controlLarge};
  padding: ${({ theme }) => `${theme.space.xs} ${theme.space.xs} ${theme.space.xs} ${theme.space.m}`};
  border: ${({ theme }) => theme.line.hair} solid
    ${({ theme, $refused }) => ($refused ? theme.color.danger : theme.color.control)};
  border-radius: ${({ theme }) => theme.radius.base};
  background: ${({ theme }) => theme.color.surface};
  &:focus-within {
    border-color: ${({ theme }) => theme.color.accent};
    box-shadow: 0 0 0 ${({ theme }) => theme.line.edge} ${({ theme }) => theme.color.accentSoft};
  }
  @media (pointer: coarse) {
    min-height: ${({ theme }) => theme.height.touch};
  }
`;

/** Shown below the input, on top of the page. Hidden from screen readers, which read the chip. */
const Reasons = styled.div`
  position: absolute;
  top: 100%;
  right: 0;
  z-index: ${({ theme }) => theme.layer.popover};
  min-width: min(24em, 100%);
  [aria-expanded='true'] ~ & {
    display: none;
  }
  max-width: 100%;
  margin-top: ${({ theme }) => theme.space.xs};
  border: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.danger};
  border-radius: ${({ theme }) => theme.radius.large};
  background: ${({ theme }) => theme.color.raised};
  box-shadow: ${({ theme }) => theme.shadow};
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
  /* Two lines instead of one that is cut. */
  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) {
    inset: 50% 0 auto;
    transform: translateY(-50%);
    font-size: ${({ theme }) => theme.size.small};
    line-height: 1.3;
    white-space: normal;
  }
`;
