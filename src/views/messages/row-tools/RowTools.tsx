import { useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import type { ResultMessage } from '@/contract/search';
import { formatCount } from '@/domain/format/number';
import { reasonOf } from '@/shared/failure/error-text';
import { saveFile } from '@/shared/files/save-file';
import { useWholeMessages } from '@/shared/message/facts/whole-message';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { copyText } from '@/ui/copy-button/copy-text';
import { Notice } from '@/ui/notice/Notice';
import { FILE_KINDS, type RowFormat } from './row-formats';
import { writeRows } from './write-rows';

export type RowToolsProps = {
  rows: readonly ResultMessage[];
  /** The rows are the selected ones, not all loaded ones. */
  selected: boolean;
  columns: readonly string[];
  zone: string;
  onDone: () => void;
};

type State =
  | { kind: 'idle' }
  | { kind: 'writing'; rows: number }
  | { kind: 'copied' }
  | { kind: 'failed'; reason: string };

const COPIED: readonly RowFormat[] = ['text', 'json', 'ndjson', 'csv', 'markdown'];
const SAVED: readonly RowFormat[] = ['csv', 'ndjson', 'json'];

/**
 * Copies or downloads the selected rows, or all loaded ones. Runs in the browser on loaded data
 * only.
 */
export function RowTools({ rows, selected, columns, zone, onDone }: RowToolsProps) {
  const wholeOf = useWholeMessages();
  const [state, setState] = useState<State>({ kind: 'idle' });
  const stop = useRef<AbortController>(undefined);
  const write = async (format: RowFormat, take: (chunks: string[]) => Promise<boolean>) => {
    const controller = new AbortController();
    stop.current = controller;
    setState({ kind: 'writing', rows: 0 });
    try {
      const chunks = await writeRows(
        rows,
        { format, columns, zone },
        (row) => wholeOf(row).fields(),
        (done) => setState({ kind: 'writing', rows: done }),
        controller.signal,
      );
      setState(
        (await take(chunks))
          ? { kind: 'copied' }
          : { kind: 'failed', reason: t('messageTools.noClipboard') },
      );
    } catch (error) {
      setState(
        controller.signal.aborted
          ? { kind: 'idle' }
          : {
              kind: 'failed',
              reason: reasonOf(error) || t('messages.noReason'),
            },
      );
    }
  };
  const copy = (format: RowFormat) => void write(format, (chunks) => copyText(chunks.join('')));
  const save = (format: RowFormat) =>
    void write(format, (chunks) => {
      const { extension, type } = FILE_KINDS[format];
      // The byte order mark tells spreadsheets that the file is UTF-8.
      saveFile(
        `messages-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.${extension}`,
        new Blob(format === 'csv' ? ['\uFEFF', ...chunks] : chunks, { type }),
      );
      onDone();
      return Promise.resolve(true);
    });
  const isWriting = state.kind === 'writing';

  return (
    <Panel>
      <p>
        {t(selected ? 'messageTools.selectedRows' : 'messageTools.loadedRows', {
          count: rows.length,
          rows: formatCount(rows.length),
        })}
      </p>
      <Group label={t('messageTools.copyAs')}>
        {COPIED.map((format) => (
          <Button key={format} disabled={isWriting} onClick={() => copy(format)}>
            {t(`messageTools.format.${format}`)}
          </Button>
        ))}
      </Group>
      <Group label={t('messageTools.saveAs')}>
        {SAVED.map((format) => (
          <Button key={format} disabled={isWriting} onClick={() => save(format)}>
            {t(`messageTools.format.${format}`)}
          </Button>
        ))}
      </Group>
      <div role="status">
        {state.kind === 'copied' && t('messages.copied')}
        {isWriting &&
          rows.length > 0 &&
          t('messageTools.writing', {
            rows: formatCount(state.rows),
            all: formatCount(rows.length),
          })}
      </div>
      {isWriting && (
        <Button variant="quiet" onClick={() => stop.current?.abort()}>
          {t('messageTools.stop')}
        </Button>
      )}
      {state.kind === 'failed' && (
        <Notice tone="danger">{t('messageTools.writeFailed', { reason: state.reason })}</Notice>
      )}
    </Panel>
  );
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label}>
      <span>{label}</span>
      <Buttons>{children}</Buttons>
    </div>
  );
}

const Panel = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
  max-width: 44ch;
  padding: ${({ theme }) => theme.space.m};
  p {
    margin: 0;
    color: ${({ theme }) => theme.color.muted};
  }
  [role='group'] > span {
    color: ${({ theme }) => theme.color.muted};
    font-size: ${({ theme }) => theme.size.small};
  }
  [role='status']:empty {
    display: none;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs};
`;
