import { useEffect } from 'react';
import { pagesOf } from '@/domain/search/view/pages';
import { useView } from '@/views/session/session-context';

/** Removes a page from the address that the dashboard does not have; the first one is shown. */
export function useExistingPage(): void {
  const {
    whole,
    page: { focus, look },
  } = useView();
  const isGone = focus.page !== undefined && pagesOf(whole).every(({ id }) => id !== focus.page);
  useEffect(() => {
    if (isGone) look(({ page: _, ...rest }) => rest);
  }, [isGone, look]);
}
