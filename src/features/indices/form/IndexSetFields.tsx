import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { isRotated } from '@/contract/index-sets';
import { CheckboxField, TextAreaField, TextField } from '@/shared/form/fields';
import { offeredStrategies } from '@/shared/index-sets/queries';
import { StorageFields } from '@/shared/index-sets/StorageFields';
import { RetentionFields, RotationFields } from '@/shared/index-sets/StrategyFields';
import { t } from '@/shared/texts/t';
import { DetailCard } from '@/ui/detail/DetailCard';
import { indexSets } from '../model/index-sets';
import { RetentionDanger } from './RetentionDanger';

function NameFields() {
  return (
    <>
      <TextField name="title" label={t('indexSets.column.title')} required autoComplete="off" />
      <TextAreaField name="description" label={t('indexSets.description')} rows={2} optional />
    </>
  );
}

function Strategies() {
  const { data } = useQuery(offeredStrategies());
  return (
    data && (
      <DetailCard title={t('indexSets.lifecycle')}>
        <RotationFields strategies={data} />
        <RetentionFields strategies={data} />
      </DetailCard>
    )
  );
}

function StorageCard({ children }: { children?: ReactNode }) {
  return (
    <DetailCard title={t('indexSets.storage')}>
      <StorageFields>{children}</StorageFields>
    </DetailCard>
  );
}

/** The fields of a new set; prefix and analyzer cannot be changed later. */
export function NewFields() {
  return (
    <>
      <DetailCard title={t('indexSets.name')}>
        <NameFields />
        <TextField
          name="prefix"
          label={t('indexSets.column.prefix')}
          help={t('indexSets.prefixHelp')}
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </DetailCard>
      <Strategies />
      <StorageCard>
        <TextField
          name="analyzer"
          label={t('strategies.analyzer')}
          help={t('indexSets.analyzerHelp')}
          required
          autoComplete="off"
          spellCheck={false}
        />
      </StorageCard>
    </>
  );
}

/** The fields of an existing set, with what a shorter retention would delete. */
export function EditedFields() {
  const { indexSetId = '' } = useParams();
  const { data: set } = useQuery(indexSets.one(indexSetId));
  return (
    <>
      <DetailCard title={t('indexSets.name')}>
        <NameFields />
        <CheckboxField
          name="writable"
          label={t('indexSets.writable')}
          help={t('indexSets.writableHelp')}
        />
      </DetailCard>
      {set && isRotated(set) && (
        <>
          <Strategies />
          <RetentionDanger set={set} />
        </>
      )}
      <StorageCard />
    </>
  );
}
