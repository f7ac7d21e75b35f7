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

/**
 * What the user changes about the shares of an entity until it is sent; `active` is what is in
 * force.
 */
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
  // What was refused is refused as long as nothing else is asked for.
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
    /** Of those who are selected now, even while the answer about them is still on its way. */
    missing: Object.entries(missing).filter(([grantee]) => Object.hasOwn(selection, grantee)),
    validation,
    preparing: proposal,
    busy: save.isPending,
    failure: refused ? null : refusal,
    submit: () => save.mutate(selection),
  };
}

/**
 * A selection that cannot be is refused with the same answer that says why.
 */
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
