import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { editionQueries } from '@/shared/edition/edition-queries';
import { useEdition, type Edition } from '@/shared/edition/use-edition';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { documentation, product } from '@/shared/navigation/documentation';
import { PageHead } from '@/shared/page-header/PageHead';
import { useIsEmbedded } from '@/shared/server-kind/use-is-embedded';
import { t } from '@/shared/texts/t';
import { DetailCard } from '@/ui/detail/DetailCard';
import { DetailPage } from '@/ui/detail/DetailPage';
import { FactList } from '@/ui/detail/FactList';
import { SkeletonDetail } from '@/ui/skeleton/SkeletonShapes';

/** The edition of the server, its license, and what the enterprise edition adds. */
export function EnterprisePage() {
  const edition = useEdition();
  return (
    <DetailPage
      head={
        <PageHead
          title={t('nav.enterprise')}
          description={t('edition.lead')}
          documentation={documentation.license}
        />
      }
      columns={2}
    >
      {edition === undefined ? (
        <SkeletonDetail label={t('app.loadingPart')} />
      ) : (
        <>
          <License edition={edition} />
          {edition === 'open' && <SetUp />}
          <Features edition={edition} />
        </>
      )}
    </DetailPage>
  );
}

function License({ edition }: { edition: Edition }) {
  const license = useQuery(editionQueries.license());
  const plugins = useQuery(editionQueries.plugins());
  return (
    <DetailCard title={t('edition.license')}>
      <FactList
        facts={[
          { label: t('edition.edition'), value: t(`edition.is.${edition}`) },
          { label: t('edition.status'), value: statusText(license.data) },
          {
            label: t('edition.plugins'),
            value: plugins.data
              ? plugins.data.map(({ name, version }) => `${name} ${version}`).join(', ') ||
                t('edition.noPlugins')
              : t('edition.unknown'),
          },
        ]}
      />
      <FailureNotice error={license.error} retry={() => void license.refetch()} />
      <FailureNotice error={plugins.error} retry={() => void plugins.refetch()} />
    </DetailCard>
  );
}

/** Other statuses are shown as the server calls them. */
function statusText(status: string | undefined): string {
  switch (status) {
    case undefined:
      return t('edition.unknown');
    case 'absent':
      return t('edition.absent');
    case 'installed':
      return t('edition.installed');
    default:
      return status;
  }
}

function SetUp() {
  const embedded = useIsEmbedded();
  return (
    <DetailCard title={t('edition.setUp')}>
      {embedded ? (
        <span>{t('edition.embedded')}</span>
      ) : (
        <List as="ol">
          <li>{t('edition.step.plugin')}</li>
          <li>{t('edition.step.license')}</li>
          <li>{t('edition.step.import')}</li>
        </List>
      )}
      <a href={product.enterprise} target="_blank" rel="noreferrer">
        {t('edition.product')}
      </a>
    </DetailCard>
  );
}

const FEATURES = ['parameters', 'logView', 'searchFilters', 'security'] as const;

function Features({ edition }: { edition: Edition }) {
  return (
    <DetailCard title={t('edition.features')} wide>
      <span>{t(edition === 'open' ? 'edition.featuresLead' : 'edition.notHere')}</span>
      <List>
        {FEATURES.map((name) => (
          <li key={name}>{t(`edition.feature.${name}`)}</li>
        ))}
      </List>
    </DetailCard>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
  margin: 0;
  padding-inline-start: ${({ theme }) => theme.space.l};
`;
