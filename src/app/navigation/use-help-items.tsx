import { useQuery } from '@tanstack/react-query';
import BookOpen from 'lucide-react/icons/book-open';
import CodeXml from 'lucide-react/icons/code-xml';
import Keyboard from 'lucide-react/icons/keyboard';
import { isCloud } from '@/api/app-config';
import { apiUrl } from '@/api/base-url';
import { EMBEDDED_CODENAME } from '@/contract/system';
import { pressKey } from '@/shared/keys/key-registry';
import { documentation } from '@/shared/navigation/documentation';
import { serverQuery } from '@/shared/server-kind/server-query';
import { t } from '@/shared/texts/t';
import type { MenuItem } from '@/ui/menu/menu-item';

/** What explains the console and its API (B2.5, B2.32). */
export function useHelpItems(): (MenuItem & { label: string; onSelect: () => void })[] {
  // The footer asks for it; whose API it is need not be known before.
  const { data } = useQuery({ ...serverQuery(), enabled: false });
  const hasBrowser = data !== undefined && data.codename !== EMBEDDED_CODENAME;
  return [
    { ...elsewhere(documentation.home), id: 'documentation', label: t('nav.documentation'), icon: <BookOpen aria-hidden size="1.15em" /> },
    ...(hasBrowser ? [{ ...elsewhere(apiUrl('/api-browser/global/index.html')), id: 'api', label: t(isCloud() ? 'nav.cloudApi' : 'nav.api'), icon: <CodeXml aria-hidden size="1.15em" /> }] : []),
    { id: 'keys', label: t('nav.keys'), hint: '?', icon: <Keyboard aria-hidden size="1.15em" />, onSelect: () => pressKey(new KeyboardEvent('keydown', { key: '?' })) },
  ];
}

const elsewhere = (href: string) => ({ href, onSelect: () => void window.open(href, '_blank', 'noopener,noreferrer') });
