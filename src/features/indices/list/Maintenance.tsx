import { useMutation } from '@tanstack/react-query';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { call } from '@/api/client';
import { updateIndexTemplates } from '@/contract/indexer';
import { rebuildIndexRanges } from '@/contract/indices';
import { PERMISSIONS } from '@/contract/permissions';
import { errorText } from '@/shared/failure/error-text';
import { change } from '@/shared/mutations/change';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { Button } from '@/ui/button/Button';
import { Menu } from '@/ui/menu/Menu';
import { indexSets } from '../model/index-sets';

/** Actions on the indices of all sets. */
export function Maintenance() {
  const { permits, permitsSome } = useSession();
  const ranges = useMutation({
    ...change(indexSets.keys, () => call(rebuildIndexRanges, undefined)),
    onSuccess: () => toasts.success(t('indexSets.recalculating')),
    onError: (error) => toasts.error(errorText(error), t('indexSets.notRecalculated')),
  });
  const templates = useMutation({
    ...change(indexSets.keys, () => call(updateIndexTemplates, undefined)),
    onSuccess: (updated) =>
      toasts.success(t('indexSets.templatesUpdated', { count: updated.length })),
    onError: (error) => toasts.error(errorText(error), t('indexSets.templateNotUpdated')),
  });
  const items = [
    ...(permits(PERMISSIONS.indexranges.rebuild)
      ? [
          {
            id: 'ranges',
            label: t('indexSets.recalculateAll'),
            onSelect: () => ranges.mutate(undefined),
          },
        ]
      : []),
    ...(permitsSome(PERMISSIONS.indexsets.edit)
      ? [
          {
            id: 'templates',
            label: t('indexSets.updateTemplates'),
            onSelect: () => templates.mutate(undefined),
          },
        ]
      : []),
  ];
  if (items.length === 0) return null;
  return (
    <Menu
      label={t('indexSets.maintenance')}
      placement="bottom-end"
      items={items}
      trigger={
        <Button>
          {t('indexSets.maintenance')} <ChevronDown aria-hidden size="1em" />
        </Button>
      }
    />
  );
}
