import { t } from '@/shared/texts/t';
import { Notice } from '@/ui/notice/Notice';

/** In place of the form in a sheet that was opened by its address, without the permission. */
export const MissingPermission = () => (
  <Notice tone="danger" title={t('failure.missingTitle')}>
    {t('failure.missing')}
  </Notice>
);
