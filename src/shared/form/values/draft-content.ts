import { isObject } from '@/domain/json-object';
import { changedValues, withDraft, type FormValues } from './changed-values';
import type { Edit } from './merge-values';

/**
 * What is kept of an edited form: the changed values, and what they were before the change, so that
 * a restored draft is merged like the form itself.
 */
export function editDraft<Values extends FormValues>(
  { base, mine }: Edit<Values>,
  secrets: readonly string[],
): { changed: Partial<Values>; base: Partial<Values> } | undefined {
  const changed = changedValues(mine, base, secrets);
  if (changed === undefined) return undefined;
  const names = Object.entries(base).filter(([name]) => Object.hasOwn(changed, name));
  return { changed, base: Object.fromEntries(names) as Partial<Values> };
}

/** The edit that a draft continues; `loaded` is what the server has now. */
export function editOfDraft<Values extends FormValues>(
  draft: unknown,
  loaded: Values,
): Edit<Values> {
  // Drafts of earlier versions of the console are only the changed values.
  if (!isObject(draft) || !isObject(draft['changed']) || !isObject(draft['base']))
    return { base: loaded, mine: withDraft(loaded, draft) };
  const base = withDraft(loaded, draft['base']);
  return { base, mine: withDraft(base, draft['changed']) };
}
