import type { Capability, EntityShare, Grantee, Selection } from '@/contract/shares';
import { isObject } from '@/domain/json-object';
import type { Side } from '@/domain/merge/merge-trees';

/**
 * Changes by grantee: a capability, or null to remove access. Only differences are kept, so that a
 * draft does not revert changes made by others.
 */
export type ShareChanges = Readonly<Record<string, Capability | null>>;

/**
 * Changes, and what the changed grantees had before: if that differs from what they have now,
 * someone else changed them as well.
 */
export type ShareEdit = { changes: ShareChanges; before: ShareChanges };

/** Drafts of earlier versions of the console are only the changes. */
export function readShareEdit(draft: unknown): ShareEdit {
  if (!isObject(draft)) return { changes: {}, before: {} };
  return 'changes' in draft && 'before' in draft
    ? (draft as ShareEdit)
    : { changes: draft as ShareChanges, before: {} };
}

/** Grantees whose access someone else changed differently in the meantime. */
export function shareConflicts(
  known: Pick<Known, 'active_shares'>,
  { changes, before }: ShareEdit,
): { grantee: string; mine: Capability | null; theirs: Capability | null }[] {
  const active = activeSelection(known);
  return Object.entries(changes).flatMap(([grantee, mine]) => {
    const theirs = active[grantee] ?? null;
    const was = before[grantee];
    return was === undefined || was === theirs || mine === theirs
      ? []
      : [{ grantee, mine, theirs }];
  });
}

/** `error` marks a grantee the server does not reveal to this user. */
export type SelectedGrantee = {
  id: string;
  type: Grantee['type'] | 'error';
  title: string;
  capability: Capability;
  state: 'new' | 'changed' | 'unchanged';
  before: Capability | undefined;
};

type Known = Pick<EntityShare, 'active_shares' | 'available_grantees'>;

export const activeSelection = ({
  active_shares: shares,
}: Pick<Known, 'active_shares'>): Selection =>
  Object.fromEntries(shares.map(({ grantee, capability }) => [grantee, capability]));

/** The complete new selection, as the server expects it. */
export function selectionWith(known: Known, changes: ShareChanges): Selection {
  const wanted = Object.entries({ ...activeSelection(known), ...changes });
  return Object.fromEntries(
    wanted.flatMap(([grantee, capability]) =>
      capability === null ? [] : [[grantee, capability] as const],
    ),
  );
}

/** A change back to the current state removes the change. */
export function withChange(
  known: Pick<Known, 'active_shares'>,
  { changes, before }: ShareEdit,
  grantee: string,
  capability: Capability | null,
): ShareEdit {
  const { [grantee]: _, ...others } = changes;
  const { [grantee]: was, ...earlier } = before;
  const current = activeSelection(known)[grantee] ?? null;
  if (current === capability) return { changes: others, before: earlier };
  return {
    changes: { ...others, [grantee]: capability },
    before: { ...earlier, [grantee]: was === undefined ? current : was },
  };
}

/** Resolves a conflict for one side. */
export function decidedShare(
  known: Pick<Known, 'active_shares'>,
  edit: ShareEdit,
  grantee: string,
  side: Side,
): ShareEdit {
  const current = activeSelection(known)[grantee] ?? null;
  return side === 'theirs'
    ? withChange(known, edit, grantee, current)
    : { ...edit, before: { ...edit.before, [grantee]: current } };
}

export const granteeNamed = (
  { available_grantees: grantees }: Pick<Known, 'available_grantees'>,
  id: string,
): Pick<SelectedGrantee, 'id' | 'type' | 'title'> =>
  grantees.find((one) => one.id === id) ?? { id, type: 'error', title: id };

/**
 * Grantees with access: new ones first, where they are visible in a paginated list, then by name.
 */
export function selectedGrantees(known: Known, changes: ShareChanges): SelectedGrantee[] {
  const active = activeSelection(known);
  const all = Object.entries(selectionWith(known, changes)).map(
    ([id, capability]): SelectedGrantee => {
      const before = active[id];
      return {
        ...granteeNamed(known, id),
        capability,
        before,
        state: before === undefined ? 'new' : before === capability ? 'unchanged' : 'changed',
      };
    },
  );
  const rank = ({ state, type }: SelectedGrantee) =>
    state === 'new' ? 0 : type === 'global' ? 1 : 2;
  return all.sort((one, other) => rank(one) - rank(other) || one.title.localeCompare(other.title));
}

/** Grantees who will lose access. */
export const removedGrantees = (known: Known, changes: ShareChanges) =>
  known.active_shares
    .filter(({ grantee }) => changes[grantee] === null)
    .map(({ grantee }) => granteeNamed(known, grantee));
