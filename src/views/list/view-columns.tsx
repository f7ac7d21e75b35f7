import type { ViewSummary } from '@/contract/views';
import { formatInstant } from '@/domain/format/instant';
import type { EntityColumn } from '@/shared/entity-list/columns/entity-column';
import { EntityListItem } from '@/shared/entity-list/EntityListItem';
import type { Session } from '@/shared/session/session-context';
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
