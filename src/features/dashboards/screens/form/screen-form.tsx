import { EMPTY_SCREEN, type PlaylistEntry, type ScreenHours } from '@/domain/screens/screen';
import { FormField } from '@/shared/form/FormField';
import { NumberField, SelectField, TextField } from '@/shared/form/fields';
import { TimeZonePicker } from '@/shared/pickers/TimeZonePicker';
import type { ResourceForm } from '@/shared/resource/ResourceForm';
import { t } from '@/shared/texts/t';
import { createScreen, updateScreen, type ScreenRow } from '../model/screens';
import { HoursEditor } from './HoursEditor';
import { hoursText } from '../model/hours-text';
import { PlaylistEditor } from './PlaylistEditor';

type Values = {
  title: string;
  playlist: PlaylistEntry[];
  hours: ScreenHours[];
  refresh: number | undefined;
  theme: 'teint' | 'noir';
  zone: string | undefined;
  shift: number | undefined;
};

const MAX_SHIFT = 50;

const toScreen = ({ playlist, hours, refresh, theme, zone, shift }: Values) => ({
  playlist,
  hours,
  theme,
  refresh: refresh ?? EMPTY_SCREEN.refresh,
  zone: zone ?? '',
  shift: shift ?? EMPTY_SCREEN.shift,
});

export const screenForm: ResourceForm<Values, ScreenRow, ScreenRow> = {
  empty: () => ({ ...EMPTY_SCREEN, title: '', playlist: [], hours: [], zone: undefined }),
  from: ({ title, screen: { playlist, hours, refresh, theme, zone, shift } }) => ({
    title,
    playlist: [...playlist],
    hours: [...hours],
    refresh,
    theme,
    zone: zone === '' ? undefined : zone,
    shift,
  }),
  validate: ({ title, playlist, hours }) => ({
    ...(title.trim() === '' && { title: t('screens.nameNeeded') }),
    ...(playlist.some(({ seconds }) => !(Number.isInteger(seconds) && seconds >= 1))
      ? { playlist: t('screens.secondsNeeded') }
      : playlist.some((entry) => hasNoDay(entry.hours)) && { playlist: t('screens.daysNeeded') }),
    ...(hasNoDay(hours) && { hours: t('screens.daysNeeded') }),
  }),
  create: (values) => createScreen(values.title.trim(), { ...EMPTY_SCREEN, ...toScreen(values) }),
  update: ({ id }, values) =>
    updateScreen(id, (screen) => ({ ...screen, ...toScreen(values) }), values.title.trim()),
  Fields: ScreenFields,
  texts: {
    new: 'screens.new',
    edit: 'screens.edit',
    create: 'screens.create',
    created: ({ title }) => t('screens.saved', { title }),
    update: 'screens.update',
    updated: ({ title }) => t('screens.saved', { title }),
  },
};

const hasNoDay = (hours: readonly ScreenHours[]) => hours.some(({ days }) => days.length === 0);

function ScreenFields() {
  return (
    <>
      <TextField
        name="title"
        label={t('screens.name')}
        help={t('screens.nameHelp')}
        required
        maxLength={200}
        data-autofocus
      />
      <FormField<readonly PlaylistEntry[]>
        name="playlist"
        label={t('screens.playlist')}
        help={`${t('screens.playlistHelp')} ${t('screens.tall')}`}
        keepHelp
        textOf={(entries) => t('screens.entries', { count: entries.length })}
      >
        {({ name: _, ...control }) => <PlaylistEditor {...control} />}
      </FormField>
      <FormField<readonly ScreenHours[]>
        name="hours"
        label={t('screens.hours')}
        help={t('screens.hoursHelp')}
        keepHelp
        textOf={hoursText}
      >
        {({ name: _, ...control }) => <HoursEditor {...control} label={t('screens.hours')} />}
      </FormField>
      <FormField<string | undefined>
        name="zone"
        label={t('screens.zone')}
        help={t('screens.zoneHelp')}
        optional
      >
        {({ name: _, ...control }) => <TimeZonePicker {...control} clearable />}
      </FormField>
      <SelectField
        name="theme"
        label={t('screens.theme')}
        options={[
          { value: 'noir', label: t('screens.themeDark') },
          { value: 'teint', label: t('screens.themeLight') },
        ]}
      />
      <NumberField name="refresh" label={t('dashboards.refreshInterval')} required min={1} />
      <NumberField
        name="shift"
        label={t('screens.shift')}
        help={t('screens.shiftHelp')}
        required
        min={0}
        max={MAX_SHIFT}
      />
    </>
  );
}
