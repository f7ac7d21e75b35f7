import { FORMAT_STRING, LINK_FIELD, SEVERITY_MAPPER } from '@/contract/decorators';
import type { ResultMessage } from '@/contract/search';
import { ownValue, putOwn, type FieldValue, type Fields } from '@/domain/exact';
import { formatFieldValue } from '@/domain/format/field-value';
import type { SentDecorator } from './decorator-schema';

type Stats = NonNullable<ResultMessage['decoration_stats']>;
type Change = (message: Fields) => Fields;
export type Decorated = { message: Fields; stats: Stats };

/** The decorator type is unknown. */
export class UnknownDecorator extends Error {
  constructor(readonly type: string) {
    super(`Unknown type: ${type}`);
    this.name = 'UnknownDecorator';
  }
}

/** Prepares decorators for many messages; they are applied in order. @throws UnknownDecorator */
export function decoration(decorators: readonly SentDecorator[]): (message: Fields) => Decorated {
  const changes = decorators.toSorted((one, other) => one.order - other.order).map(changeBy);
  return (message) => {
    const decorated = changes.reduce((fields, change) => change(fields), message);
    return { message: decorated, stats: difference(message, decorated) };
  };
}

function changeBy({ type, config }: SentDecorator): Change {
  switch (type) {
    case SEVERITY_MAPPER:
      return severity(
        textOf(config, 'source_field', 'level'),
        textOf(config, 'target_field', 'severity'),
      );
    case FORMAT_STRING:
      return formatted(
        textOf(config, 'format_string', ''),
        textOf(config, 'target_field', 'message'),
        config['require_all_fields'] === true,
      );
    case LINK_FIELD:
      return linked(textOf(config, 'link_field', 'message'));
    default:
      throw new UnknownDecorator(type);
  }
}

const SEVERITIES = [
  'Emergency',
  'Alert',
  'Critical',
  'Error',
  'Warning',
  'Notice',
  'Informational',
  'Debug',
];

function severity(source: string, target: string): Change {
  return (message) => {
    const level = String(message[source] ?? '');
    const name = /^[0-7]$/.test(level) ? SEVERITIES[Number(level)] : undefined;
    return name === undefined ? message : withField(message, target, `${name} (${level})`);
  };
}

const PLACE = /\$\{\s*([^{}]+?)\s*\}/g;

function formatted(format: string, target: string, needsAll: boolean): Change {
  const used = [...format.matchAll(PLACE)].map(([, name = '']) => name);
  return (message) => {
    if (needsAll && used.some((name) => message[name] === undefined)) return message;
    return withField(
      message,
      target,
      format.replace(PLACE, (_, name: string) => formatFieldValue(message[name] ?? null)),
    );
  };
}

const LONGEST_ADDRESS = 8_192;
const ADDRESS = /^https?:\/\/[-a-z0-9+&@#/%?=~_|!:,.;]*[-a-z0-9+&@#/%=~_|]$/i;

/** The URL of a link, as consoles expect it. */
function linked(field: string): Change {
  return (message) => {
    const href = message[field];
    return typeof href === 'string' && href.length <= LONGEST_ADDRESS && ADDRESS.test(href)
      ? { ...message, [field]: { type: 'a', href } }
      : message;
  };
}

/** Valid field names that are not reserved. */
const VALID_NAME = /^[\w.\-@]+$/;
const isForServer = (name: string) => name === '_id' || name.startsWith('gl2_');

/** Trims texts and drops empty ones, as when messages are stored. */
function withField(message: Fields, name: string, text: string): Fields {
  const value = text.trim();
  return value === '' || !VALID_NAME.test(name) || isForServer(name)
    ? message
    : { ...message, [name]: value };
}

function difference(before: Fields, after: Fields): Stats {
  const stats = {
    added_fields: {} as Record<string, FieldValue>,
    changed_fields: {} as Record<string, FieldValue>,
    removed_fields: {} as Record<string, FieldValue>,
  };
  if (before === after) return stats;
  for (const [name, value] of Object.entries(after)) {
    const former = ownValue(before, name);
    if (former === undefined) putOwn(stats.added_fields, name, value);
    else if (former !== value) putOwn(stats.changed_fields, name, { before: former, after: value });
  }
  for (const [name, value] of Object.entries(before))
    if (ownValue(after, name) === undefined) putOwn(stats.removed_fields, name, value);
  return stats;
}

function textOf(config: Readonly<Record<string, unknown>>, name: string, fallback: string): string {
  const value = config[name];
  return typeof value === 'string' ? value : fallback;
}
