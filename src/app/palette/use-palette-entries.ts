import { useQuery } from '@tanstack/react-query';
import { useContext, useMemo } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import { call } from '@/api/client';
import { suggestEntities } from '@/contract/favorites';
import { PERMISSIONS } from '@/contract/permissions';
import { listDashboards, listSavedSearches } from '@/contract/views';
import { withoutScreens } from '@/domain/screens/screen-lists';
import { keyRegistry, type KeySection } from '@/shared/keys/key-registry';
import { RouteExists } from '@/shared/navigation/route-exists';
import { paths, patterns } from '@/shared/paths';
import { useQueryHistory } from '@/shared/query-input/use-query-history';
import { queryRoots } from '@/shared/mutations/query-roots';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { PALETTE_KEY } from './keys';
import type { PaletteEntry } from './palette-entry';
import { useNodeEntries } from './use-node-entries';
import { usePageEntries } from './use-page-entries';
import { useSettingEntries } from './use-setting-entries';
import { useSystemThings } from './use-system-things';

/** Practically unlimited. */
const ALL = 100_000;
type Signal = { signal: AbortSignal };
type Named = { id: string; title: string };

/** Structural sharing over ten thousand titles would block the page. */
const usual = { staleTime: 30_000, structuralSharing: false };
const titles = (things: readonly Named[]): Named[] =>
  things.map(({ id, title }) => ({ id, title }));
const reads = {
  // Titles only: the full stream would include all its rules.
  streams: {
    ...usual,
    queryKey: [...queryRoots.streams, 'palette'],
    queryFn: async ({ signal }: Signal) =>
      (
        await call(
          suggestEntities,
          { collection: 'streams', column: 'title', per_page: ALL },
          { signal, background: true },
        )
      ).suggestions.map(({ id, value }): Named => ({ id, title: value })),
  },
  dashboards: {
    ...usual,
    queryKey: [...queryRoots.dashboards, 'palette'],
    queryFn: async ({ signal }: Signal) =>
      titles(
        (
          await call(
            listDashboards,
            { per_page: ALL, query: withoutScreens() },
            { signal, background: true },
          )
        ).elements,
      ),
  },
  searches: {
    ...usual,
    queryKey: [...queryRoots.savedSearches, 'palette'],
    queryFn: async ({ signal }: Signal) =>
      titles(
        (await call(listSavedSearches, { per_page: ALL }, { signal, background: true })).elements,
      ),
  },
};

/**
 * All entries: actions of the page first, then pages, then what the server and this browser know.
 */
export function usePaletteEntries(): readonly PaletteEntry[] {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const routeExists = useContext(RouteExists);
  const { permits } = useSession();
  const pages = usePageEntries();
  const settings = useSettingEntries();
  const systemThings = useSystemThings();
  const nodes = useNodeEntries();
  const { queries } = useQueryHistory();
  const streams = useQuery(reads.streams);
  const dashboards = useQuery({
    ...reads.dashboards,
    enabled: routeExists(paths.dashboard('any')),
  });
  const searches = useQuery({
    ...reads.searches,
    enabled: routeExists(paths.savedSearch('any')),
  });

  return useMemo(() => {
    const to = (path: string) => () => void navigate(path);
    // A query chosen on a search page keeps its time range and streams.
    const toQuery = (query: string) => {
      const isSearch =
        pathname === paths.search() || matchPath(patterns.streamSearch, pathname) !== null;
      const parameters = new URLSearchParams(isSearch ? search : '');
      parameters.set('q', query);
      return to(`${isSearch ? pathname : paths.search()}?${parameters}`);
    };
    // Pages have entries of their own, and the palette is already open.
    const sections = keyRegistry.sections().filter(({ id }) => id !== t('keys.goTo'));
    const everywhere = new Set<string>([t('keys.general'), t('keys.settings')]);
    return [
      ...actionsOf(
        sections.filter(({ id }) => !everywhere.has(id)),
        'palette.action',
      ),
      ...pages,
      ...actionsOf(
        sections.filter(({ id }) => id === t('keys.general')),
        'palette.action',
      ),
      ...actionsOf(
        sections.filter(({ id }) => id === t('keys.settings')),
        'palette.setting',
      ),
      ...settings,
      ...queries.map((query): PaletteEntry => ({
        id: `query ${query}`,
        group: 'palette.query',
        title: query,
        run: toQuery(query),
      })),
      ...(streams.data ?? []).map(({ id, title }): PaletteEntry => ({
        id: `stream ${id}`,
        group: 'palette.stream',
        title,
        run: to(paths.streamSearch(id)),
      })),
      ...(streams.data ?? [])
        .filter(({ id }) => permits(PERMISSIONS.streams.edit, id))
        .map(({ id, title }): PaletteEntry => ({
          id: `rules ${id}`,
          group: 'palette.streamRules',
          title: t('palette.rulesOf', { title }),
          run: to(paths.editStream(id)),
        })),
      ...(dashboards.data ?? []).map(({ id, title }): PaletteEntry => ({
        id: `dashboard ${id}`,
        group: 'palette.dashboard',
        title,
        run: to(paths.dashboard(id)),
      })),
      ...(searches.data ?? []).map(({ id, title }): PaletteEntry => ({
        id: `search ${id}`,
        group: 'palette.savedSearch',
        title,
        run: to(paths.savedSearch(id)),
      })),
      ...systemThings,
      ...nodes,
    ];
  }, [
    navigate,
    permits,
    pathname,
    search,
    pages,
    settings,
    queries,
    streams.data,
    dashboards.data,
    searches.data,
    systemThings,
    nodes,
  ]);
}

/** The registered keys that can be run. Keys with the same label are one action. */
const actionsOf = (sections: readonly KeySection[], group: PaletteEntry['group']) =>
  sections
    .flatMap(({ keys: all }) =>
      all.filter(({ label }, at) => all.findIndex((one) => one.label === label) === at),
    )
    .flatMap(({ keys, label, run }): PaletteEntry[] =>
      run && keys !== PALETTE_KEY
        ? [
            {
              id: `do ${label}`,
              group,
              title: label,
              keys,
              run: () => run(new KeyboardEvent('keydown')),
            },
          ]
        : [],
    );
