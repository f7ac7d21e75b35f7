import type { PlainTextKey } from '@/shared/texts/t';
import { paths } from '@/shared/paths';

export type NavigationEntry = {
  text: PlainTextKey;
  to: string;
  /** B6.4: any of these. */
  anyOf?: readonly string[];
};

/** B2.31, left. */
export const mainEntries: readonly NavigationEntry[] = [
  { text: 'nav.search', to: paths.search() },
  { text: 'nav.streams', to: paths.streams() },
  { text: 'nav.alerts', to: paths.alerts() },
  { text: 'nav.dashboards', to: paths.dashboards() },
];

/** B2.31, below System. */
export const systemEntries: readonly NavigationEntry[] = [
  { text: 'nav.overview', to: paths.overview() },
  { text: 'nav.configurations', to: paths.configurations(), anyOf: ['clusterconfigentry:read'] },
  { text: 'nav.nodes', to: paths.nodes() },
  { text: 'nav.inputs', to: paths.inputs(), anyOf: ['inputs:read'] },
  { text: 'nav.outputs', to: paths.outputs(), anyOf: ['outputs:read'] },
  { text: 'nav.indices', to: paths.indices(), anyOf: ['indices:read'] },
  { text: 'nav.logging', to: paths.logging(), anyOf: ['loggers:read'] },
  { text: 'nav.users', to: paths.users(), anyOf: ['users:list'] },
  { text: 'nav.roles', to: paths.roles(), anyOf: ['roles:read'] },
  { text: 'nav.authentication', to: paths.activeAuthenticationService(), anyOf: ['authentication:edit'] },
  { text: 'nav.contentPacks', to: paths.contentPacks(), anyOf: ['contentpack:read'] },
  { text: 'nav.grokPatterns', to: paths.grokPatterns(), anyOf: ['grok_pattern:read'] },
  { text: 'nav.lookupTables', to: paths.lookupTables(), anyOf: ['lookuptables:read'] },
  { text: 'nav.pipelines', to: paths.pipelines(), anyOf: ['pipeline:read', 'pipeline_connection:read'] },
  { text: 'nav.sidecars', to: paths.sidecars(), anyOf: ['sidecars:read'] },
];

/** Whether an address is this entry's or lies below it. */
export const isBelow = (path: string, entry: NavigationEntry): boolean => path === entry.to || path.startsWith(`${entry.to}/`);
