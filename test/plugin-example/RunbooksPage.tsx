import { Link, useParams } from 'react-router-dom';
import { PageHead } from '@/shared/page-header/PageHead';
import { pluginPath } from '@/shared/plugins/registry';

/** A page of a plugin looks like any other one if it uses the shared parts. */
export function RunbooksPage() {
  const { name } = useParams();
  return (
    <>
      <PageHead title={name ?? 'Runbooks'} description="What to do when something breaks." />
      <Link to={pluginPath('/example/runbooks/:name', 'disk full')}>Disk full</Link>
    </>
  );
}
