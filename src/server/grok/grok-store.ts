import type { GrokPattern } from '@/contract/grok';
import { expressionsOf, type NamedPattern } from '@/domain/processing/grok/pattern-file';
import { openDocuments, type Documents, type DocumentStorage } from '../storage/documents';
import { objectIdAt } from '../storage/object-id';
import { standardPatterns } from './standard-patterns';

/** The grok patterns of the node. */
export type GrokStore = {
  all(): GrokPattern[];
  get(id: string): GrokPattern | undefined;
  byName(name: string): GrokPattern | undefined;
  /** The expressions by name, as those that refer to them need them. */
  expressions(): ReadonlyMap<string, string>;
  save(pattern: GrokPattern): Promise<void>;
  remove(pattern: GrokPattern): Promise<void>;
  /** Saves several; those before are removed if `replaceAll`. */
  saveAll(patterns: readonly GrokPattern[], replaceAll: boolean): Promise<void>;
  /** Calls back after each change. */
  onChange(changed: () => void): void;
};

/** What the node has put into its collections once. */
type Installed = { at: string };
const INSTALLED_ID = 'standard';

/** `now` in milliseconds since the epoch. */
export async function openGrokStore(
  storage: DocumentStorage,
  now: () => number,
): Promise<GrokStore> {
  const patterns = await openDocuments<GrokPattern>(storage, 'grok_patterns');
  await installStandard(
    patterns,
    await openDocuments<Installed>(storage, 'grok_patterns_installed'),
    now,
  );
  return storeOf(patterns);
}

/**
 * Adds the standard patterns to a new node, and once to one of an older version. Patterns that were
 * deleted afterwards do not come back.
 */
async function installStandard(
  patterns: Documents<GrokPattern>,
  installed: Documents<Installed>,
  now: () => number,
): Promise<void> {
  if (installed.get(INSTALLED_ID)) return;
  const known = new Set(patterns.all().map(({ name }) => name));
  const missing = standardPatterns().filter(({ name }) => !known.has(name));
  await Promise.all(missing.map((one) => save(patterns, patternOf(one, now()))));
  await installed.put(INSTALLED_ID, { at: new Date(now()).toISOString() });
}

const save = (patterns: Documents<GrokPattern>, pattern: GrokPattern) =>
  patterns.put(pattern.id, pattern);

/** A new pattern; `now` in milliseconds since the epoch. */
export const patternOf = ({ name, pattern }: NamedPattern, now: number): GrokPattern => ({
  id: objectIdAt(now),
  name,
  pattern,
  content_pack: null,
});

function storeOf(patterns: Documents<GrokPattern>): GrokStore {
  const listeners: (() => void)[] = [];
  let expressions: ReadonlyMap<string, string> | undefined;
  const changed = () => {
    expressions = undefined;
    for (const listener of listeners) listener();
  };
  return {
    all: patterns.all,
    get: patterns.get,
    byName: (name) => patterns.all().find((pattern) => pattern.name === name),
    expressions() {
      expressions ??= expressionsOf(patterns.all());
      return expressions;
    },
    async save(pattern) {
      const saved = save(patterns, pattern);
      changed();
      await saved;
    },
    async remove({ id }) {
      const removed = patterns.remove(id);
      changed();
      await removed;
    },
    async saveAll(all, replaceAll) {
      const kept = new Set(all.map(({ id }) => id));
      const dropped = replaceAll ? patterns.all().filter(({ id }) => !kept.has(id)) : [];
      const done = [
        ...dropped.map(({ id }) => patterns.remove(id)),
        ...all.map((pattern) => save(patterns, pattern)),
      ];
      changed();
      await Promise.all(done);
    },
    onChange: (listener) => void listeners.push(listener),
  };
}
