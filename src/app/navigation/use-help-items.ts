import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { isCloud } from '@/api/app-config';
import { apiUrl } from '@/api/base-url';
import { EMBEDDED_CODENAME } from '@/contract/system';
import { pressKey } from '@/shared/keys/key-registry';
import { documentation } from '@/shared/navigation/documentation';
import { paths } from '@/shared/paths';
import { serverQuery } from '@/shared/server-kind/server-query';
import { t } from '@/shared/texts/t';
import type { MenuItem } from '@/ui/menu/menu-item';

/** Links to the documentation and the API browser. */
export function useHelpItems(): (MenuItem & { label: string; onSelect: () => void })[] {
  // Reads the result of the footer's query instead of sending one of its own.
  const { data } = useQuery({ ...serverQuery(), enabled: false });
  const isEmbedded = data?.codename === EMBEDDED_CODENAME;
  const go = useNavigate();
  return [
    { ...elsewhere(documentation.home), id: 'documentation', label: t('nav.documentation') },
    ...(isEmbedded
      ? [{ id: 'api', label: t('nav.api'), onSelect: () => void go(paths.apiBrowser()) }]
      : []),
    // Of other servers, which have one API browser for all nodes; the cloud calls it by that name.
    ...(isEmbedded && !isCloud()
      ? []
      : [
          {
            // The embedded node, if it is not known yet, leads from there to the page of the console.
            ...elsewhere(apiUrl('/api-browser/global/index.html')),
            id: 'globalApi',
            label: t(isCloud() ? 'nav.cloudApi' : 'nav.api'),
          },
        ]),
    {
      id: 'keys',
      label: t('nav.keys'),
      hint: '?',
      onSelect: () => pressKey(new KeyboardEvent('keydown', { key: '?' })),
    },
  ];
}

const elsewhere = (href: string) => ({
  href,
  onSelect: () => void window.open(href, '_blank', 'noopener,noreferrer'),
});
