import { useEffect } from 'react';
import { t } from '@/shared/texts/t';

/** Sets the title of the window while it is mounted. */
export function PageTitle({ title }: { title: string }) {
  useEffect(() => {
    document.title = t('app.title', { page: title });
    return () => {
      document.title = t('app.name');
    };
  }, [title]);
  return null;
}
