import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { graylogUrl } from '@/api/graylog-url';
import { PERMISSIONS } from '@/contract/permissions';
import { EMBEDDED_CODENAME } from '@/contract/system';
import { NotFoundPage } from '@/shared/failure/FailurePage';
import { MessagePage } from '@/shared/failure/MessagePage';
import { isGraylogPage } from '@/shared/navigation/graylog-pages';
import { paths } from '@/shared/paths';
import { serverQuery } from '@/shared/server-kind/server-query';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';

/** An address without a page, which Graylog may have. */
export function NotFoundAddress() {
  const { pathname } = useLocation();
  return isGraylogPage(pathname) ? (
    <MissingPage path={pathname} />
  ) : (
    <NotFoundPage path={pathname} />
  );
}

/** Graylog has the page. The embedded node is no Graylog, and whether it is one may be unknown. */
function MissingPage({ path }: { path: string }) {
  const { search, hash } = useLocation();
  const { permits } = useSession();
  const { data } = useQuery({ ...serverQuery(), enabled: permits(PERMISSIONS.system.read) });
  const known = graylogUrl(`${path}${search}${hash}`);
  const isGraylog = data ? data.codename !== EMBEDDED_CODENAME : known !== undefined;
  const url = isGraylog ? known : undefined;
  return (
    <MessagePage
      title={t(isGraylog ? 'failure.inGraylogTitle' : 'failure.notYetTitle')}
      words={[t(isGraylog ? 'failure.inGraylog' : 'failure.notYet', { path })]}
    >
      {url === undefined ? (
        <Link to={paths.search()}>{t('failure.toSearch')}</Link>
      ) : (
        <a href={url} target="_blank" rel="noreferrer">
          {t('failure.openInGraylog')}
        </a>
      )}
    </MessagePage>
  );
}
