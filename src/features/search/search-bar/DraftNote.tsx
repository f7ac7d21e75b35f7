import RotateCcw from 'lucide-react/icons/rotate-ccw';
import styled from 'styled-components';
import { t } from '@/shared/texts/t';
import { IconButton } from '@/ui/button/IconButton';
import { Chip } from '@/ui/chip/Chip';
import type { QueryText } from './use-query-text';

/** Notes that typed text was kept, and discards or restores it. */
export function DraftNote({ text: { restored, setAside, restore, discard } }: { text: QueryText }) {
  if (!restored && setAside === undefined) return null;
  return (
    <Note>
      {setAside !== undefined && (
        <IconButton
          label={t('query.restoreDraft', { text: setAside })}
          icon={<RotateCcw aria-hidden size="1em" />}
          onClick={restore}
        />
      )}
      <Chip
        tone="info"
        title={t('query.draftHelp')}
        onRemove={discard}
        removeLabel={t('query.discardDraft')}
      >
        {t('query.draftKept')}
      </Chip>
    </Note>
  );
}

const Note = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  button {
    height: ${({ theme }) => theme.height.chip};
  }
`;
