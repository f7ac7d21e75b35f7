import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { call } from '@/api/client';
import { importGrokPatterns, type ImportStrategy } from '@/contract/grok';
import {
  otherLines,
  patternsOfFile,
  type NamedPattern,
} from '@/domain/processing/grok/pattern-file';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { errorText } from '@/shared/failure/error-text';
import { change } from '@/shared/mutations/change';
import { queryRoots } from '@/shared/mutations/query-roots';
import { FileBox } from '@/shared/pickers/boxes';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { Button } from '@/ui/button/Button';
import { Field } from '@/ui/field/Field';
import { Modal } from '@/ui/modal/Modal';
import { Notice } from '@/ui/notice/Notice';
import { NativeSelect } from '@/ui/select/NativeSelect';
import { everyPattern, grokPatterns } from '../model/grok-patterns';
import { FileContent } from './FileContent';

const MAX_FILE_BYTES = 1_048_576;

/** Imports all patterns of a file, or none. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const [file, setFile] = useState<File>();
  const [strategy, setStrategy] = useState<ImportStrategy>('ABORT_ON_CONFLICT');
  const { data: existing } = useQuery(everyPattern());
  const read = usePatternsOf(file);
  const patterns = read.data?.patterns ?? [];
  const run = useMutation({
    ...change(grokPatterns.keys, (all: readonly NamedPattern[]) =>
      call(importGrokPatterns, { patterns: all, strategy }),
    ),
    onSuccess: (_, all) => {
      toasts.success(t('grok.imported', { count: all.length }));
      onClose();
    },
  });
  return (
    <Modal
      title={t('grok.importTitle')}
      onClose={onClose}
      closeLabel={t('grok.close')}
      footer={
        <Button
          variant={strategy === 'DROP_ALL_EXISTING' ? 'danger' : 'primary'}
          disabled={patterns.length === 0}
          aria-disabled={run.isPending || undefined}
          onClick={() => !run.isPending && run.mutate(patterns)}
        >
          {t('grok.importRun')}
        </Button>
      }
    >
      <Content>
        <p>{t('grok.importLead')}</p>
        <FileBox
          aria-label={t('grok.importFile')}
          accept=".txt,.grok,.pattern,.patterns,.conf,text/*"
          maxSize={MAX_FILE_BYTES}
          value={file}
          onChange={(next) => {
            setFile(next);
            run.reset();
          }}
        />
        {read.error && <FailureNotice error={read.error} />}
        {read.data && <FileContent {...read.data} existing={existing ?? []} strategy={strategy} />}
        <Field label={t('grok.importStrategy')}>
          {(control) => (
            <NativeSelect
              {...control}
              value={strategy}
              onChange={(next) => {
                setStrategy(next);
                run.reset();
              }}
              options={[
                { value: 'ABORT_ON_CONFLICT', label: t('grok.importAbort') },
                { value: 'REPLACE_ON_CONFLICT', label: t('grok.importReplace') },
                { value: 'DROP_ALL_EXISTING', label: t('grok.importDrop') },
              ]}
            />
          )}
        </Field>
        {strategy === 'DROP_ALL_EXISTING' && (
          <Notice tone="warning">{t('grok.importDropMeans')}</Notice>
        )}
        {run.error && (
          <FailureNotice
            title={t('grok.importFailed')}
            text={errorText(run.error)}
            error={run.error}
          />
        )}
      </Content>
    </Modal>
  );
}

const usePatternsOf = (file: File | undefined) =>
  useQuery({
    queryKey: [
      ...queryRoots.grokPatterns,
      'file',
      file && [file.name, file.size, file.lastModified],
    ] as const,
    queryFn: async () => {
      const text = (await file?.text()) ?? '';
      return { patterns: patternsOfFile(text), skipped: otherLines(text) };
    },
    enabled: file !== undefined,
    gcTime: 0,
    retry: false,
    networkMode: 'always',
  });

const Content = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  > p {
    margin: 0;
    color: ${({ theme }) => theme.color.muted};
  }
`;
