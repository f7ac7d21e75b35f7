import type { ExtractorSettings } from '@/domain/processing/extractors/extractor';
import type { Documents } from '../../storage/documents';

export type StoredExtractor = ExtractorSettings & { creator_user_id: string };

/** The extractors of one input as they are stored, in the order of their creation. */
export type ExtractorsOfInput = { input_id: string; extractors: readonly StoredExtractor[] };

/** They are kept apart from the inputs, so that nothing that happens to an input can lose them. */
export type ExtractorStore = {
  /** In the order of their creation. */
  of(inputId: string): readonly StoredExtractor[];
  /** By the id of their input. */
  all(): ReadonlyMap<string, readonly StoredExtractor[]>;
  /** Takes effect at once; resolves when they are stored. */
  save(inputId: string, extractors: readonly StoredExtractor[]): Promise<void>;
  /** Deletes those of an input that is deleted. */
  removeOf(inputId: string): Promise<void>;
  /** Called after each change. */
  onChange(listener: () => void): void;
};

/** The key of a document is the id of the input. */
export function createExtractorStore(documents: Documents<ExtractorsOfInput>): ExtractorStore {
  const listeners: (() => void)[] = [];
  const changed = () => listeners.forEach((listener) => listener());
  const of = (inputId: string) => documents.get(inputId)?.extractors ?? [];

  return {
    of,
    all: () => new Map(documents.all().map(({ input_id, extractors }) => [input_id, extractors])),
    async save(input_id, extractors) {
      const before = documents.get(input_id);
      const stored = documents.put(input_id, { input_id, extractors });
      changed();
      await stored.catch(async (error: unknown) => {
        // What could not be stored is in memory all the same.
        await (
          before === undefined ? documents.remove(input_id) : documents.put(input_id, before)
        ).catch(() => undefined);
        changed();
        throw error;
      });
    },
    async removeOf(inputId) {
      if (documents.get(inputId) === undefined) return;
      const removed = documents.remove(inputId);
      changed();
      await removed;
    },
    onChange: (listener) => void listeners.push(listener),
  };
}
