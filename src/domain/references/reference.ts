/** What can refer to something else, or be referred to. */
export type ThingKind =
  | 'dashboard'
  | 'decorator'
  | 'event_definition'
  | 'grok_pattern'
  | 'index_set'
  | 'input'
  | 'lookup_table'
  | 'notification'
  | 'output'
  | 'pipeline'
  | 'role'
  | 'rule'
  | 'screen'
  | 'search'
  | 'stream'
  | 'user';

/** `id` is that of its page. */
export type Thing = { kind: ThingKind; id: string; title: string };

/** What a reference is for; read from the thing that refers to the other one. */
export type Relation =
  | 'calls'
  | 'connectsAs'
  | 'createdBy'
  | 'decorates'
  | 'extracts'
  | 'grants'
  | 'hasRole'
  | 'includes'
  | 'looksUp'
  | 'matches'
  | 'notifies'
  | 'processes'
  | 'searches'
  | 'sendsTo'
  | 'shows'
  | 'startsWith'
  | 'storesIn';

/** Some references name their target, others contain its id. */
export type Target = { kind: ThingKind } & ({ id: string } | { name: string });
export type Reference = { from: Thing; to: Target; relation: Relation };
