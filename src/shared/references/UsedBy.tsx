import { useContext } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { Referred, Use } from '@/domain/references/graph';
import { paginationTexts, pageSizeTexts } from '@/shared/lists/list-texts';
import { RouteExists } from '@/shared/navigation/route-exists';
import { listOf } from '@/shared/texts/list-of';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { DetailCard } from '@/ui/detail/DetailCard';
import { PaginatedList } from '@/ui/list/PaginatedList';
import { Notice } from '@/ui/notice/Notice';
import { SkeletonList } from '@/ui/skeleton/SkeletonShapes';
import type { Source } from './sources';
import { kindTexts, pathOfThing, relationTexts } from './thing-texts';
import { useUses } from './use-uses';

type UsedByProps = {
  thing: Referred;
  wide?: boolean;
};

/** The card on the page of a thing that lists what uses it. */
export function UsedBy({ thing, wide = false }: UsedByProps) {
  const { uses, isPending, hidden, failed, retry } = useUses(thing);
  return (
    <DetailCard title={t('references.title')} wide={wide} busy={isPending}>
      {uses.length > 0 ? (
        <PaginatedList
          label={t('references.title')}
          items={uses}
          keyOf={({ by }) => `${by.kind} ${by.id}`}
          render={(use) => <OneUse use={use} />}
          empty={null}
          sizes={SIZES}
          texts={{ pages: paginationTexts(), size: pageSizeTexts() }}
        />
      ) : (
        !isPending && failed.length === 0 && <Quiet>{t('references.none')}</Quiet>
      )}
      {isPending && <SkeletonList label={t('references.loading')} rows={2} />}
      {failed.length > 0 && (
        <Notice tone="warning" actions={<Button onClick={retry}>{t('failure.retry')}</Button>}>
          {t('references.failed', { sources: namesOf(failed) })}
        </Notice>
      )}
      {hidden.length > 0 && <Quiet>{t('references.hidden', { sources: namesOf(hidden) })}</Quiet>}
    </DetailCard>
  );
}

const SIZES = [10, 50, 100];
const namesOf = (sources: readonly Source[]) => listOf(sources.map(({ text }) => t(text)));

function OneUse({ use: { by, relations } }: { use: Use }) {
  const exists = useContext(RouteExists);
  const path = pathOfThing(by);
  return (
    <Line>
      <Kind>{t(kindTexts[by.kind])}</Kind>
      <UseWords>
        {path !== undefined && exists(path) ? (
          <Link to={path}>{by.title}</Link>
        ) : (
          <span>{by.title}</span>
        )}
        <Quiet as="span">
          {relations.map((relation) => t(relationTexts[relation])).join(', ')}
        </Quiet>
      </UseWords>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${({ theme }) => theme.space.m};
  min-width: 0;
  overflow-wrap: anywhere;
`;

const UseWords = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${({ theme }) => theme.space.m};
  min-width: 0;
`;

const Kind = styled.span`
  flex: 0 0 9em;
  color: ${({ theme }) => theme.color.muted};
`;

const Quiet = styled.p`
  margin: 0;
  color: ${({ theme }) => theme.color.muted};
`;
