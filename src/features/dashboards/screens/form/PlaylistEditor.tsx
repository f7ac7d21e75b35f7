import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { ENTRY_SECONDS, type PlaylistEntry } from '@/domain/screens/screen';
import { errorText } from '@/shared/failure/error-text';
import { SearchSelect } from '@/shared/pickers/SearchSelect';
import { t } from '@/shared/texts/t';
import type { ControlProps } from '@/ui/field/control-props';
import { SortableList } from '@/ui/sortable-list/SortableList';
import { newIds } from '@/views/storing/new-ids';
import { dashboardChoice } from '../model/dashboard-choice';
import { EntryEditor } from './EntryEditor';

type PlaylistEditorProps = ControlProps & {
  value: readonly PlaylistEntry[];
  onChange: (playlist: readonly PlaylistEntry[]) => void;
};

/** The dashboards of a screen in their order. */
export function PlaylistEditor({ value, onChange, ...control }: PlaylistEditorProps) {
  const { data = [], isFetching, error } = useQuery(dashboardChoice());
  const titleOf = (id: string) => data.find((one) => one.id === id)?.title;
  const items = value.map((entry) => ({
    id: entry.id,
    title: titleOf(entry.dashboardId) ?? (isFetching ? '…' : t('screens.unknownDashboard')),
    entry,
  }));
  const add = (dashboardId: string | undefined) => {
    if (dashboardId === undefined) return;
    const entry = {
      id: newIds.id(),
      dashboardId,
      pages: [],
      values: {},
      seconds: ENTRY_SECONDS,
      hours: [],
    };
    onChange([...value, entry]);
  };
  return (
    <Playlist>
      <SortableList
        label={t('screens.playlist')}
        items={items}
        onOrder={(next) => onChange(next.map(({ entry }) => entry))}
        render={({ title, entry }) => (
          <EntryEditor
            title={title}
            entry={entry}
            onChange={(next) => onChange(value.map((one) => (one.id === entry.id ? next : one)))}
            onRemove={() => onChange(value.filter(({ id }) => id !== entry.id))}
          />
        )}
        texts={{
          handle: (title) => t('dashboards.handlePage', { title }),
          moved: (title, place, count) => t('dashboards.pageMoved', { title, place, count }),
        }}
      />
      <SearchSelect
        {...control}
        key={value.length}
        value={undefined}
        onChange={add}
        placeholder={t('screens.addDashboard')}
        options={data.map(({ id, title }) => ({ value: id, label: title }))}
        loading={isFetching}
        failure={error ? t('controls.optionsFailed', { reason: errorText(error) }) : undefined}
      />
    </Playlist>
  );
}

const Playlist = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
`;
