import { useContext, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { maySee } from '@/features/configurations/setting/rights';
import { SECTIONS, writeConfigurations } from '@/features/configurations/setting/url-state';
import { RouteExists } from '@/shared/navigation/route-exists';
import { paths } from '@/shared/paths';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import type { PaletteEntry } from './palette-entry';

/** Settings the user may change: of the account, and of the whole cluster. */
export function useSettingEntries(): readonly PaletteEntry[] {
  const navigate = useNavigate();
  const routeExists = useContext(RouteExists);
  const session = useSession();
  const { user } = session;
  return useMemo(() => {
    const setting = (to: string, title: string): PaletteEntry => ({
      id: `set ${to}`,
      group: 'palette.setting',
      title,
      run: () => void navigate(to),
    });
    const own = user.read_only
      ? setting(paths.user(user.id), t('nav.showProfile'))
      : setting(paths.editUser(user.id), t('nav.editProfile'));
    const ofAll = SECTIONS.filter((section) => maySee(section, session)).map((section) =>
      setting(
        paths.configurations(writeConfigurations({ section })),
        t('palette.setOfAll', { section: t(`configurations.section.${section}`) }),
      ),
    );
    return [
      ...(routeExists(paths.user(user.id)) ? [own] : []),
      ...(routeExists(paths.configurations()) ? ofAll : []),
    ];
  }, [navigate, routeExists, user, session]);
}
