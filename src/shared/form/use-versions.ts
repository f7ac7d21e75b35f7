import { useRef, useState } from 'react';
import { journal } from '@/shared/drafts/journal';
import { withDraft, type FormValues } from './values/changed-values';
import { editOfDraft } from './values/draft-content';
import type { FormConflict } from './form-context';
import type { DraftFormOptions } from './form-options';
import { conflictsOf, rebased, type MergeRules } from './values/merge-values';
import { isSavedHere } from './values/saved-here';

/** `base`: what the changes were made to; `theirs`: what the server had when last asked. */
export type Versions<Values> = { base: Values; theirs: Values };

/** The versions that the values of a form are compared with, and the values it starts with. */
export function useVersions<Values extends FormValues, Saved, Source>({
  key,
  edits,
  initialValues,
  secrets = [],
}: DraftFormOptions<Values, Saved, Source>) {
  const rules: MergeRules<Values> = edits ?? {};
  const [start] = useState(() => {
    const loaded = edits ? edits.toValues(edits.loaded) : initialValues;
    const draft = key === undefined ? undefined : journal.get(key);
    const edit = edits
      ? rebased(editOfDraft(draft, loaded), loaded, rules)
      : { base: loaded, mine: withDraft(loaded, draft) };
    return { ...edit, theirs: loaded };
  });
  const [versions, setVersions] = useState<Versions<Values>>(start);
  /** Newer than the state between a save and the next render. */
  const latest = useRef(versions);
  return {
    rules,
    start: start.mine,
    ...versions,
    latest,
    set(next: Versions<Values>) {
      latest.current = next;
      setVersions(next);
    },
    conflictsWith(mine: Values): FormConflict[] {
      const { base, theirs } = versions;
      if (base === theirs) return [];
      return conflictsOf({ base, mine }, theirs, rules).map((one) => ({
        ...one,
        hidden: edits?.hidden?.[one.field],
        isSecret: secrets.includes(one.field),
        isOwn: key !== undefined && isSavedHere(key, one.field, theirs[one.field]),
      }));
    },
  };
}
