import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { call } from '@/api/client';
import { getIndexSetDefaults, type IndexSetDefaults } from '@/contract/index-sets';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { Form } from '@/shared/form/Form';
import { FormActions } from '@/shared/form/FormActions';
import { offeredStrategies } from '@/shared/index-sets/queries';
import type { OfferedStrategies } from '@/shared/index-sets/strategy-form';
import { PageHead } from '@/shared/page-header/PageHead';
import { paths } from '@/shared/paths';
import { useResourceForm } from '@/shared/resource/ResourceForm';
import { t } from '@/shared/texts/t';
import { DetailPage } from '@/ui/detail/DetailPage';
import { SkeletonForm } from '@/ui/skeleton/SkeletonShapes';
import { indexSets } from '../model/index-sets';
import { FALLBACK_DEFAULTS } from './fallback-defaults';
import { create, newIndexSet, refusals, serverNames, validateWith } from './index-set-form';
import { NewFields } from './IndexSetFields';

/** Creates an index set, starting with the defaults of the cluster. */
export function NewIndexSetPage() {
  const offered = useQuery(offeredStrategies());
  const defaults = useQuery({
    queryKey: [indexSets.name, 'defaults'],
    queryFn: ({ signal }) => call(getIndexSetDefaults, undefined, { signal }),
    staleTime: 0,
    // Not everyone who may create index sets may read the configuration of the cluster.
    retry: false,
  });
  const start = defaults.error ? FALLBACK_DEFAULTS : (defaults.data ?? FALLBACK_DEFAULTS);
  return (
    <DetailPage
      narrow
      head={
        <PageHead
          way={[{ title: t('indexSets.title'), to: paths.indices() }]}
          title={t('indexSets.new')}
          description={t('indexSets.newLead')}
        />
      }
    >
      {offered.data && !defaults.isFetching ? (
        <NewForm defaults={start} offered={offered.data} />
      ) : offered.error ? (
        <FailureNotice error={offered.error} retry={() => void offered.refetch()} />
      ) : (
        <SkeletonForm rows={6} label={t('app.loadingPart')} />
      )}
    </DetailPage>
  );
}

type NewFormProps = { defaults: IndexSetDefaults; offered: OfferedStrategies };

function NewForm({ defaults, offered }: NewFormProps) {
  const navigate = useNavigate();
  const form = useResourceForm(indexSets, {
    key: 'index_sets.new',
    initialValues: newIndexSet(defaults, offered),
    validate: validateWith(offered),
    onSubmit: (values) => create(values, defaults, offered),
    refusals,
    serverNames,
    successText: ({ title }) => t('indexSets.createdOne', { name: title }),
    onSaved: ({ id }) => void navigate(paths.indexSet(id)),
  });
  return (
    <Form form={form}>
      <NewFields />
      <FormActions submit={t('indexSets.create')} onCancel={() => void navigate(paths.indices())} />
    </Form>
  );
}
