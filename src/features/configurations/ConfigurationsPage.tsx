import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { unreachable } from '@/domain/unreachable';
import { PageHead } from '@/shared/page-header/PageHead';
import { paths } from '@/shared/paths';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { DetailPage } from '@/ui/detail/DetailPage';
import { Notice } from '@/ui/notice/Notice';
import { AllowListSection } from './allow-list/AllowListSection';
import { ClassSetting } from './classes/ClassSetting';
import { CustomizationSection } from './classes/CustomizationSection';
import { DecoratorsSection } from './classes/DecoratorsSection';
import { EVENTS } from './classes/known-classes';
import { OthersSection } from './classes/OthersSection';
import { PluginsSection } from './classes/PluginsSection';
import { IndexSetsSection } from './index-sets/IndexSetsSection';
import { ProcessorsSection } from './processors/ProcessorsSection';
import { maySee } from './setting/rights';
import { SearchesSection } from './searches/SearchesSection';
import { SECTIONS, writeConfigurations, type Section } from './setting/url-state';
import { useSection } from './setting/use-section';
import { TelemetrySection } from './telemetry/TelemetrySection';
import { PermissionsSection } from './users/PermissionsSection';
import { UsersSection } from './users/UsersSection';

/** Cluster-wide settings; each section has an address. */
export function ConfigurationsPage() {
  const session = useSession();
  const { section } = useSection();
  return (
    <DetailPage
      head={<PageHead title={t('configurations.title')} description={t('configurations.lead')} />}
    >
      <Beside>
        <Sections aria-label={t('configurations.sections')}>
          {SECTIONS.filter((one) => maySee(one, session)).map((one) => (
            <Link
              key={one}
              to={paths.configurations(writeConfigurations({ section: one }))}
              aria-current={one === section ? 'page' : undefined}
            >
              {t(`configurations.section.${one}`)}
            </Link>
          ))}
        </Sections>
        <Settings key={section}>
          {maySee(section, session) ? (
            <SectionOf section={section} />
          ) : (
            <Notice tone="warning" title={t('configurations.forbidden')} />
          )}
        </Settings>
      </Beside>
    </DetailPage>
  );
}

function SectionOf({ section }: { section: Section }) {
  switch (section) {
    case 'searches':
      return <SearchesSection />;
    case 'processors':
      return <ProcessorsSection />;
    case 'allowList':
      return <AllowListSection />;
    case 'indexSets':
      return <IndexSetsSection />;
    case 'users':
      return <UsersSection />;
    case 'permissions':
      return <PermissionsSection />;
    case 'decorators':
      return <DecoratorsSection />;
    case 'events':
      return <ClassSetting known={EVENTS} />;
    case 'plugins':
      return <PluginsSection />;
    case 'customization':
      return <CustomizationSection />;
    case 'telemetry':
      return <TelemetrySection />;
    case 'others':
      return <OthersSection />;
    default:
      return unreachable(section);
  }
}

const Beside = styled.div`
  display: grid;
  grid-template-columns: ${({ theme }) => theme.width.menu} minmax(0, 1fr);
  align-items: start;
  gap: ${({ theme }) => theme.space.xl};
  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) {
    grid-template-columns: minmax(0, 1fr);
    gap: ${({ theme }) => theme.space.m};
  }
`;

const Sections = styled.nav`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.hair};
  a {
    display: flex;
    align-items: center;
    min-height: ${({ theme }) => theme.height.control};
    padding: 0 ${({ theme }) => theme.space.m};
    border-radius: ${({ theme }) => theme.radius.base};
    color: ${({ theme }) => theme.color.muted};
    text-decoration: none;
  }
  a:hover {
    background: ${({ theme }) => theme.color.hover};
    color: ${({ theme }) => theme.color.text};
  }
  a[aria-current] {
    background: ${({ theme }) => theme.color.selected};
    color: ${({ theme }) => theme.color.accent};
    font-weight: ${({ theme }) => theme.weight.semibold};
  }
  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) {
    display: flex;
    flex-wrap: wrap;
    a {
      padding: 0 ${({ theme }) => theme.space.s};
    }
  }
  @media (pointer: coarse) {
    a {
      min-height: ${({ theme }) => theme.height.touch};
    }
  }
`;

const Settings = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.l};
`;
