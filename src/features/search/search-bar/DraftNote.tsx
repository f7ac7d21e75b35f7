import RotateCcw from 'lucide-react/icons/rotate-ccw';
import X from 'lucide-react/icons/x';
import styled from 'styled-components';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';
import { Chip } from '@/ui/chip/Chip';
import type { QueryText } from './use-query-text';

/** Offers typed text that was set aside, or says that it was restored; discards it. */
export function DraftNote({ text: { restored, setAside, restore, discard } }: { text: QueryText }) {
  if (setAside !== undefined)
    return (
      <Note>
        <Button
          variant="quiet"
          icon={<RotateCcw aria-hidden size="1em" />}
          aria-label={t('query.restoreDraftOf', { text: setAside })}
          title={setAside}
          onClick={restore}
        >
          {t('query.restoreDraft')}
        </Button>
        <IconButton
          label={t('query.discardDraft')}
          icon={<X aria-hidden size="1em" />}
          onClick={discard}
        />
      </Note>
    );
  if (!restored) return null;
  return (
    <Note>
      <Chip
        tone="info"
        title={t('query.draftHelp')}
        onRemove={discard}
        removeLabel={t('query.discardDraft')}
      >
        {t('query.draftRestored')}
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
