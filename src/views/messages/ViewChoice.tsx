import { use } from 'react';
import styled from 'styled-components';
import { ReaderActionsContext } from '@/shared/message/values/reader-actions';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { Checkbox } from '@/ui/checkbox/Checkbox';
import type { TableChoices } from './use-table-look';

export type ViewChoiceProps = { choices: TableChoices };

/**
 * Display options of the table; none of them queries the server. What rows show below the fields is
 * saved with the search.
 */
export function ViewChoice({ choices }: ViewChoiceProps) {
  const { onDecorators } = use(ReaderActionsContext);
  const { rowParts } = choices;
  return (
    <Choices>
      <Checkbox
        label={t('messageTools.wrap')}
        checked={choices.wrap}
        onChange={(event) => choices.setWrap(event.target.checked)}
      />
      <Checkbox
        label={t('messageTools.compact')}
        checked={choices.compact}
        onChange={(event) => choices.setCompact(event.target.checked)}
      />
      <Checkbox
        label={t('messageTools.messageRow')}
        help={t('messageTools.messageRowHelp')}
        checked={rowParts.messageRow}
        onChange={(event) => rowParts.change({ messageRow: event.target.checked })}
      />
      <Checkbox
        label={t('messageTools.summary')}
        help={t('messageTools.summaryHelp')}
        checked={rowParts.summary}
        // The summary is part of the message row.
        onChange={({ target: { checked } }) =>
          rowParts.change({ summary: checked, ...(checked && { messageRow: true }) })
        }
      />
      <Checkbox
        label={t('messageTools.raw')}
        help={t('messageTools.rawHelp')}
        checked={choices.raw}
        onChange={(event) => choices.setRaw(event.target.checked)}
      />
      {onDecorators && (
        <div>
          <Button onClick={onDecorators}>{t('messageTools.decorators')}</Button>
        </div>
      )}
    </Choices>
  );
}

const Choices = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
  max-width: 36ch;
  padding: ${({ theme }) => theme.space.m};
`;
