import styled from 'styled-components';
import { useIsEmbedded } from '@/shared/server-kind/use-is-embedded';
import { t } from '@/shared/texts/t';
import { Chip } from '@/ui/chip/Chip';
import { configurationQueries } from '../queries';
import { Quiet, Setting } from '../Setting';
import { Code } from '../ValueList';
import { toProcessors } from './processor-form';
import { ProcessorsForm } from './ProcessorsForm';

/** The embedded node filters while it decodes messages, so this processor is always on there. */
const FILTERS = 'org.graylog2.messageprocessors.MessageFilterChainProcessor';

/** The message processors and their order. */
export function ProcessorsSection() {
  const embedded = useIsEmbedded();
  const title = t('configurations.processorsTitle');
  const fixed = (id: string) => embedded && id === FILTERS;
  return (
    <Setting
      id="processors"
      title={title}
      lead={t('configurations.processorsLead')}
      query={configurationQueries.processors()}
      form={(found, onClose) => (
        <ProcessorsForm processors={found} title={title} fixed={fixed} onClose={onClose} />
      )}
    >
      {(found) => (
        <>
          <Steps aria-label={title}>
            {toProcessors(found).map(({ id, title: name, on }) => (
              <li key={id}>
                <Names>
                  <span>{name}</span>
                  <Code>{id.slice(id.lastIndexOf('.') + 1)}</Code>
                </Names>
                <Chip tone={on ? 'success' : 'neutral'}>
                  {t(on ? 'configurations.on' : 'configurations.off')}
                </Chip>
              </li>
            ))}
          </Steps>
          {embedded && <Quiet>{t('configurations.processorsEmbedded')}</Quiet>}
        </>
      )}
    </Setting>
  );
}

const Steps = styled.ol`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
  margin: 0;
  padding-inline-start: ${({ theme }) => theme.space.l};
  > li::marker {
    color: ${({ theme }) => theme.color.muted};
  }
  > li {
    padding-inline-start: ${({ theme }) => theme.space.xs};
  }
`;

const Names = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0 ${({ theme }) => theme.space.s};
  margin-inline-end: ${({ theme }) => theme.space.m};
  overflow-wrap: anywhere;
`;
