import { useState } from 'react';
import { t } from '@/shared/texts/t';
import { Tabs } from '@/ui/tabs/Tabs';
import type { AbsoluteFieldsProps } from './absolute-text';
import { CalendarFields } from './CalendarFields';
import { TimestampFields } from './TimestampFields';

type Way = 'calendar' | 'timestamp';

/** Start and end, edited with calendars or as text. */
export function AbsoluteFields(props: AbsoluteFieldsProps) {
  const [way, setWay] = useState<Way>('calendar');
  return (
    <Tabs<Way>
      label={t('timeRange.absoluteBy')}
      active={way}
      onChange={setWay}
      tabs={[
        { id: 'calendar', label: t('timeRange.calendar'), panel: <CalendarFields {...props} /> },
        { id: 'timestamp', label: t('timeRange.timestamp'), panel: <TimestampFields {...props} /> },
      ]}
    />
  );
}
