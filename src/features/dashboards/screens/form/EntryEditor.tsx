import { useQuery } from '@tanstack/react-query';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import styled from 'styled-components';
import type { PlaylistEntry } from '@/domain/screens/screen';
import { pagesOf } from '@/domain/search/view/pages';
import { errorText } from '@/shared/failure/error-text';
import { MultiSelect } from '@/shared/pickers/SearchSelect';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { IconButton } from '@/ui/button/IconButton';
import { Field } from '@/ui/field/Field';
import { NumberInput } from '@/ui/number-input/NumberInput';
import { viewQueries } from '@/views/storing/queries';
import { EntryValues } from './EntryValues';
import { HoursEditor } from './HoursEditor';

type EntryEditorProps = {
  title: string;
  entry: PlaylistEntry;
  onChange: (entry: PlaylistEntry) => void;
  onRemove: () => void;
};

/** One dashboard of the playlist: its pages, how long each is shown, and when. */
export function EntryEditor({ title, entry, onChange, onRemove }: EntryEditorProps) {
  const { data, error, isFetching } = useQuery(viewQueries.document(entry.dashboardId));
  const [hasHours, setHasHours] = useState(entry.hours.length > 0);
  const options = (data ? pagesOf(data) : []).map((page, index) => ({
    value: page.id,
    label: page.title || t('dashboards.page', { n: index + 1 }),
  }));
  return (
    <Entry role="group" aria-label={title}>
      <Head>
        <strong>{title}</strong>
        <IconButton
          label={t('screens.removeEntry', { title })}
          icon={<Trash aria-hidden size="1.1em" />}
          onClick={onRemove}
        />
      </Head>
      {(options.length > 1 || entry.pages.length > 0 || error) && (
        <Field label={t('dashboards.pages')}>
          {(control) => (
            <MultiSelect
              {...control}
              value={entry.pages}
              onChange={(pages) => onChange({ ...entry, pages })}
              placeholder={t('screens.allPages')}
              options={options}
              loading={isFetching}
              failure={
                error ? t('controls.optionsFailed', { reason: errorText(error) }) : undefined
              }
            />
          )}
        </Field>
      )}
      {data?.variables && (
        <EntryValues
          document={data}
          values={entry.values}
          onChange={(values) => onChange({ ...entry, values })}
        />
      )}
      <Times>
        <Field label={t('screens.secondsOfPage')}>
          {(control) => (
            <NumberInput
              {...control}
              min={1}
              value={Number.isNaN(entry.seconds) ? undefined : entry.seconds}
              onChange={(seconds) => onChange({ ...entry, seconds: seconds ?? NaN })}
            />
          )}
        </Field>
        {!hasHours && (
          <Hours>
            {t('screens.alwaysShown')}
            <Button variant="quiet" onClick={() => setHasHours(true)}>
              {t('screens.setHours')}
            </Button>
          </Hours>
        )}
      </Times>
      {hasHours && (
        <Field label={t('screens.entryHours')}>
          {(control) => (
            <HoursEditor
              {...control}
              label={t('screens.entryHours')}
              value={entry.hours}
              onChange={(hours) => onChange({ ...entry, hours })}
            />
          )}
        </Field>
      )}
    </Entry>
  );
}

const Entry = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
  min-width: 0;
  padding-block: ${({ theme }) => theme.space.s};
`;

const Times = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${({ theme }) => theme.space.s};
  > :first-child {
    width: 9em;
  }
`;

const Hours = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.s};
  overflow-wrap: anywhere;
`;
