import { useMutation, useQuery, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import equal from 'react-fast-compare';
import { call } from '@/api/client';
import { ApiError } from '@/api/errors';
import { shareEntity, type Capability, type EntityShare } from '@/contract/shares';
import type { Side } from '@/domain/merge/merge-trees';
import { useDraft } from '@/shared/drafts/use-draft';
import { isSavedHere, rememberSaved } from '@/shared/form/values/saved-here';
import { change } from '@/shared/mutations/change';
import { shareQueries } from './queries';
import {
  activeSelection,
  decidedShare,
  readShareEdit,
  selectionWith,
  shareConflicts,
  withChange,
  type ShareEdit,
} from './share-changes';

const NO_CHANGES: unknown = {};
const keyOf = (grn: string) => `sharing.${grn}`;

/** Unsaved changes to the shares of an entity; `active` is the state on the server. */
export function useSharing(active: EntityShare, onShared: () => void) {
  const grn = active.entity;
  const [draft, setDraft, discard] = useDraft<unknown>(keyOf(grn), NO_CHANGES);
  const edit = readShareEdit(draft);
  const { changes } = edit;
  const selection = selectionWith(active, changes);
  const dirty = !equal(selection, activeSelection(active));
  const [restored] = useState(dirty);
  const proposal = useQuery({ ...shareQueries.proposed(grn, selection), enabled: dirty });
  const save = useMutation({
    ...change([shareQueries.all()], (tried: ShareEdit, { client }) =>
      shareUnlessChanged(client, grn, tried),
    ),
    onSuccess: (outcome) => {
      if (outcome === 'conflict') return;
      discard();
      onShared();
    },
  });
  // A refusal is shown until the selection changes.
  const refusal = equal(save.variables, edit) ? save.error : null;
  const refused = refusedAnswer(refusal);
  const { missing_permissions_on_dependencies: missing, validation_result: validation } =
    refused ?? (dirty ? proposal.data : undefined) ?? active;

  return {
    changes,
    dirty,
    restored,
    discard,
    change: (grantee: string, capability: Capability | null) =>
      setDraft(withChange(active, edit, grantee, capability)),
    /**
     * Grantees whose access others, or the user in another tab (`isOwn`), changed as well; they must
     * be decided before sharing.
     */
    conflicts: shareConflicts(active, edit).map((one) => ({
      ...one,
      isOwn: isSavedHere(keyOf(grn), one.grantee, one.theirs),
    })),
    decide: (grantee: string, side: Side) => setDraft(decidedShare(active, edit, grantee, side)),
    /** Limited to current grantees, because the response may belong to an earlier selection. */
    missing: Object.entries(missing).filter(([grantee]) => Object.hasOwn(selection, grantee)),
    validation,
    preparing: proposal,
    busy: save.isPending,
    failure: refused ? null : refusal,
    submit: () => save.mutate(edit),
  };
}

/**
 * The server replaces all shares, so they are read again: changes of others are kept, and the
 * dialog shows those that contradict the user's own.
 */
async function shareUnlessChanged(client: QueryClient, grn: string, edit: ShareEdit) {
  const active = await client.fetchQuery({ ...shareQueries.active(grn), staleTime: 0 });
  if (shareConflicts(active, edit).length > 0) return 'conflict';
  const selection = selectionWith(active, edit.changes);
  const shared = await call(shareEntity, {
    grn,
    share: { selected_grantee_capabilities: selection },
  });
  rememberSaved(keyOf(grn), { ...selection, ...edit.changes }, []);
  return shared;
}

/** The server refuses an invalid selection with a body that explains why. */
function refusedAnswer(error: unknown): EntityShare | undefined {
  if (
    !(error instanceof ApiError) ||
    error.status !== 400 ||
    typeof error.body !== 'object' ||
    error.body === null
  )
    return undefined;
  return 'validation_result' in error.body && 'entity' in error.body
    ? (error.body as EntityShare)
    : undefined;
}
