import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { IndexSet } from '@/contract/index-sets';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { offeredStrategies } from '@/shared/index-sets/queries';
import type { OfferedStrategies } from '@/shared/index-sets/strategy-form';
import { paths } from '@/shared/paths';
import { EditForm } from '@/shared/resource/ResourceForm';
import { ResourcePage } from '@/shared/resource/ResourcePage';
import { t } from '@/shared/texts/t';
import { SkeletonForm } from '@/ui/skeleton/SkeletonShapes';
import { configurationPage, indexSets } from '../model/index-sets';
import { editForm } from './index-set-form';

/** The configuration of an index set; `from` in the address says where it was opened. */
export function EditIndexSetPage() {
  const { data: offered, error, refetch } = useQuery(offeredStrategies());
  return (
    <ResourcePage of={indexSets} page={configurationPage} narrow>
      {(set) =>
        offered ? (
          <Configuration key={set.id} set={set} offered={offered} />
        ) : error ? (
          <FailureNotice error={error} retry={() => void refetch()} />
        ) : (
          <SkeletonForm rows={6} label={t('app.loadingPart')} />
        )
      }
    </ResourcePage>
  );
}

function Configuration({ set, offered }: { set: IndexSet; offered: OfferedStrategies }) {
  const [params] = useSearchParams();
  const form = useMemo(() => editForm(offered), [offered]);
  return (
    <EditForm
      of={indexSets}
      form={form}
      entity={set}
      back={params.get('from') === 'details' ? paths.indexSet(set.id) : paths.indices()}
    />
  );
}
