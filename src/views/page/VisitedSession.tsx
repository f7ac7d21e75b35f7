import { useCallback, type ReactNode } from 'react';
import type { SearchSession } from '@/domain/search/session/session';
import type { KeptDraftNoteProps } from '@/views/address/KeptDraftNote';
import { useKeptDraft, type KeptDraft } from '@/views/address/kept-drafts';
import { useOpenStored } from '@/views/address/use-open-stored';
import type { Visit } from '@/views/address/use-visit';
import { visitDraftKey, type Origin } from '@/views/session/origin';
import type { PageAddress } from '@/views/session/page-address';
import { SessionProvider, type SessionProviderProps } from '@/views/session/SessionProvider';

/** What the page of a view shows of its visit. */
export type ShownVisit = Pick<KeptDraftNoteProps, 'drafts' | 'pathOf'> & {
  id: string;
  /** The name of a search that is not saved, such as the replay of an event. */
  title: string | undefined;
  /** Unsaved work of an earlier visit. */
  kept: KeptDraft | undefined;
};

type VisitedSessionProps = Pick<SessionProviderProps, 'bind'> & {
  origin: Origin;
  visit: Visit;
  address: PageAddress;
  /** The prefix of the draft keys of a stored view. */
  draftsOf: (viewId: string) => string;
  pathOfStored: (viewId: string, session: SearchSession | undefined) => string;
  children: (visit: ShownVisit) => ReactNode;
};

/** The session of one visit to a view, whose unsaved changes are kept apart from other visits. */
export function VisitedSession({
  origin,
  visit: { id },
  address,
  draftsOf,
  pathOfStored,
  bind,
  children,
}: VisitedSessionProps) {
  const { drafts, pathOf, title } = origin;
  const draftKey = visitDraftKey(drafts, id);
  const draftKeyOf = useCallback(
    (viewId: string) => visitDraftKey(draftsOf(viewId), id),
    [draftsOf, id],
  );
  return (
    <SessionProvider
      key={draftKey}
      draftKey={draftKey}
      address={address}
      origin={origin}
      open={useOpenStored(id, pathOfStored)}
      draftKeyOf={draftKeyOf}
      {...(bind && { bind })}
    >
      {children({ id, title, kept: useKeptDraft(origin, drafts, id), drafts, pathOf })}
    </SessionProvider>
  );
}
