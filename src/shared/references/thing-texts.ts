import type { Relation, Thing, ThingKind } from '@/domain/references/reference';
import { paths } from '@/shared/paths';
import type { PlainTextKey, TextKey } from '@/shared/texts/t';

type Path = (id: string) => string;

/** The page of a thing by its kind; decorators have none. */
const PAGES: Readonly<Record<ThingKind, Path | undefined>> = {
  dashboard: paths.dashboard,
  decorator: undefined,
  event_definition: paths.eventDefinition,
  grok_pattern: (id) => paths.grokPatterns({ edit: id }),
  index_set: paths.indexSet,
  input: paths.input,
  lookup_table: paths.lookupTable,
  notification: paths.eventNotification,
  output: paths.output,
  pipeline: paths.pipeline,
  role: paths.role,
  rule: paths.pipelineRule,
  screen: paths.screen,
  search: paths.savedSearch,
  stream: paths.editStream,
  user: paths.user,
};

export const pathOfThing = ({ kind, id }: Pick<Thing, 'kind' | 'id'>) => PAGES[kind]?.(id);

export const kindTexts: Readonly<Record<ThingKind, PlainTextKey>> = {
  dashboard: 'references.kind.dashboard',
  decorator: 'references.kind.decorator',
  event_definition: 'references.kind.eventDefinition',
  grok_pattern: 'references.kind.grokPattern',
  index_set: 'references.kind.indexSet',
  input: 'references.kind.input',
  lookup_table: 'references.kind.lookupTable',
  notification: 'references.kind.notification',
  output: 'references.kind.output',
  pipeline: 'references.kind.pipeline',
  role: 'references.kind.role',
  rule: 'references.kind.rule',
  screen: 'references.kind.screen',
  search: 'references.kind.search',
  stream: 'references.kind.stream',
  user: 'references.kind.user',
};

/** How many of a kind use something: '2 streams', after 'Used by'. */
export const countTexts = {
  dashboard: 'references.count.dashboard',
  decorator: 'references.count.decorator',
  event_definition: 'references.count.eventDefinition',
  grok_pattern: 'references.count.grokPattern',
  index_set: 'references.count.indexSet',
  input: 'references.count.input',
  lookup_table: 'references.count.lookupTable',
  notification: 'references.count.notification',
  output: 'references.count.output',
  pipeline: 'references.count.pipeline',
  role: 'references.count.role',
  rule: 'references.count.rule',
  screen: 'references.count.screen',
  search: 'references.count.search',
  stream: 'references.count.stream',
  user: 'references.count.user',
} as const satisfies Readonly<Record<ThingKind, TextKey>>;

export const relationTexts: Readonly<Record<Relation, PlainTextKey>> = {
  calls: 'references.calls',
  connectsAs: 'references.connectsAs',
  createdBy: 'references.createdBy',
  decorates: 'references.decorates',
  extracts: 'references.extracts',
  grants: 'references.grants',
  hasRole: 'references.hasRole',
  includes: 'references.includes',
  looksUp: 'references.looksUp',
  matches: 'references.matches',
  notifies: 'references.notifies',
  processes: 'references.processes',
  searches: 'references.searches',
  sendsTo: 'references.sendsTo',
  shows: 'references.shows',
  startsWith: 'references.startsWith',
  storesIn: 'references.storesIn',
};
