import { Fragment } from 'react';
import { Kbd } from '@/ui/kbd/Kbd';

const signs: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
  ' ': 'Space',
};

/** A key, keys held together, or keys pressed one after the other, as the registry writes them. */
export function KeyNames({ name }: { name: string }) {
  return (
    <span>
      {name.split('>').map((key, index) => (
        <Fragment key={key}>
          {index > 0 && ' '}
          <Kbd>{shown(key)}</Kbd>
        </Fragment>
      ))}
    </span>
  );
}

const shown = (key: string) =>
  key === '+'
    ? key
    : key
        .split('+')
        .map((part) => signs[part] ?? part)
        .join(' + ');
