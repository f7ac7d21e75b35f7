import { Link, useParams } from 'react-router-dom';
import { PageHead } from '@/shared/page-header/PageHead';
import { pluginPath } from '@/shared/plugins/registry';
import { t } from '@/shared/texts/t';
import { DetailCard } from '@/ui/detail/DetailCard';
import { DetailPage } from '@/ui/detail/DetailPage';

/** A page of a plugin looks like any other one if it uses the shared parts. */
export function RunbooksPage() {
  const { name } = useParams();
  return (
    <DetailPage
      head={
        <PageHead
          title={name ?? t('example.runbooks')}
          description="What to do when something breaks."
        />
      }
    >
      <DetailCard title="All runbooks">
        <Link to={pluginPath('/example/runbooks/:name', 'disk full')}>Disk full</Link>
      </DetailCard>
    </DetailPage>
  );
}
