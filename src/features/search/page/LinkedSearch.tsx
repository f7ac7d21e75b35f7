import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from '@/shared/paths';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';
import { readLink } from '@/views/saving/link-state';
import type { Origin } from '@/views/view-state/origin';
import { ResultsSkeleton } from '@/views/widget-frame/ResultsSkeleton';

/**
 * A search encoded in the fragment of the address. If it is invalid, shows an error and opens a new
 * search.
 */
export function LinkedSearch({
  fragment,
  children,
}: {
  fragment: string;
  children: (origin: Origin | undefined) => ReactNode;
}) {
  const { data } = useQuery({
    queryKey: ['views', 'linked', fragment],
    queryFn: () =>
      readLink(fragment)
        .then((document): Origin => ({
          kind: 'linked',
          document,
          drafts: `search.view.link.${fragment.length}.${fragment.slice(-32)}`,
          pathOf: (parameters) => `${paths.search(parameters)}${fragment}`,
        }))
        .catch(() => {
          toasts.error(t('views.brokenLink'), t('views.brokenLinkTitle'));
          return null;
        }),
    staleTime: Infinity,
    structuralSharing: false,
  });
  return data === undefined ? <ResultsSkeleton /> : children(data ?? undefined);
}
