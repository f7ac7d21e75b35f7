import type { PlainTextKey } from '@/shared/texts/t';
import { paths } from '@/shared/paths';

export type NavigationEntry = {
  text: PlainTextKey;
  to: string;
  /** Required permissions; one of them is enough. */
  anyOf?: readonly string[];
  /** In the cloud the entry needs this feature flag. */
  cloudFlag?: string;
  /** Key that opens the page after `g`. */
  key?: string;
};

/** Entries at the left of the navigation. */
export const mainEntries: readonly NavigationEntry[] = [
  { text: 'nav.search', to: paths.search(), key: 's' },
  { text: 'nav.streams', to: paths.streams(), key: 't' },
  { text: 'nav.alerts', to: paths.alerts(), key: 'a' },
  { text: 'nav.dashboards', to: paths.dashboards(), key: 'd' },
];

/** Entries of the System menu. */
export const systemEntries: readonly NavigationEntry[] = [
  { text: 'nav.overview', to: paths.overview(), key: 'o' },
  { text: 'nav.configurations', to: paths.configurations(), anyOf: ['clusterconfigentry:read'] },
  { text: 'nav.nodes', to: paths.nodes(), key: 'n' },
  {
    text: 'nav.inputs',
    to: paths.inputs(),
    anyOf: ['inputs:read'],
    cloudFlag: 'cloud_inputs',
    key: 'i',
  },
  { text: 'nav.outputs', to: paths.outputs(), anyOf: ['outputs:read'] },
  { text: 'nav.indices', to: paths.indices(), anyOf: ['indices:read'], key: 'x' },
  { text: 'nav.logging', to: paths.logging(), anyOf: ['loggers:read'] },
  { text: 'nav.users', to: paths.users(), anyOf: ['users:list'], key: 'u' },
  { text: 'nav.roles', to: paths.roles(), anyOf: ['roles:read'], key: 'r' },
  {
    text: 'nav.authentication',
    to: paths.activeAuthenticationService(),
    anyOf: ['authentication:edit'],
  },
  { text: 'nav.contentPacks', to: paths.contentPacks(), anyOf: ['contentpack:read'] },
  { text: 'nav.grokPatterns', to: paths.grokPatterns(), anyOf: ['grok_pattern:read'] },
  { text: 'nav.lookupTables', to: paths.lookupTables(), anyOf: ['lookuptables:read'], key: 'l' },
  {
    text: 'nav.pipelines',
    to: paths.pipelines(),
    anyOf: ['pipeline:read', 'pipeline_connection:read'],
    key: 'p',
  },
  { text: 'nav.sidecars', to: paths.sidecars(), anyOf: ['sidecars:read'] },
];

/**
 * Pages without an entry of their own. They are found in the command palette, which loads their
 * names.
 */
export const moreEntries: readonly NavigationEntry[] = [
  { text: 'nav.welcome', to: paths.welcome() },
  { text: 'views.list', to: paths.savedSearches() },
  { text: 'welcome.sendLogs', to: paths.sendLogs(), anyOf: ['inputs:create'] },
];

/** Whether a path is the entry's or below it. */
export const isBelow = (path: string, entry: NavigationEntry): boolean =>
  path === entry.to || path.startsWith(`${entry.to}/`);
