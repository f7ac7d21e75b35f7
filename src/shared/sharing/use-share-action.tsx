import { useCallback, useState, type ReactNode } from 'react';
import { t } from '@/shared/texts/t';
import type { MenuItem } from '@/ui/menu/menu-item';
import type { SharedEntity } from './shared-entity';
import { ShareDialog } from './ShareDialog';
import { useMayShare } from './use-may-share';

/** 'Share…' for the menus of entities of a type, offered to their owners, and its dialog. */
export function useShareAction(type: SharedEntity['type']): {
  itemsFor: (entity: { id: string; title: string }) => MenuItem[];
  dialog: ReactNode;
} {
  const mayShare = useMayShare();
  const [shared, setShared] = useState<SharedEntity>();
  const itemsFor = useCallback(
    ({ id, title }: { id: string; title: string }) =>
      mayShare({ type, id })
        ? [
            {
              id: 'share',
              label: t('sharing.action'),
              onSelect: () => setShared({ type, id, title }),
            },
          ]
        : [],
    [mayShare, type],
  );
  return {
    itemsFor,
    dialog: shared && <ShareDialog entity={shared} onClose={() => setShared(undefined)} />,
  };
}
