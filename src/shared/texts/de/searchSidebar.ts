import type { texts as english } from '../en/searchSidebar';
import type { Translation } from '../translation';

export const texts: Translation<typeof english> = {
  'sidebar.close': 'Schließen',
};
