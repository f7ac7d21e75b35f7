import type { ViewSummary } from '@/contract/views';
import { formatInstant } from '@/domain/format/instants/instant';
import type { EntityColumn } from '@/shared/entity-list/columns/entity-column';
import { EntityListItem } from '@/shared/entity-list/EntityListItem';
import type { Session } from '@/shared/session/session-context';
import { SharedWith } from '@/shared/sharing/SharedWith';
import { t } from '@/shared/texts/t';

/** Column ids are the server's attribute names; the favourite star comes before them. */
export function viewColumns(
  { zone }: Session,
  pathOf: (id: string) => string,
): EntityColumn<ViewSummary>[] {
  const created = ({ created_at: at }: ViewSummary) => formatInstant(at, { zone });
  return [
    {
      id: 'title',
      title: t('views.title'),
      value: ({ title }) => title,
      width: { weight: 2 },
      cell: ({ id, title }) => <EntityListItem to={pathOf(id)} title={title} />,
    },
    {
      id: 'summary',
      title: t('views.summary'),
      value: ({ summary }) => summary,
      width: { weight: 2 },
    },
    {
      id: 'description',
      title: t('views.description'),
      value: ({ description }) => description,
      width: { weight: 2 },
    },
    {
      id: 'shared_with',
      title: t('views.sharedWith'),
      // Each row is a request of its own, which CSV files do not wait for.
      value: () => null,
      live: true,
      sortable: false,
      cell: ({ id, type }) => (
        <SharedWith entity={{ type: type === 'DASHBOARD' ? 'dashboard' : 'search', id }} />
      ),
    },
    { id: 'owner', title: t('views.owner'), value: ({ owner }) => owner, width: 'owner' },
    {
      id: 'created_at',
      title: t('views.created'),
      value: created,
      width: 'date',
      cell: (view) => <time dateTime={view.created_at}>{created(view)}</time>,
    },
  ];
}
