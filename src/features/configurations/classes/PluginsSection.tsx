import { useQuery } from '@tanstack/react-query';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { configurationQueries } from '../setting/queries';
import { ClassSetting, UnknownClassSetting } from './ClassSetting';
import { PLUGINS, sortClasses } from './known-classes';

/** Settings of plugins: the usual ones, and those of further plugins of the server. */
export function PluginsSection() {
  const { data, error, refetch } = useQuery(configurationQueries.classes());
  return (
    <>
      {PLUGINS.map((known) => (
        <ClassSetting key={known.id} known={known} />
      ))}
      <FailureNotice error={error} retry={() => void refetch()} />
      {sortClasses(data ?? []).plugins.map((className) => (
        <UnknownClassSetting key={className} className={className} />
      ))}
    </>
  );
}
