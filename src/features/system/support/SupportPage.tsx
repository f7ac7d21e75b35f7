import styled from 'styled-components';
import { BUNDLE_PARTS, type BundlePart } from '@/domain/support/bundle-contents';
import { PageHead } from '@/shared/page-header/PageHead';
import { paths } from '@/shared/paths';
import { useIsEmbedded } from '@/shared/server-kind/use-is-embedded';
import { t } from '@/shared/texts/t';
import { DetailCard } from '@/ui/detail/DetailCard';
import { SystemPage } from '../page/layout';
import { Quiet } from '../page/Part';
import { Bundles } from './Bundles';
import { LogFiles } from './LogFiles';

/** Support bundles and log files; what a bundle contains is listed before one is built. */
export function SupportPage() {
  return (
    <SystemPage>
      <PageHead
        way={[{ title: t('nav.logging'), to: paths.logging() }]}
        title={t('support.title')}
        description={t('support.lead')}
      />
      <Contents />
      <Bundles />
      <LogFiles />
    </SystemPage>
  );
}

function Contents() {
  const embedded = useIsEmbedded();
  return (
    <DetailCard title={t('support.contents')}>
      {embedded ? (
        <>
          <span>{t('support.contentsLead')}</span>
          <List>
            {PARTS.map((part) => (
              <li key={part}>{t(`support.part.${part}`)}</li>
            ))}
          </List>
          <Quiet>{t('support.contentsNot')}</Quiet>
          <Quiet>{t('support.contentsPermitted')}</Quiet>
        </>
      ) : (
        <Quiet>{t('support.contentsOfServer')}</Quiet>
      )}
    </DetailCard>
  );
}

const PARTS = Object.keys(BUNDLE_PARTS) as BundlePart[];

const List = styled.ul`
  margin: 0;
  padding-inline-start: ${({ theme }) => theme.space.l};
`;
