import { useContext } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { menuPageAbove } from '@/shared/navigation/page-at';
import { RouteExists } from '@/shared/navigation/route-exists';
import { paths } from '@/shared/paths';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { kindOf, lacksStreams } from './describe-failure';
import { FailureDetails } from './FailureDetails';
import { failureTexts } from './failure-texts';
import { MessagePage } from './MessagePage';

/** An error in place of a page: what happened, why, and the next step. */
export function FailurePage({ error, retry }: { error: unknown; retry?: () => void }) {
  const failure = kindOf(error);
  // Without any readable stream the search page would be empty, too.
  const readsNothing = lacksStreams(error);
  switch (failure.kind) {
    case 'missingPermission':
    case 'missingStreams':
      return (
        <MessagePage
          {...failureTexts(error)}
          more={t(readsNothing ? 'failure.noStreamsHelp' : 'failure.missingHelp')}
        >
          <FailureDetails error={error} actions={!readsNothing && <ToSearch />} />
        </MessagePage>
      );
    case 'notFound':
      return (
        <MessagePage {...failureTexts(error)}>
          <FailureDetails error={error} actions={<ToList />} />
        </MessagePage>
      );
    case 'lostChunk':
      return (
        <MessagePage {...failureTexts(error)}>
          <FailureDetails
            error={error}
            actions={
              retry && (
                <Button variant="primary" onClick={retry}>
                  {t('failure.retry')}
                </Button>
              )
            }
          />
        </MessagePage>
      );
    default:
      return (
        <MessagePage
          title={t('failure.wrongTitle')}
          words={[t('failure.wrong')]}
          more={t('failure.wrongHelp')}
        >
          <FailureDetails
            error={error}
            actions={
              retry && (
                <Button variant="primary" onClick={retry}>
                  {t('failure.reload')}
                </Button>
              )
            }
          />
        </MessagePage>
      );
  }
}

/** In place of a page that the user may not open. `anyOf` are the permissions that would do. */
export function MissingPermissionPage({ anyOf }: { anyOf?: readonly string[] }) {
  return (
    <MessagePage
      title={t('failure.missingTitle')}
      words={[t('failure.missing')]}
      more={
        anyOf ? t('failure.missingNames', { names: anyOf.join(', ') }) : t('failure.missingHelp')
      }
    >
      <ToSearch />
    </MessagePage>
  );
}

/** In place of a page that the cloud edition does not have. */
export function NotInCloudPage() {
  return (
    <MessagePage
      title={t('failure.notInCloudTitle')}
      words={[t('failure.notInCloud')]}
      more={t('failure.notInCloudHelp')}
    >
      <ToSearch />
    </MessagePage>
  );
}

/** The page for unknown paths. */
export function NotFoundPage({ path }: { path: string }) {
  return (
    <MessagePage title={t('failure.notFoundTitle')} words={[t('failure.notFound', { path })]}>
      <ToSearch />
    </MessagePage>
  );
}

/** The list in which the missing item would be, or else the search page. */
function ToList() {
  const { pathname } = useLocation();
  const exists = useContext(RouteExists);
  const list = menuPageAbove(pathname);
  return list?.text && list.path !== paths.search() && exists(list.path) ? (
    <Link to={list.path}>{t('failure.toPage', { page: t(list.text) })}</Link>
  ) : (
    <ToSearch />
  );
}

const ToSearch = () => <Link to={paths.search()}>{t('failure.toSearch')}</Link>;
