import { t, type PlainTextKey } from '@/shared/texts/t';
import { Select } from '@/ui/select/Select';

const LEVELS = {
  off: 'system.level.off',
  fatal: 'system.level.fatal',
  error: 'system.level.error',
  warn: 'system.level.warn',
  info: 'system.level.info',
  debug: 'system.level.debug',
  trace: 'system.level.trace',
} as const satisfies Record<string, PlainTextKey>;
const isLevel = (level: string): level is keyof typeof LEVELS => Object.hasOwn(LEVELS, level);
export const levelName = (level: string) => (isLevel(level) ? t(LEVELS[level]) : level);

/** Plain text without the permission to change it. */
export function LevelSelect({
  label,
  level,
  editable,
  busy,
  onChange,
}: {
  label: string;
  level: string;
  editable: boolean;
  busy: boolean;
  onChange: (level: string) => void;
}) {
  if (!editable) return <span>{levelName(level)}</span>;
  const options = [...new Set([...Object.keys(LEVELS), level])].map((value) => ({
    value,
    label: levelName(value),
  }));
  return (
    <Select
      label={label}
      hideLabel
      options={options}
      value={level}
      disabled={busy}
      onChange={onChange}
    />
  );
}
