import { useMutation, useQuery, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { errorText } from '@/shared/failure/error-text';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { listOf } from '@/shared/texts/list-of';
import { t } from '@/shared/texts/t';
import { ConfirmDialog } from '@/ui/confirm-dialog/ConfirmDialog';
import { Notice } from '@/ui/notice/Notice';
import { Spinner } from '@/ui/spinner/Spinner';

/**
 * An entity that uses a deleted one; `kind` is its type in words, 'Alert rule', and `count` says how
 * many of them there are, '2 alert rules'. `of` has the titles of those that it uses if several are
 * deleted.
 */
export type Dependent = {
  kind: string;
  count: (count: number) => string;
  title: string;
  href?: string;
  of?: readonly string[];
};
export type DependentsQuery = Pick<UseQueryOptions<readonly Dependent[]>, 'queryKey' | 'queryFn'>;

export type DeleteDialogProps = {
  /** 'Delete stream', 'Delete 3 streams'. */
  title: string;
  /** The label of the button; the title by default. */
  confirm?: string;
  /** Titles of the entities to delete; none if the question is about something without a name. */
  names: readonly string[];
  /** Consequences: what is deleted along, and what is kept. */
  children?: ReactNode;
  /** Fetched when the dialog opens. */
  dependents?: DependentsQuery | undefined;
  /** They prevent the deletion. */
  notWhileUsed?: boolean;
  /** Number of entities from which users must type it to confirm. */
  typedFrom?: number;
  /** The heading of an error, and its text from the reason. */
  failedTitle?: string | undefined;
  failedText?: ((reason: string) => string) | undefined;
  onDelete: () => Promise<unknown>;
  /** Called after the deletion, to notify and refresh. */
  onDeleted: () => void;
  onCancel: () => void;
};

const SHOWN = 10;
const NOTHING: DependentsQuery = { queryKey: ['dependents', 'none'], queryFn: async () => [] };

/** Asks for confirmation of a deletion, listing the entities and what depends on them. */
export function DeleteDialog({
  title,
  confirm = title,
  names,
  children,
  dependents = NOTHING,
  notWhileUsed = false,
  typedFrom = 10,
  failedTitle,
  failedText,
  onDelete,
  onDeleted,
  onCancel,
}: DeleteDialogProps) {
  const deletion = useMutation({ mutationFn: onDelete, onSuccess: onDeleted });
  const { data: users = [] } = useQuery({ ...dependents, staleTime: 0 });
  const isKept = notWhileUsed && users.length > 0;
  const typed =
    names.length >= typedFrom
      ? { label: t('confirm.typeCount', { count: names.length }), word: `${names.length}` }
      : undefined;
  return (
    <ConfirmDialog
      title={title}
      confirm={confirm}
      danger
      typed={typed}
      busy={deletion.isPending}
      disabled={isKept}
      onConfirm={() => deletion.mutate()}
      onCancel={onCancel}
      texts={{ cancel: t('forms.cancel'), close: t('forms.close') }}
    >
      <NameList names={names} />
      {children}
      <Dependents query={dependents} several={names.length > 1} isKept={isKept} />
      <FailureNotice
        error={deletion.error}
        {...(failedTitle !== undefined &&
          deletion.error && {
            title: failedTitle,
            text: failedText?.(errorText(deletion.error)) ?? errorText(deletion.error),
          })}
      />
    </ConfirmDialog>
  );
}

function Dependents({
  query,
  several,
  isKept,
}: {
  query: DependentsQuery;
  several: boolean;
  isKept: boolean;
}) {
  const { data, error, isPending } = useQuery({ ...query, staleTime: 0 });
  if (isPending) return <Spinner label={t('confirm.lookingUp')} />;
  if (error)
    return (
      <Notice tone="warning">
        {t(several ? 'confirm.unknownDependentsOfSome' : 'confirm.unknownDependents')}
      </Notice>
    );
  if (data.length === 0) return null;
  return (
    <Notice
      tone="warning"
      title={t(isKept ? 'confirm.keptBy' : 'confirm.usedBy', { users: listOf(countsOf(data)) })}
    >
      <List>
        {data.slice(0, SHOWN).map(({ kind, title, href, of }) => (
          <li key={`${kind} ${title} ${href}`}>
            {kind}:{' '}
            {href === undefined ? (
              title
            ) : (
              <a href={href} target="_blank" rel="noreferrer">
                {title}
              </a>
            )}
            {of && ` ${t('confirm.uses', { names: namesOf(of) })}`}
          </li>
        ))}
      </List>
      {data.length > SHOWN && t('confirm.more', { count: data.length - SHOWN })}
    </Notice>
  );
}

/** '1 stream', '2 dashboards'. */
const countsOf = (dependents: readonly Dependent[]) =>
  dependents
    .filter(({ kind }, place) => dependents.findIndex((one) => one.kind === kind) === place)
    .map(({ kind, count }) => count(dependents.filter((one) => one.kind === kind).length));

const NAMED = 3;
const namesOf = (of: readonly string[]) =>
  of.length > NAMED ? `${of.slice(0, NAMED).join(', ')} …` : of.join(', ');

function NameList({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  if (names.length === 1) return <Name>{names[0]}</Name>;
  return (
    <div>
      <List>
        {names.slice(0, SHOWN).map((name, index) => (
          <li key={index}>
            <Name>{name}</Name>
          </li>
        ))}
      </List>
      {names.length > SHOWN && t('confirm.more', { count: names.length - SHOWN })}
    </div>
  );
}

const List = styled.ul`
  margin: 0;
  padding-inline-start: ${({ theme }) => theme.space.l};
`;

const Name = styled.strong`
  font-weight: ${({ theme }) => theme.weight.bold};
  overflow-wrap: anywhere;
`;
