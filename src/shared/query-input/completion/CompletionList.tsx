import { useLayoutEffect, useRef } from 'react';
import styled from 'styled-components';
import { t } from '@/shared/texts/t';
import { VisuallyHidden } from '@/ui/visually-hidden/VisuallyHidden';
import { optionId, type Completion, type Suggestion } from './completion';

type CompletionListProps = {
  id: string;
  completion: Completion;
  /** Index of the active suggestion; -1 for none. */
  active: number;
  /**
   * Distance in pixels of a character from the left edge of the input; undefined where the editor
   * cannot tell.
   */
  indentOf: (offset: number) => number | undefined;
  onTake: (suggestion: Suggestion) => void;
};

export function CompletionList({ id, completion, active, indentOf, onTake }: CompletionListProps) {
  const panel = useRef<HTMLDivElement>(null);
  const { suggestions, note, span } = completion;
  // Only the editor knows the position of a character, after the text was rendered.
  useLayoutEffect(() => {
    const indent = indentOf(span.start);
    if (panel.current) panel.current.style.left = indent === undefined ? '' : `${indent}px`;
  });
  return (
    <Panel ref={panel} onMouseDown={(event) => event.preventDefault()}>
      {suggestions.length > 0 && (
        <List id={id} role="listbox" aria-label={t('completion.label')}>
          {suggestions.map((suggestion, index) => (
            <Option
              key={suggestion.id}
              id={optionId(id, index)}
              role="option"
              aria-selected={index === active}
              ref={
                index === active
                  ? (option) => option?.scrollIntoView({ block: 'nearest' })
                  : undefined
              }
              onClick={() => onTake(suggestion)}
            >
              <Label>{suggestion.label}</Label>
              {suggestion.hint !== undefined && <Hint>{suggestion.hint}</Hint>}
            </Option>
          ))}
        </List>
      )}
      <Foot>{note ?? t('completion.keys')}</Foot>
      <VisuallyHidden role="status">
        {t('completion.count', { count: suggestions.length })}
      </VisuallyHidden>
    </Panel>
  );
}

const Panel = styled.div`
  position: absolute;
  top: 100%;
  left: 0;
  z-index: ${({ theme }) => theme.layer.popover};
  min-width: min(24em, 100%);
  max-width: 100%;
  margin-top: ${({ theme }) => theme.space.xs};
  border: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.large};
  background: ${({ theme }) => theme.color.raised};
  box-shadow: ${({ theme }) => theme.shadow};
  overflow: hidden;
`;

const List = styled.ul`
  max-height: 20em;
  margin: 0;
  padding: ${({ theme }) => theme.space.xs};
  list-style: none;
  overflow-y: auto;
`;

const Option = styled.li`
  display: flex;
  align-items: baseline;
  gap: ${({ theme }) => theme.space.l};
  padding: ${({ theme }) => theme.space.hair} ${({ theme }) => theme.space.s};
  border-radius: ${({ theme }) => theme.radius.small};
  cursor: pointer;
  &:hover {
    background: ${({ theme }) => theme.color.hover};
  }
  &[aria-selected='true'] {
    background: ${({ theme }) => theme.color.selected};
  }
  @media (pointer: coarse) {
    min-height: ${({ theme }) => theme.height.touch};
    align-items: center;
  }
`;

const Label = styled.span`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: pre;
  font-family: ${({ theme }) => theme.font.log};
  font-size: ${({ theme }) => theme.size.log};
`;

const Hint = styled.span`
  flex: none;
  color: ${({ theme }) => theme.color.faint};
  font-size: ${({ theme }) => theme.size.micro};
  font-variant-numeric: tabular-nums;
`;

const Foot = styled.p`
  margin: 0;
  padding: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.m};
  border-top: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
  color: ${({ theme }) => theme.color.faint};
  font-size: ${({ theme }) => theme.size.micro};
`;
