import { use } from 'react';
import styled from 'styled-components';
import type { Mark } from '@/domain/search/drill-down/mark';
import { LogText } from '@/shared/message/text/LogText';
import { t } from '@/shared/texts/t';
import { plainButton } from '@/ui/button/plain-button';
import { DrillDownContext } from '@/views/drill-down/drill-down-context';
import { MarkMenu } from '@/views/drill-down/MarkMenu';
import type { Figure } from '@/views/drill-down/use-mark-items';

type GroupValueProps = {
  mark: Mark;
  /** As shown. */
  text: string;
  /** If it is a number rather than the value of a group. */
  figure?: Figure | undefined;
};

/** The value of a group or a figure with the menu of its messages. */
export function GroupValue({ mark, text, figure }: GroupValueProps) {
  const isLive = use(DrillDownContext) !== undefined;
  if (!isLive) return <LogText text={text} />;
  return (
    <MarkMenu
      label={t('marks.actions', { name: text })}
      mark={mark}
      figure={figure}
      trigger={
        <Value type="button" title={mark.groups.at(-1)?.value}>
          <LogText text={text} />
        </Value>
      }
    />
  );
}

const Value = styled.button`
  ${plainButton}
  max-width: 100%;
  overflow: hidden;
  text-align: start;
  text-overflow: ellipsis;
  white-space: nowrap;
  &:hover {
    color: ${({ theme }) => theme.color.accent};
    text-decoration: underline;
  }
`;
