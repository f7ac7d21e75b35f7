import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { UserSummary } from '@/contract/users';
import { printGrn } from '@/domain/permissions/grn';
import { entityPath } from '@/shared/navigation/entity-path';
import { t } from '@/shared/texts/t';
import { startPageQueries, startTypeOf } from './start-page';

/** What a user begins with, by its title where it can be found out. */
export function StartPageTitle({ startpage }: Pick<UserSummary, 'startpage'>) {
  const type = startTypeOf(startpage?.type);
  const id = startpage?.id ?? '';
  const { data } = useQuery({
    ...startPageQueries.title(type, id),
    enabled: type !== 'none' && id !== '',
  });
  if (type === 'none' || id === '') return t('users.start.none');
  return (
    <>
      {t(`users.entity.${type}`)}:{' '}
      <Link to={entityPath(printGrn({ type, id })) ?? ''}>{data ?? id}</Link>
    </>
  );
}
