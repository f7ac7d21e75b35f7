import { useState } from 'react';
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

/** All levels, and `current` if it is another one. */
export const levelOptions = (current: string = 'info') =>
  [...new Set([...Object.keys(LEVELS), current])].map((value) => ({
    value,
    label: levelName(value),
  }));

/**
 * Plain text without the permission to change it. The arrow keys change the level with each press:
 * it stays enabled while a change is stored, because a disabled control loses the focus, and its
 * changes have a `scope`, so that they are stored one after the other.
 */
export function LevelSelect({
  label,
  level,
  editable,
  onChange,
}: {
  label: string;
  level: string;
  editable: boolean;
  onChange: (level: string) => void;
}) {
  // A change reaches `level` a moment later, and the next key press must start from it.
  const [seen, setSeen] = useState(level);
  const [chosen, setChosen] = useState<string>();
  if (seen !== level) {
    setSeen(level);
    setChosen(undefined);
  }
  if (!editable) return <span>{levelName(level)}</span>;
  return (
    <Select
      label={label}
      hideLabel
      options={levelOptions(level)}
      value={chosen ?? level}
      onChange={(next) => {
        setChosen(next);
        onChange(next);
      }}
    />
  );
}
