import { PERMISSIONS } from '@/contract/permissions';
import { usePermittedQuery } from '@/shared/permissions/use-permitted-query';
import { t } from '@/shared/texts/t';
import { Notice } from '@/ui/notice/Notice';
import { shareQueries } from './queries';

/** Why some grantees are not offered: administrators can disable sharing with them. */
export function SharingLimits() {
  const { data } = usePermittedQuery(PERMISSIONS.clusterconfigentry.read, shareQueries.allowed());
  const disabled = [
    data?.allow_sharing_with_everyone === false && t('sharing.everyoneDisabled'),
    data?.allow_sharing_with_users === false && t('sharing.usersDisabled'),
  ].filter((one) => typeof one === 'string');
  return disabled.length > 0 && <Notice tone="info">{disabled.join(' ')}</Notice>;
}
