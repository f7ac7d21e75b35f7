import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { DetailCard } from '@/ui/detail/DetailCard';
import { Modal } from '@/ui/modal/Modal';
import { SkeletonList } from '@/ui/skeleton/SkeletonShapes';
import { Spinner } from '@/ui/spinner/Spinner';
import { mayEdit } from './rights';
import { useSection } from './use-section';

type SettingProps<Fetched, Data, Key extends QueryKey> = {
  /** Names the setting's form in the address. */
  id: string;
  title: string;
  /** What the setting is for. */
  lead: ReactNode;
  query: UseQueryOptions<Fetched, Error, Data, Key>;
  children: (data: Data) => ReactNode;
  /** Whether it is changed elsewhere, so that nobody edits it here. */
  isFixed?: (data: Data) => boolean;
  /** The dialog that edits the setting, for users who may. It starts from freshly loaded data. */
  form: (data: Data, onClose: () => void) => ReactNode;
};

/** A setting: its purpose, its current values and a dialog to edit it. */
export function Setting<Fetched, Data, Key extends QueryKey>({
  id,
  title,
  lead,
  query,
  children,
  isFixed = () => false,
  form,
}: SettingProps<Fetched, Data, Key>) {
  const session = useSession();
  const { section, edit, open, close } = useSection();
  const { data, error, refetch } = useQuery(query);
  const editable = mayEdit(section, session) && !(data !== undefined && isFixed(data));
  return (
    <DetailCard
      title={title}
      busy={data === undefined && error === null}
      actions={
        editable &&
        data !== undefined && (
          <Button aria-label={t('configurations.editOf', { title })} onClick={() => open(id)}>
            {t('configurations.edit')}
          </Button>
        )
      }
    >
      <Quiet>{lead}</Quiet>
      <FailureNotice error={error} retry={() => void refetch()} />
      {data === undefined
        ? error === null && <SkeletonList rows={2} columns={2} label={t('app.loadingPart')} />
        : children(data)}
      {editable && edit === id && (
        <Fresh title={title} query={query} onClose={close}>
          {(fresh) => form(fresh, close)}
        </Fresh>
      )}
    </DetailCard>
  );
}

type FreshProps<Fetched, Data, Key extends QueryKey> = Pick<
  SettingProps<Fetched, Data, Key>,
  'title' | 'query' | 'children'
> & { onClose: () => void };

/** Reloads the data before editing, because others may have changed it in the meantime. */
function Fresh<Fetched, Data, Key extends QueryKey>({
  title,
  query,
  onClose,
  children,
}: FreshProps<Fetched, Data, Key>) {
  const { data, error, isFetchedAfterMount, refetch } = useQuery({
    ...query,
    refetchOnMount: 'always',
  });
  if (data !== undefined && isFetchedAfterMount && error === null) return children(data);
  return (
    <Modal title={title} onClose={onClose} closeLabel={t('forms.close')}>
      {error ? (
        <FailureNotice error={error} retry={() => void refetch()} />
      ) : (
        <Spinner label={t('app.loadingPart')} />
      )}
    </Modal>
  );
}

/** Muted text for secondary information. */
export const Quiet = styled.p`
  max-width: 80ch;
  margin: 0;
  text-wrap: pretty;
  color: ${({ theme }) => theme.color.muted};
`;
