import { useEffect } from 'react';
import { t } from '@/shared/texts/t';

/** The title of the window while a page shows; the product's name again when it goes. */
export function PageTitle({ title }: { title: string }) {
  useEffect(() => {
    document.title = t('app.title', { page: title });
    return () => {
      document.title = t('app.name');
    };
  }, [title]);
  return null;
}
