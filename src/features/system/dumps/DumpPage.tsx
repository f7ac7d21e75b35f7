import type { UseQueryResult } from '@tanstack/react-query';
import styled from 'styled-components';
import { PageHead } from '@/shared/page-header/PageHead';
import { CopyText } from '@/shared/copy-text/CopyText';
import { t } from '@/shared/texts/t';
import { SystemPage } from '../page/layout';
import { NodeName } from '../cluster/NodeName';
import { Part, Quiet } from '../page/Part';
import { ReloadButton } from '../page/ReloadButton';
import { useNodeWay } from '../cluster/use-node-way';
import { When } from '../page/When';

type DumpPageProps = {
  title: string;
  description: string;
  nodeId: string;
  query: UseQueryResult<string>;
};

/** A text dump of a node, with the time it was requested. */
export function DumpPage({ title, description, nodeId, query }: DumpPageProps) {
  const { data, dataUpdatedAt } = query;
  const above = useNodeWay(nodeId);
  const actions = (
    <Tools>
      {data !== undefined && <When at={new Date(dataUpdatedAt).toISOString()} />}
      {data !== undefined && data !== '' && (
        <CopyText variant="secondary" text={() => data} label={t('system.copyDump')} />
      )}
      <ReloadButton query={query} />
    </Tools>
  );
  return (
    <SystemPage>
      <PageHead
        way={above}
        title={title}
        description={
          <>
            {description} <NodeName id={nodeId} />
          </>
        }
      />
      <Part title={t('system.dump')} query={query} actions={actions} rows={8}>
        {(text) =>
          text === '' ? (
            <Quiet>{t('system.emptyDump')}</Quiet>
          ) : (
            <Dump tabIndex={0} role="region" aria-label={title}>
              {text}
            </Dump>
          )
        }
      </Part>
    </SystemPage>
  );
}

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.s};
  time {
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.size.small};
  }
  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) {
    time {
      flex-basis: 100%;
    }
  }
`;

export const Dump = styled.pre`
  max-height: 70vh;
  margin: 0;
  padding: ${({ theme }) => theme.space.m};
  overflow: auto;
  border-radius: ${({ theme }) => theme.radius.base};
  background: ${({ theme }) => theme.color.sunken};
  font-family: ${({ theme }) => theme.font.log};
  font-size: ${({ theme }) => theme.size.log};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
