import type { Merge } from '@/domain/search/transfer/carried-variables';
import { t } from '@/shared/texts/t';
import { toasts } from '@/shared/toasts/toast-store';

/** Says which variables widgets brought along to a dashboard, and which ones differ there. */
export function tellMerge({ added, differing }: Merge, dashboard: string): void {
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
    );
}
