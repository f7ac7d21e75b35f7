import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { formatInstant } from '@/domain/format/instants/instant';
import { withVersion } from '@/domain/search/versions/version-text';
import { sameExceptSearchTypes } from '@/domain/search/view/same-content';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { useIsEmbedded } from '@/shared/server-kind/use-is-embedded';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { Button } from '@/ui/button/Button';
import { Modal } from '@/ui/modal/Modal';
import { Notice } from '@/ui/notice/Notice';
import { Spinner } from '@/ui/spinner/Spinner';
import type { Names } from '@/views/comparison/change-values';
import { searchQueries } from '@/views/execution/queries';
import { useMayEdit } from '@/views/storing/use-may-edit';
import { useView } from '@/views/view-state/view-state-context';
import { versionsQuery, type ListedVersion } from './listed-versions';
import { VersionChanges } from './VersionChanges';
import { VersionList } from './VersionList';
import { VersionPreview } from './VersionPreview';

/** Lists the versions of a view, compares them, shows them, and reverts to one of them. */
export function VersionsDialog({ onClose }: { onClose: () => void }) {
  const { view, newest, replace, undo } = useView();
  const { zone } = useSession();
  const mayEdit = useMayEdit();
  const { data, error, refetch } = useQuery(versionsQuery(view.id, useIsEmbedded()));
  const { data: streams } = useQuery({ ...searchQueries.streams(), retry: false });
  const names = useMemo(
    (): Names => ({ zone, stream: (id) => streams?.find((one) => one.id === id)?.title ?? id }),
    [zone, streams],
  );
  const [chosen, choose] = useState<string>();
  const [isPreview, setPreview] = useState(false);
  const versions = data?.versions ?? [];
  const at = Math.max(
    0,
    versions.findIndex(({ id }) => id === chosen),
  );
  const version = versions[at];
  const { base, view: now } = newest();
  const isCurrent = version !== undefined && sameExceptSearchTypes(version.document, now);
  const time = version && timeOf(version, zone);
  const revert = () => {
    if (!version) return;
    replace(withVersion(newest().view, version.document));
    toasts.success(t('versions.reverted', { time: time ?? '' }), t('views.success'), {
      label: t('views.undo'),
      onSelect: undo,
    });
    onClose();
  };
  const footer = version && (
    <>
      <Button onClick={() => setPreview(!isPreview)}>
        {t(isPreview ? 'versions.back' : 'versions.show')}
      </Button>
      {mayEdit && (
        <Button variant="primary" disabled={isCurrent} onClick={revert}>
          {t('versions.revert')}
        </Button>
      )}
    </>
  );
  return (
    <Modal
      title={isPreview ? t('versions.of', { time: time ?? '' }) : t('versions.title')}
      size="wide"
      onClose={onClose}
      closeLabel={t('versions.close')}
      footer={footer}
    >
      {error && <FailureNotice error={error} retry={() => void refetch()} />}
      {!data && !error && <Spinner label={t('versions.loading')} />}
      {data && !version && <Notice tone="info">{t('versions.none')}</Notice>}
      {version && isPreview && <VersionPreview version={version.document} id={version.id} />}
      {version && !isPreview && (
        <>
          {data?.failure && (
            <FailureNotice title={t('versions.ofServerFailed')} error={data.failure} />
          )}
          <Columns>
            <VersionList
              versions={versions}
              chosen={version.id}
              saved={base}
              names={names}
              onChoose={choose}
            />
            <VersionChanges
              version={version.document}
              before={versions[at + 1]?.document}
              now={now}
              names={names}
            />
          </Columns>
        </>
      )}
    </Modal>
  );
}

const timeOf = ({ at }: ListedVersion, zone: string) =>
  formatInstant(new Date(at).toISOString(), { zone });

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(14rem, 2fr) minmax(0, 3fr);
  gap: ${({ theme }) => theme.space.l};
  align-content: start;
  align-items: start;
  min-height: 40dvh;
  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
