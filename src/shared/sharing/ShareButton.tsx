import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import styled from 'styled-components';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { Popover } from '@/ui/popover/Popover';
import { ShareDialog } from './ShareDialog';
import { typeName, type SharedEntity } from './shared-entity';
import { useMayShare } from './use-may-share';

/** Opens the share dialog for owners; explains to others why they cannot share. */
export function ShareButton({ entity }: { entity: SharedEntity }) {
  const [open, setOpen] = useState(false);
  const icon = <UserPlus aria-hidden size="1.15em" />;
  if (!useMayShare()(entity)) {
    return (
      <Popover
        label={t('sharing.notPossible')}
        trigger={
          <Off aria-disabled icon={icon}>
            {t('sharing.share')}
          </Off>
        }
      >
        {() => (
          <Why>
            <strong>{t('sharing.notPossible')}</strong>
            <p>{t('sharing.onlyOwners', { type: typeName(entity.type) })}</p>
          </Why>
        )}
      </Popover>
    );
  }
  return (
    <>
      <Button icon={icon} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('sharing.share')}
      </Button>
      {open && <ShareDialog entity={entity} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Looks disabled but is focusable, so that users can find out why. */
const Off = styled(Button)`
  color: ${({ theme }) => theme.color.faint};
  cursor: help;
`;

const Why = styled.div`
  max-width: ${({ theme }) => theme.width.tooltip};
  padding: ${({ theme }) => theme.space.m};
  p {
    margin: 0;
  }
`;
