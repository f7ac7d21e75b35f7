import { useState } from 'react';
import styled from 'styled-components';
import { formatCount } from '@/domain/format/number';
import { CopyText } from '@/shared/copy-text/CopyText';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { Code } from '../page/layout';
import { When } from '../page/When';
import { levelName } from './LevelSelect';
import type { LogEntry } from './log-entries';

/** Lines and characters that a folded entry shows. */
const LINES = 3;
const CHARACTERS = 600;

/** An entry of the log; long ones are folded. */
export function LogEntryRow({ entry: { at, level, logger, text, raw } }: { entry: LogEntry }) {
  const [open, setOpen] = useState(false);
  const lines = text.split('\n');
  const folded = lines.slice(0, LINES).join('\n').slice(0, CHARACTERS);
  const isLong = folded.length < text.length;
  return (
    <Entry>
      <Head>
        <Facts>
          {at !== undefined && <When at={at} />}
          {level !== '' && <Level data-level={level}>{levelName(level)}</Level>}
          {logger !== '' && <Code>{logger}</Code>}
        </Facts>
        <Tools>
          {isLong && (
            <Button variant="quiet" aria-expanded={open} onClick={() => setOpen(!open)}>
              {open
                ? t('system.logFold')
                : t('system.logUnfold', { count: lines.length, lines: formatCount(lines.length) })}
            </Button>
          )}
          <CopyText variant="quiet" text={() => raw} label={t('system.copyLog')} />
        </Tools>
      </Head>
      <Text>{isLong && !open ? `${folded}…` : text}</Text>
    </Entry>
  );
}

const Entry = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
`;

/* The buttons stay beside the facts, however many lines these take. */
const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.m};
`;

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.m};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
`;

const Level = styled.span`
  font-weight: ${({ theme }) => theme.weight.bold};
  &[data-level='warn'] {
    color: ${({ theme }) => theme.color.warning};
  }
  &[data-level='error'],
  &[data-level='fatal'] {
    color: ${({ theme }) => theme.color.danger};
  }
`;

const Tools = styled.div`
  display: flex;
  flex: none;
`;

const Text = styled.pre`
  margin: 0;
  font-family: ${({ theme }) => theme.font.log};
  font-size: ${({ theme }) => theme.size.log};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
