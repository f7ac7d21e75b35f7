import { useEffect } from 'react';
import { journal } from '@/shared/drafts/journal';

export const addressKeyOf = (draftKey: string): string => `${draftKey}.address`;

/** What the address said of a search that was left with unsaved changes: they are in no draft. */
export const keptAddress = (draftKey: string): Record<string, string> | undefined => journal.get(addressKeyOf(draftKey)) as Record<string, string> | undefined;

export const forgetAddress = (draftKey: string): void => journal.discard(addressKeyOf(draftKey));

/** Keeps `parameters` for whoever opens the search again without them; empty: there is nothing to keep. */
export function useKeptAddress(draftKey: string, parameters: Record<string, string>): void {
  const text = JSON.stringify(parameters);
  useEffect(() => {
    const kept = JSON.parse(text) as Record<string, string>;
    if (Object.keys(kept).length > 0) journal.set(addressKeyOf(draftKey), kept);
    else forgetAddress(draftKey);
    // A page that goes in this moment must find it when it comes again.
    void journal.flush();
  }, [draftKey, text]);
}
