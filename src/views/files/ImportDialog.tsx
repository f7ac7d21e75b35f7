import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { formatBytes } from '@/domain/format/number';
import {
  importedView,
  MAX_FILE_BYTES,
  readViewFile,
  usedStreams,
  ViewFileError,
  widgetCount,
  type FileProblem,
  type ViewFile,
} from '@/domain/search/versions/view-file';
import { pagesOf } from '@/domain/search/view/pages';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { refresh } from '@/shared/mutations/change';
import { queryRoots } from '@/shared/mutations/query-roots';
import { paths } from '@/shared/paths';
import { FileBox } from '@/shared/pickers/boxes';
import { useSession } from '@/shared/session/session-context';
import { sessionQueries } from '@/shared/session/session-queries';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { Button } from '@/ui/button/Button';
import { Modal } from '@/ui/modal/Modal';
import { Notice } from '@/ui/notice/Notice';
import { TextInput } from '@/ui/text-input/TextInput';
import { searchQueries } from '@/views/execution/queries';
import { newIds } from '@/views/storing/new-ids';
import { mayCreateView } from '@/views/storing/rights';
import { saveAs } from '@/views/storing/store-view';
import { keepUnsaved } from './open-unsaved';

type ImportDialogProps = { file: File | undefined; onClose: () => void };

/** Imports a dashboard or saved search from a file, as a new one or as unsaved changes. */
export function ImportDialog({ file: dropped, onClose }: ImportDialogProps) {
  const session = useSession();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [file, setFile] = useState(dropped);
  const [typed, setTyped] = useState<string>();
  const read = useQuery({
    queryKey: ['views', 'file', file && [file.name, file.size, file.lastModified]] as const,
    queryFn: () => readFile(file),
    enabled: file !== undefined,
    gcTime: 0,
    retry: false,
    structuralSharing: false,
    networkMode: 'always',
  });
  const content = read.data?.content;
  const document = content?.document;
  const title = typed ?? document?.title ?? '';
  const store = useMutation({
    mutationFn: async (source: ViewFile) =>
      (await saveAs(importedView(source, title.trim(), newIds), title.trim())).view,
    onSuccess: async (stored) => {
      const isSearch = stored.type === 'SEARCH';
      toasts.success(t('viewFiles.done', { title: stored.title }), t('views.success'));
      await refresh(client, [
        isSearch ? queryRoots.savedSearches : queryRoots.dashboards,
        sessionQueries.all(),
      ]);
      onClose();
      await navigate(isSearch ? paths.savedSearch(stored.id) : paths.dashboard(stored.id));
    },
  });
  const openUnsaved = (source: ViewFile) => {
    const { path, state } = keepUnsaved(importedView(source, title.trim(), newIds));
    onClose();
    void navigate(path, { state });
  };
  const isUsable = content !== undefined && content.missing.length === 0;
  const maySave = document !== undefined && mayCreateView(document.type, session);
  const footer = (
    <>
      <Button
        disabled={!isUsable || store.isPending}
        onClick={() => content && openUnsaved(content)}
      >
        {t('viewFiles.openUnsaved')}
      </Button>
      <Button
        variant="primary"
        disabled={!isUsable || !maySave || title.trim() === ''}
        aria-disabled={store.isPending || undefined}
        onClick={() => {
          if (content && !store.isPending) store.mutate(content);
        }}
      >
        {t('viewFiles.import')}
      </Button>
    </>
  );
  return (
    <Modal
      title={t('viewFiles.title')}
      onClose={onClose}
      unsaved={typed !== undefined}
      closeLabel={t('viewFiles.close')}
      footer={footer}
    >
      <Content>
        <FileBox
          aria-label={t('viewFiles.file')}
          accept=".json,application/json"
          maxSize={MAX_FILE_BYTES}
          value={file}
          onChange={(next) => {
            setFile(next);
            setTyped(undefined);
            store.reset();
          }}
        />
        {!file && <Quiet>{t('viewFiles.lead')}</Quiet>}
        {read.data?.problem && <Problem problem={read.data.problem} name={file?.name ?? ''} />}
        {read.error && <FailureNotice error={read.error} />}
        {content && (
          <>
            <TextInput
              label={t('views.title')}
              value={title}
              maxLength={200}
              autoComplete="off"
              error={title.trim() === '' ? t('views.titleNeeded') : undefined}
              onChange={({ target }) => setTyped(target.value)}
            />
            <Quiet>{aboutOf(content)}</Quiet>
            <Missing content={content} />
            {!maySave && <Notice tone="info">{t('viewFiles.mayNotSave')}</Notice>}
          </>
        )}
        {store.error && <FailureNotice title={t('viewFiles.failed')} error={store.error} />}
      </Content>
    </Modal>
  );
}

type Read = { content?: ViewFile; problem?: FileProblem };

async function readFile(file: File | undefined): Promise<Read> {
  if (!file) return {};
  if (file.size > MAX_FILE_BYTES) return { problem: { kind: 'tooLarge' } };
  try {
    return { content: readViewFile(await file.text()) };
  } catch (error) {
    if (error instanceof ViewFileError) return { problem: error.problem };
    throw error;
  }
}

function Problem({ problem, name }: { problem: FileProblem; name: string }) {
  return (
    <Notice tone="danger" title={t('viewFiles.unusable', { name })}>
      {reasonOf(problem)}
    </Notice>
  );
}

function reasonOf(problem: FileProblem): string {
  switch (problem.kind) {
    case 'damaged':
      return t('viewFiles.damaged', { place: problem.place });
    case 'contentPack': {
      const { name, dashboards } = problem.pack;
      return t('viewFiles.contentPack', { name, count: dashboards });
    }
    default:
      return t(`viewFiles.${problem.kind}`, { most: formatBytes(MAX_FILE_BYTES) });
  }
}

function aboutOf({ document }: ViewFile): string {
  const widgets = t('viewFiles.widgets', { count: widgetCount(document) });
  return document.type === 'SEARCH'
    ? t('viewFiles.ofSearch', { widgets })
    : t('viewFiles.ofDashboard', {
        widgets,
        pages: t('viewFiles.pages', { count: pagesOf(document).length }),
      });
}

/** What the file needs and this server does not have. */
function Missing({ content: { document, streams, missing } }: { content: ViewFile }) {
  const { data: known } = useQuery({ ...searchQueries.streams(), retry: false });
  const unknown = known
    ? usedStreams(document).filter((id) => known.every((stream) => stream.id !== id))
    : [];
  return (
    <>
      {missing.length > 0 && (
        <Notice tone="danger" title={t('viewFiles.capabilities')}>
          {missing.join(', ')}
        </Notice>
      )}
      {unknown.length > 0 && (
        <Notice tone="warning" title={t('viewFiles.streams', { count: unknown.length })}>
          <ul>
            {unknown.map((id) => (
              <li key={id}>{(Object.hasOwn(streams, id) && streams[id]) || id}</li>
            ))}
          </ul>
          {t('viewFiles.streamsText')}
        </Notice>
      )}
    </>
  );
}

const Content = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.m};
  ul {
    margin: 0;
    padding-inline-start: ${({ theme }) => theme.space.l};
    overflow-wrap: anywhere;
  }
`;

const Quiet = styled.p`
  margin: 0;
  color: ${({ theme }) => theme.color.muted};
`;
