import { SubNavigation } from '@/shared/page-header/SubNavigation';
import { paths } from '@/shared/paths';
import { t } from '@/shared/texts/t';

/** Links between the list of dashboards and the list of screens. */
export const DashboardLists = ({ current }: { current: 'dashboards' | 'screens' }) => (
  <SubNavigation
    label={t('dashboards.list')}
    pages={[
      {
        to: paths.dashboards(),
        label: t('dashboards.list'),
        current: current === 'dashboards',
      },
      { to: paths.screens(), label: t('screens.list'), current: current === 'screens' },
    ]}
  />
);
