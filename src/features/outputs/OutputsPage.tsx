import { useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorText } from '@/shared/failure/error-text';
import { ResourceList } from '@/shared/resource/ResourceList';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import type { MenuItem } from '@/ui/menu/menu-item';
import { useFigures } from './counts/use-figures';
import { outputColumns } from './output-columns';
import { mayEdit } from './model/output-rights';
import { sentMessages } from './model/sent-messages';
import { outputs, type OutputRow } from './model/outputs';
import { OutputSheet, type OutputTask } from './sheet/OutputSheet';

/** All outputs, and the streams that use them. */
export function OutputsPage() {
  const { permits } = useSession();
  const navigate = useNavigate();
  const [task, setTask] = useState<OutputTask>();
  const { isCounted } = useFigures();
  const columns = useMemo(() => outputColumns(isCounted), [isCounted]);
  const rowActions = useCallback(
    ({ id, title, streams }: OutputRow, usual: readonly MenuItem[]): MenuItem[] => {
      const search = sentMessages(streams);
      return [
        ...usual,
        ...(search === undefined
          ? []
          : [
              {
                id: 'search',
                label: t('outputs.search'),
                href: search,
                onSelect: () => void navigate(search),
              },
            ]),
        ...(mayEdit(id, permits)
          ? [
              {
                id: 'edit',
                label: t('resource.change'),
                onSelect: () => setTask({ kind: 'edit', id, title }),
              },
            ]
          : []),
      ];
    },
    [navigate, permits],
  );
  return (
    <ResourceList
      of={outputs}
      columns={columns}
      onCreate={() => setTask({ kind: 'new' })}
      rowActions={rowActions}
      failure={(error) => ({ title: t('outputs.notLoaded'), text: errorText(error) })}
    >
      {task && (
        <OutputSheet key={JSON.stringify(task)} task={task} onClose={() => setTask(undefined)} />
      )}
    </ResourceList>
  );
}
