import { useCallback, type ReactNode } from 'react';
import type { ViewState } from '@/domain/search/view-state/view-state';
import type { KeptDraftNoteProps } from '@/views/address/KeptDraftNote';
import { useKeptDraft, type KeptDraft } from '@/views/address/kept-drafts';
import { useOpenStored } from '@/views/address/use-open-stored';
import type { Visit } from '@/views/address/use-visit';
import { visitDraftKey, type Origin } from '@/views/view-state/origin';
import type { PageAddress } from '@/views/view-state/page-address';
import {
  ViewStateProvider,
  type ViewStateProviderProps,
} from '@/views/view-state/ViewStateProvider';

/** What the page of a view shows of its visit. */
export type ShownVisit = Pick<KeptDraftNoteProps, 'drafts' | 'pathOf'> & {
  id: string;
  /** The name of a search that is not saved, such as the replay of an event. */
  title: string | undefined;
  /** Unsaved work of an earlier visit. */
  kept: KeptDraft | undefined;
};

type VisitedViewStateProps = Pick<ViewStateProviderProps, 'bind'> & {
  origin: Origin;
  visit: Visit;
  address: PageAddress;
  /** The prefix of the draft keys of a stored view. */
  draftsOf: (viewId: string) => string;
  pathOfStored: (viewId: string, viewState: ViewState | undefined) => string;
  children: (visit: ShownVisit) => ReactNode;
};

/** The state of a view in one visit, whose unsaved changes are kept apart from other visits. */
export function VisitedViewState({
  origin,
  visit: { id },
  address,
  draftsOf,
  pathOfStored,
  bind,
  children,
}: VisitedViewStateProps) {
  const { drafts, pathOf, title } = origin;
  const draftKey = visitDraftKey(drafts, id);
  const draftKeyOf = useCallback(
    (viewId: string) => visitDraftKey(draftsOf(viewId), id),
    [draftsOf, id],
  );
  return (
    <ViewStateProvider
      key={draftKey}
      draftKey={draftKey}
      address={address}
      origin={origin}
      open={useOpenStored(id, pathOfStored)}
      draftKeyOf={draftKeyOf}
      {...(bind && { bind })}
    >
      {children({ id, title, kept: useKeptDraft(origin, drafts, id), drafts, pathOf })}
    </ViewStateProvider>
  );
}
