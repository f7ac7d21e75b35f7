import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { t } from '@/shared/texts/t';
import { PlainList } from '../page/layout';
import { Part, Quiet } from '../page/Part';
import { nodeQueries } from './queries';

export function Plugins({ nodeId }: { nodeId: string }) {
  const query = useQuery(nodeQueries.plugins(nodeId));
  return (
    <Part title={t('system.plugins')} query={query}>
      {({ plugins }) =>
        plugins.length === 0 ? (
          <Quiet>{t('system.noPlugins')}</Quiet>
        ) : (
          <PlainList>
            {plugins.map(({ unique_id: id, name, version, author, description }) => (
              <li key={id}>
                <strong>{name}</strong> {version} <By>{t('system.pluginBy', { author })}</By>
                <Quiet>{description}</Quiet>
              </li>
            ))}
          </PlainList>
        )
      }
    </Part>
  );
}

const By = styled.span`
  color: ${({ theme }) => theme.color.muted};
`;
