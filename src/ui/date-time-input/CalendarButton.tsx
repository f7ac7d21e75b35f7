import CalendarDays from 'lucide-react/icons/calendar-days';
import { IconButton } from '@/ui/button/IconButton';
import { Popover } from '@/ui/popover/Popover';
import { Calendar, type CalendarProps } from './Calendar';

type CalendarButtonProps = Omit<CalendarProps, 'inline'> & {
  label: string;
  disabled: boolean | undefined;
};

/** Opens a calendar, which closes when a day is chosen. */
export function CalendarButton({ label, disabled, onSelect, ...calendar }: CalendarButtonProps) {
  return (
    <Popover
      label={label}
      trigger={
        <IconButton
          label={label}
          variant="secondary"
          disabled={disabled}
          icon={<CalendarDays aria-hidden size="1.15em" />}
        />
      }
    >
      {(close) => (
        <Calendar
          {...calendar}
          onSelect={(day) => {
            onSelect(day);
            close();
          }}
        />
      )}
    </Popover>
  );
}
