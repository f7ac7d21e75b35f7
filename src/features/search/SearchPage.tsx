import { PageTitle } from '@/shared/page-title/PageTitle';
import { t } from '@/shared/texts/t';

export function SearchPage() {
  return (
    <>
      <PageTitle title={t('nav.search')} />
      <h1>{t('nav.search')}</h1>
    </>
  );
}
