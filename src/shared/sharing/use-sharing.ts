import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import equal from 'react-fast-compare';
import { call } from '@/api/client';
import { ApiError } from '@/api/errors';
import { shareEntity, type Capability, type EntityShare, type Selection } from '@/contract/shares';
import { useDraft } from '@/shared/drafts/use-draft';
import { change } from '@/shared/mutations/change';
import { shareQueries } from './queries';
import { activeSelection, selectionWith, withChange, type ShareChanges } from './share-changes';

const NO_CHANGES: ShareChanges = {};

/** Unsaved changes to the shares of an entity; `active` is the state on the server. */
export function useSharing(active: EntityShare, onShared: () => void) {
  const grn = active.entity;
  const [changes, setChanges, discard] = useDraft<ShareChanges>(`sharing.${grn}`, NO_CHANGES);
  const selection = selectionWith(active, changes);
  const dirty = !equal(selection, activeSelection(active));
  const [restored] = useState(dirty);
  const proposal = useQuery({ ...shareQueries.proposed(grn, selection), enabled: dirty });
  const save = useMutation({
    ...change([shareQueries.all()], (selected: Selection) =>
      call(shareEntity, { grn, share: { selected_grantee_capabilities: selected } }),
    ),
    onSuccess: () => {
      discard();
      onShared();
    },
  });
  // A refusal is shown until the selection changes.
  const refusal = equal(save.variables, selection) ? save.error : null;
  const refused = refusedAnswer(refusal);
  const { missing_permissions_on_dependencies: missing, validation_result: validation } =
    refused ?? (dirty ? proposal.data : undefined) ?? active;

  return {
    changes,
    dirty,
    restored,
    discard,
    change: (grantee: string, capability: Capability | null) =>
      setChanges(withChange(active, changes, grantee, capability)),
    /** Limited to current grantees, because the response may belong to an earlier selection. */
    missing: Object.entries(missing).filter(([grantee]) => Object.hasOwn(selection, grantee)),
    validation,
    preparing: proposal,
    busy: save.isPending,
    failure: refused ? null : refusal,
    submit: () => save.mutate(selection),
  };
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
