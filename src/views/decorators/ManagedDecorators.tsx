import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { PERMISSIONS } from '@/contract/permissions';
import { DEFAULT_STREAM_ID } from '@/contract/streams';
import { errorText } from '@/shared/failure/error-text';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { SearchSelect } from '@/shared/pickers/SearchSelect';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { Field } from '@/ui/field/Field';
import { Spinner } from '@/ui/spinner/Spinner';
import { searchQueries } from '@/views/execution/queries';
import { decoratorQueries } from './decorator-queries';
import { DecoratorList } from './DecoratorList';
import { decoratorsOf, type Scope } from './decorators-of';
import { useDecoratorMutations } from './use-decorator-mutations';

/** The value of the default scope in the stream select. */
const DEFAULT_SCOPE = 'default';

/** The decorators stored on the server, for the default scope or a stream; `initial` comes first. */
export function ManagedDecorators({ initial }: { initial: Scope }) {
  const [scope, setScope] = useState<Scope>(initial);
  const streams = useQuery({ ...searchQueries.streams(), retry: false });
  const options = [
    { value: DEFAULT_SCOPE, label: t('decorators.defaultScope') },
    ...(streams.data ?? [])
      .filter(({ id }) => id !== DEFAULT_STREAM_ID)
      .map(({ id, title }) => ({ value: id, label: title })),
  ];
  return (
    <Content>
      <Field label={t('decorators.scope')}>
        {(control) => (
          <SearchSelect
            {...control}
            options={options}
            value={scope ?? DEFAULT_SCOPE}
            onChange={(next) =>
              setScope(next === undefined || next === DEFAULT_SCOPE ? null : next)
            }
          />
        )}
      </Field>
      <KeptDecorators key={scope} scope={scope} />
    </Content>
  );
}

function KeptDecorators({ scope }: { scope: Scope }) {
  const { permits } = useSession();
  const list = useQuery(decoratorQueries.list());
  const types = useQuery(decoratorQueries.types());
  const { create, update, remove, order } = useDecoratorMutations();
  const error = list.error ?? types.error;
  if (error)
    return (
      <FailureNotice
        error={error}
        retry={() => {
          void list.refetch();
          void types.refetch();
        }}
      />
    );
  if (!list.data || !types.data) return <Spinner label={t('decorators.loading')} />;

  const saved = decoratorsOf(list.data, scope);
  // Shows the new order optimistically while it is being saved.
  const decorators = order.isPending ? order.variables : saved;
  const ofStream = scope === null || permits(PERMISSIONS.streams.edit, scope);
  const mayWrite = ofStream && permits(PERMISSIONS.decorators.create);
  const next = Math.max(-1, ...saved.map((one) => one.order)) + 1;
  const fail = (failure: Error) => toasts.error(errorText(failure), t('decorators.orderFailed'));
  return (
    <>
      {!mayWrite && <Quiet>{t('decorators.notAllowed')}</Quiet>}
      <DecoratorList
        draftKey={`search.decorators.${scope ?? DEFAULT_SCOPE}`}
        decorators={decorators}
        types={types.data}
        {...(mayWrite && {
          onCreate: (type, config) =>
            create.mutateAsync({ type, config, stream: scope, order: next }),
          onUpdate: (changed) => update.mutateAsync(changed),
          onOrder: (ordered) => order.mutate(ordered, { onError: fail }),
        })}
        {...(ofStream &&
          permits(PERMISSIONS.decorators.edit) && {
            onDelete: ({ id }) =>
              remove.mutate(id, {
                onError: (failure) => toasts.error(errorText(failure), t('decorators.deleteTitle')),
              }),
          })}
      />
    </>
  );
}

const Content = styled.div`
  display: grid;
  align-content: start;
  gap: ${({ theme }) => theme.space.m};
`;

const Quiet = styled.p`
  margin: 0;
  color: ${({ theme }) => theme.color.muted};
`;
