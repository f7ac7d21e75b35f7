import { useMutation, useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { PERMISSIONS } from '@/contract/permissions';
import type { LoggerSubsystems } from '@/contract/system-log';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { useSession } from '@/shared/session/session-context';
import { useIsEmbedded } from '@/shared/server-kind/use-is-embedded';
import { serverText } from '@/shared/texts/server-text';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { Code, PlainList } from '../page/layout';
import { NodeName } from '../cluster/NodeName';
import { Part } from '../page/Part';
import { SilentNodes } from '../cluster/SilentNodes';
import { LevelSelect } from './LevelSelect';
import { loggingQueries, setSubsystemLevel } from './queries';

type Subsystem = LoggerSubsystems['subsystems'][string];

/** Log levels by subsystem of each node. A change lasts until the node restarts. */
export function Subsystems() {
  const query = useQuery(loggingQueries.subsystems());
  return (
    <Part title={t('system.subsystems')} query={query} rows={4}>
      {(nodes) => (
        <>
          <SilentNodes nodes={nodes} />
          {Object.entries(nodes).map(
            ([nodeId, answer]) =>
              answer && (
                <section key={nodeId}>
                  <Where>
                    <NodeName id={nodeId} />
                  </Where>
                  <PlainList>
                    {Object.entries(answer.subsystems).map(([name, subsystem]) => (
                      <li key={name}>
                        <SubsystemRow nodeId={nodeId} name={name} subsystem={subsystem} />
                      </li>
                    ))}
                  </PlainList>
                </section>
              ),
          )}
        </>
      )}
    </Part>
  );
}

function SubsystemRow({
  nodeId,
  name,
  subsystem: { title: given, description, categories, level },
}: {
  nodeId: string;
  name: string;
  subsystem: Subsystem;
}) {
  const { permits } = useSession();
  const embedded = useIsEmbedded();
  const inWords = (text: string) => (embedded ? serverText({ message: text }) : text);
  const title = inWords(given);
  const mutation = useMutation({
    ...setSubsystemLevel(nodeId, name),
    scope: { id: `subsystem ${name} of ${nodeId}` },
  });
  const change = (next: string) =>
    mutation.mutate(next, {
      onSuccess: () => toasts.success(t('system.levelChanged', { name: title })),
    });
  return (
    <>
      <LevelRow>
        <div>
          <strong>{title}</strong>
          <p>
            {inWords(description)} <Code>{categories.join(', ')}</Code>
          </p>
        </div>
        <LevelSelect
          label={t('system.levelOf', { name: title })}
          level={mutation.isPending ? mutation.variables : level}
          editable={permits(PERMISSIONS.loggers.editsubsystem, name)}
          onChange={change}
        />
      </LevelRow>
      <FailureNotice error={mutation.error} />
    </>
  );
}

const Where = styled.h3`
  margin: 0 0 ${({ theme }) => theme.space.s};
`;

export const LevelRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 9em;
  align-items: center;
  gap: ${({ theme }) => theme.space.m};
  p {
    margin: 0;
    color: ${({ theme }) => theme.color.muted};
  }
`;
