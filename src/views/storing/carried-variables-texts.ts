import type { Merge } from '@/domain/search/transfer/carried-variables';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';

/**
 * Says which variables widgets brought along to a dashboard, and which ones differ there; `keepBoth`
 * gives the widgets those that they brought.
 */
export function tellMerge(
  { added, differing }: Merge,
  dashboard: string,
  keepBoth?: () => void,
): void {
  const names = (variables: Merge['added']) => variables.map(({ name }) => `$${name}$`).join(', ');
  if (added.length > 0)
    toasts.info(
      t('dashboards.variablesAdded', { count: added.length, names: names(added), dashboard }),
    );
  if (differing.length > 0)
    toasts.warning(
      t('dashboards.variablesDiffer', {
        count: differing.length,
        names: names(differing),
        dashboard,
      }),
      undefined,
      keepBoth && { label: t('dashboards.keepBothVariables'), onSelect: keepBoth },
    );
}
