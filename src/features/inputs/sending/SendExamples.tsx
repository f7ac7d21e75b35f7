import { useState } from 'react';
import styled from 'styled-components';
import type { InputSummary } from '@/contract/inputs';
import { CopyText } from '@/shared/copy-text/CopyText';
import { t } from '@/shared/texts/t';
import { Notice } from '@/ui/notice/Notice';
import { Tabs } from '@/ui/tabs/Tabs';
import { isLocalOnly, listenAddressOf } from './listen-address';
import { sendExamples } from './send-examples';
import type { SendExample } from '@/domain/inputs/send-example';

/** How to send a first message to an input: one tab per program, with a text to copy. */
export function SendExamples({ input }: { input: InputSummary }) {
  const [chosen, setChosen] = useState<string>();
  const examples = sendExamples(input, { machine: location.hostname, hello: t('inputs.hello') });
  const listens = listenAddressOf(input);
  const [first] = examples;
  if (!first) return <Quiet>{t(listens ? 'inputs.noExample' : 'inputs.fetchesItself')}</Quiet>;
  const active = examples.find(({ tool }) => tool === chosen) ?? first;
  return (
    <Stack>
      <Tabs
        label={t('inputs.sendWith')}
        active={active.tool}
        onChange={setChosen}
        tabs={examples.map((example) => ({
          id: example.tool,
          label: example.tool,
          panel: <OneExample example={example} />,
        }))}
      />
      {listens?.encrypted && <Quiet>{t('inputs.unverified')}</Quiet>}
      {listens && isLocalOnly(listens) && (
        <Notice tone="info">{t('inputs.localOnly', { address: listens.address })}</Notice>
      )}
    </Stack>
  );
}

function OneExample({ example: { tool, text, file } }: { example: SendExample }) {
  return (
    <div>
      {file !== undefined && <Quiet>{t('inputs.inFile', { file })}</Quiet>}
      <Box>
        <Command tabIndex={0} role="region" aria-label={t('inputs.commandOf', { tool })}>
          {text}
        </Command>
        <CopyText variant="secondary" text={() => text} label={t('inputs.copyCommand')} />
      </Box>
    </div>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
  min-width: 0;
  > [role='tablist'] {
    flex-wrap: wrap;
  }
`;

const Quiet = styled.p`
  margin: 0;
  color: ${({ theme }) => theme.color.muted};
`;

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${({ theme }) => theme.space.s};
`;

const Command = styled.pre`
  flex: 1 1 ${({ theme }) => theme.width.fieldValue};
  min-width: 0;
  margin: 0;
  padding: ${({ theme }) => theme.space.s} ${({ theme }) => theme.space.m};
  border-radius: ${({ theme }) => theme.radius.base};
  background: ${({ theme }) => theme.color.sunken};
  font-size: ${({ theme }) => theme.size.log};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
