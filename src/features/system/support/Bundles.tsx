import { useMutation, useQuery } from '@tanstack/react-query';
import { PERMISSIONS } from '@/contract/permissions';
import type { SupportBundle } from '@/contract/support';
import { formatBytes } from '@/domain/format/number';
import { ask } from '@/shared/confirm/ask';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { IfPermitted } from '@/shared/permissions/IfPermitted';
import { useIsEmbedded } from '@/shared/server-kind/use-is-embedded';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { Button } from '@/ui/button/Button';
import { PlainList } from '../page/layout';
import { Part, Quiet } from '../page/Part';
import { FileRow } from './FileRow';
import {
  buildBundle,
  changesBundles,
  deleteBundle,
  downloadBundle,
  supportQueries,
} from './queries';

const MAY_CHANGE = [PERMISSIONS.supportbundle.create];

/** The bundles on the server. */
export function Bundles() {
  const embedded = useIsEmbedded();
  const query = useQuery(supportQueries.bundles());
  const build = useMutation({
    ...buildBundle,
    // Graylog builds in the background and confirms at once.
    onSuccess: () =>
      embedded
        ? toasts.success(t('support.built'))
        : toasts.info(t('support.started'), t('support.title')),
  });
  return (
    <Part
      title={t('support.bundles')}
      query={query}
      actions={
        <IfPermitted permissions={MAY_CHANGE}>
          <Button
            variant="primary"
            aria-disabled={build.isPending || undefined}
            onClick={() => {
              if (!build.isPending) build.mutate();
            }}
          >
            {t(build.isPending ? 'support.building' : 'support.build')}
          </Button>
        </IfPermitted>
      }
    >
      {(bundles) => (
        <>
          <FailureNotice error={build.error} />
          {bundles.length === 0 ? (
            <Quiet>{t('support.none')}</Quiet>
          ) : (
            <PlainList aria-label={t('support.bundles')}>
              {bundles.map((bundle) => (
                <li key={bundle.file_name}>
                  <Bundle bundle={bundle} />
                </li>
              ))}
            </PlainList>
          )}
          {embedded && <Quiet>{t('support.kept')}</Quiet>}
        </>
      )}
    </Part>
  );
}

function Bundle({ bundle: { file_name: name, size } }: { bundle: SupportBundle }) {
  const remove = () =>
    ask({
      title: t('support.deleteTitle'),
      content: <p>{t('support.deleteSure', { name, size: formatBytes(size) })}</p>,
      run: () => deleteBundle(name),
      keys: changesBundles,
      done: () => toasts.success(t('support.deleted', { name })),
    });
  return (
    <FileRow name={name} details={formatBytes(size)} onDownload={() => downloadBundle(name)}>
      <IfPermitted permissions={MAY_CHANGE}>
        <Button variant="danger" aria-label={t('support.deleteOf', { name })} onClick={remove}>
          {t('support.delete')}
        </Button>
      </IfPermitted>
    </FileRow>
  );
}
