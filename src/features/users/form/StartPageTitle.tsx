import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { UserSummary } from '@/contract/users';
import { printGrn } from '@/domain/permissions/grn';
import { entityPath } from '@/shared/navigation/entity-path';
import { t } from '@/shared/texts/t';
import { startPageQueries, startTypeOf } from './start-page';

/** The user's start page, by its title if the reader may see it. */
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
