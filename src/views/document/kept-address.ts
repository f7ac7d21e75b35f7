import { useEffect } from 'react';
import { sameJson } from '@/domain/search/same-json';
import { journal } from '@/shared/drafts/journal';
import type { Addressed } from './view-address';

export const addressKeyOf = (draftKey: string): string => `${draftKey}.address`;
const changedKeyOf = (draftKey: string): string => `${draftKey}.address.of`;

/** What the address said of a search that was left with unsaved changes: they are in no draft. */
export const keptAddress = (draftKey: string): Record<string, string> | undefined =>
  journal.get(addressKeyOf(draftKey)) as Record<string, string> | undefined;

/**
 * What the search said when the address began to say something else of it: others may have saved
 * since.
 */
export const keptFrom = (draftKey: string): Partial<Addressed> =>
  (journal.get(changedKeyOf(draftKey)) ?? {}) as Partial<Addressed>;

export function forgetAddress(draftKey: string): void {
  journal.discard(addressKeyOf(draftKey));
  journal.discard(changedKeyOf(draftKey));
}

type Said = {
  parameters: Record<string, string>;
  /** What the search says, and what the address says instead. */ saved: Addressed;
  shown: Addressed;
};

/**
 * Keeps the parameters for whoever opens the search again without them; none: there is nothing to
 * keep.
 */
export function useKeptAddress(draftKey: string, { parameters, saved, shown }: Said): void {
  const text = JSON.stringify({ parameters, from: changedOf(saved, shown, keptFrom(draftKey)) });
  useEffect(() => {
    const kept = JSON.parse(text) as {
      parameters: Record<string, string>;
      from: Partial<Addressed>;
    };
    if (Object.keys(kept.parameters).length > 0) {
      journal.set(addressKeyOf(draftKey), kept.parameters);
      journal.set(changedKeyOf(draftKey), kept.from);
    } else forgetAddress(draftKey);
    // A page that goes in this moment must find it when it comes again.
    void journal.flush();
  }, [draftKey, text]);
}

/** Of what the address says otherwise, what was said `before` it did. */
export const changedOf = (
  saved: Addressed,
  shown: Addressed,
  before: Partial<Addressed>,
): Partial<Addressed> =>
  Object.fromEntries(
    Object.entries(saved)
      .filter(([name, value]) => !sameJson(value, shown[name as keyof Addressed]))
      .map(([name, value]) => [name, before[name as keyof Addressed] ?? value]),
  );
