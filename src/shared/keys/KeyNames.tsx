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

/** Renders a key, a combination or a sequence of keys in the notation of the registry. */
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
