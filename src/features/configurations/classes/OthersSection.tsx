import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { t } from '@/shared/texts/t';
import { DetailCard } from '@/ui/detail/DetailCard';
import { SkeletonList } from '@/ui/skeleton/SkeletonShapes';
import { configurationQueries } from '../setting/queries';
import { Quiet } from '../setting/Setting';
import { Code } from '../setting/ValueList';
import { DocumentFacts } from './ClassSetting';
import { sortClasses } from './known-classes';
import { shortName } from './member';

/** Everything else that the server stores; read-only, because only the server knows its meaning. */
export function OthersSection() {
  const { data, error, refetch } = useQuery(configurationQueries.classes());
  const { others } = sortClasses(data ?? []);
  return (
    <DetailCard title={t('configurations.section.others')} busy={!data && !error}>
      <Quiet>{t('configurations.othersLead')}</Quiet>
      <FailureNotice error={error} retry={() => void refetch()} />
      {!data && !error && <SkeletonList rows={6} columns={1} label={t('app.loadingPart')} />}
      {data && others.length === 0 && <Quiet>{t('configurations.noOthers')}</Quiet>}
      {others.map((className) => (
        <OtherClass key={className} className={className} />
      ))}
    </DetailCard>
  );
}

/** The document is loaded when it is opened. */
function OtherClass({ className }: { className: string }) {
  const [open, setOpen] = useState(false);
  const { data, error, refetch } = useQuery({
    ...configurationQueries.ofClass(className),
    enabled: open,
  });
  return (
    <Class onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{shortName(className)}</summary>
      <Code>{className}</Code>
      <FailureNotice error={error} retry={() => void refetch()} />
      {data === undefined && !error && (
        <SkeletonList rows={1} columns={2} label={t('app.loadingPart')} />
      )}
      {data !== undefined && <DocumentFacts document={data ?? {}} />}
    </Class>
  );
}

const Class = styled.details`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
  summary {
    padding: ${({ theme }) => theme.space.xs} 0;
    cursor: pointer;
    overflow-wrap: anywhere;
  }
  @media (pointer: coarse) {
    summary {
      min-height: ${({ theme }) => theme.height.touch};
    }
  }
`;
