import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import { useId, type KeyboardEvent, type RefObject } from 'react';
import styled from 'styled-components';
import type { ListAttribute } from '@/contract/page-list';
import { t } from '@/shared/texts/t';
import { IconButton } from '@/ui/button/IconButton';
import { controlShape } from '@/ui/field/control-shape';
import { Popover } from '@/ui/popover/Popover';
import { queryHints, type QueryHint } from './query-hints';
import { QueryHelp } from './QueryHelp';
import { useTyped } from './use-typed';

type SearchBoxProps = {
  query: string;
  /** `continues`: the query replaces one of the same typing. */
  onQuery: (query: string, continues: boolean) => void;
  /** On arrow down. */
  onEnter: () => void;
  attributes: readonly ListAttribute[];
  label: string;
  input: RefObject<HTMLInputElement | null>;
};

/** Searches while the user types, and warns about terms that the server would misinterpret. */
export function SearchBox({ query, onQuery, onEnter, attributes, label, input }: SearchBoxProps) {
  const hintId = useId();
  const { text, type, send, leave } = useTyped(query, onQuery);
  const [hint] = queryHints(text, attributes);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' || event.key === 'ArrowDown') send(text);
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    onEnter();
  };
  return (
    <Box role="search">
      <Input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={t('lists.searchPlaceholder')}
        value={text}
        autoComplete="off"
        spellCheck={false}
        aria-describedby={hint && hintId}
        data-hint={hint && true}
        onChange={({ target }) => type(target.value)}
        onKeyDown={onKeyDown}
        onBlur={leave}
      />
      <Popover
        label={t('lists.queryHelp')}
        placement="bottom-end"
        trigger={
          <IconButton
            label={t('lists.queryHelp')}
            icon={<CircleQuestionMark aria-hidden size="1.15em" />}
          />
        }
      >
        {() => <QueryHelp attributes={attributes} />}
      </Popover>
      {hint && (
        <Hint id={hintId} role="status">
          {hintText(hint)}
        </Hint>
      )}
    </Box>
  );
}

function hintText(hint: QueryHint): string {
  if (hint.kind === 'unknownField') return t('lists.unknownField', { field: hint.field });
  if (hint.kind === 'openQuote') return t('lists.openQuote');
  return t(
    ({ DATE: 'lists.notDate', BOOLEAN: 'lists.notBoolean', INT: 'lists.notNumber' } as const)[
      hint.type
    ],
    { value: hint.value },
  );
}

const Box = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  flex: 1 1 ${({ theme }) => theme.width.tooltip};
  max-width: ${({ theme }) => theme.width.sheet};
  min-width: 0;
  @media (max-width: ${({ theme }) => theme.breakpoint.tableFolds}) {
    flex-basis: 100%;
    max-width: none;
  }
`;

const Input = styled.input`
  ${controlShape}
  &[data-hint] {
    border-color: ${({ theme }) => theme.color.warning};
  }
`;

const Hint = styled.p`
  position: absolute;
  z-index: ${({ theme }) => theme.layer.sticky + 1};
  inset: 100% 0 auto;
  margin: ${({ theme }) => theme.space.hair} 0 0;
  padding: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.s};
  border-radius: ${({ theme }) => theme.radius.base};
  background: ${({ theme }) => theme.color.warningSoft};
  color: ${({ theme }) => theme.color.warning};
  font-size: ${({ theme }) => theme.size.small};
  overflow-wrap: anywhere;
`;
