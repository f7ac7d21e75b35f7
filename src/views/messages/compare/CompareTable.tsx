import { useState } from 'react';
import styled from 'styled-components';
import type { Fields } from '@/domain/exact';
import { formatInstant } from '@/domain/format/instants/instant';
import { instantText, isInstantValue } from '@/domain/format/instants/instant-value';
import { LogText } from '@/shared/message/text/LogText';
import { valueText } from '@/shared/message/text/value-text';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { ChangedText } from './ChangedText';
import type { ComparedPath } from './differences';

type CompareTableProps = {
  paths: readonly ComparedPath[];
  messages: readonly Fields[];
  zone: string;
  /** Instants are shown as received. */
  raw: boolean;
};

/** Rows rendered at a time. */
const BATCH_SIZE = 200;

/** One column per message; each is compared to the baseline. */
export function CompareTable({ paths, messages, zone, raw }: CompareTableProps) {
  const [base, setBase] = useState(0);
  const [batches, setBatches] = useState(1);
  const visible = paths.slice(0, batches * BATCH_SIZE);
  return (
    <>
      <Frame tabIndex={0} role="region" aria-label={t('messageTools.compared')}>
        <Table>
          <thead>
            <tr>
              <th scope="col">{t('messageTools.place')}</th>
              {messages.map((fields, i) => (
                <th key={i} scope="col">
                  <label>
                    <input
                      type="radio"
                      name="compare-base"
                      checked={i === base}
                      onChange={() => setBase(i)}
                      aria-label={t('messageTools.compareTo', { number: i + 1 })}
                    />{' '}
                    {formatInstant(String(fields['timestamp'] ?? ''), { zone, format: 'complete' })}
                  </label>
                  <small>
                    <LogText text={valueText(fields['source'])} />
                  </small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {visible.map(({ path, texts: received }) => {
              const texts = received.map((text) =>
                !raw && isInstantValue(path, text) ? instantText(text, zone) : text,
              );
              return (
                <tr key={path}>
                  <th scope="row">
                    <LogText text={path} />
                  </th>
                  {texts.map((text, i) => (
                    <td key={i} title={text === received[i] ? undefined : received[i]}>
                      <Value>
                        <ChangedText from={i === base ? text : texts[base]} to={text} />
                      </Value>
                    </td>
                  ))}
                </tr>
              );
            })}
          </tbody>
        </Table>
      </Frame>
      {visible.length < paths.length && (
        <Button onClick={() => setBatches(batches + 1)}>
          {t('messageTools.morePlaces', {
            count: Math.min(BATCH_SIZE, paths.length - visible.length),
          })}
        </Button>
      )}
    </>
  );
}

const Frame = styled.div`
  overflow: auto;
  border: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.large};
`;

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  th,
  td {
    padding: ${({ theme }) => `${theme.space.xs} ${theme.space.s}`};
    border-bottom: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
    text-align: start;
    vertical-align: top;
    min-width: 16em;
  }
  tr:last-child > * {
    border-bottom: 0;
  }
  th:first-child {
    min-width: 8em;
    max-width: 14em;
    color: ${({ theme }) => theme.color.muted};
    font-weight: ${({ theme }) => theme.weight.normal};
    overflow-wrap: anywhere;
  }
  thead th {
    background: ${({ theme }) => theme.color.sunken};
    font-size: ${({ theme }) => theme.size.small};
    font-variant-numeric: tabular-nums;
  }
  thead label {
    white-space: nowrap;
  }
  small {
    display: block;
    color: ${({ theme }) => theme.color.muted};
    font-weight: ${({ theme }) => theme.weight.normal};
  }
`;

const Value = styled.div`
  max-height: 24em;
  overflow: auto;
  font: ${({ theme }) => `${theme.size.log}/1.5 ${theme.font.log}`};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  tab-size: 4;
`;
