import { useState } from 'react';
import { zoneLabel } from '@/domain/format/instants/instant';
import { t } from '@/shared/texts/t';
import type { ComboOption } from '@/ui/combo-box/option';
import type { ControlProps } from '@/ui/field/control-props';
import { SearchSelect } from './SearchSelect';

type TimeZonePickerProps = ControlProps & {
  /** An IANA name. */
  value: string | undefined;
  onChange: (zone: string | undefined) => void;
  clearable?: boolean;
};

/**
 * The time zones of the browser, grouped by area, with their current offset; names without an area
 * come last.
 */
export function TimeZonePicker(props: TimeZonePickerProps) {
  const [options] = useState(() => zoneOptions(Date.now(), t('controls.unclassified')));
  return <SearchSelect {...props} options={options} placeholder={t('controls.pickZone')} />;
}

/** `Intl` does not list UTC, which is essential for logs. */
export function zoneOptions(now: number, unclassified: string): ComboOption<string>[] {
  const zones = [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])].sort();
  const options = zones.map((zone) => ({
    value: zone,
    label: zoneLabel(zone, now),
    group: zone.includes('/') ? zone.slice(0, zone.indexOf('/')) : unclassified,
  }));
  return [
    ...options.filter(({ group }) => group !== unclassified),
    ...options.filter(({ group }) => group === unclassified),
  ];
}
