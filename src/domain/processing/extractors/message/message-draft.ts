import { putOwn, type FieldValue, type Fields } from '@/domain/exact';
import { stringifyExact } from '@/domain/exact-json';
import type { DateTime } from '../../values/value';

/** The members of a message that extractors change. `timestamp` in milliseconds since the epoch. */
export type MessageContent = {
  readonly timestamp: number;
  readonly source: string;
  readonly message: string;
  readonly fields: Fields;
};

/** Dates stay dates as long as the message is processed; they are stored as text. */
export type MessageValue = FieldValue | DateTime;

/** Fields of the index rather than of a message, which nobody can set. */
const OF_THE_INDEX = new Set(['_id', '_ttl', '_source', '_all', '_index', '_type', '_score']);
const VALID_NAME = /^[\w.\-@]+$/;

export const isOfTheIndex = (name: string): boolean => OF_THE_INDEX.has(name);

/** Graylog accepts dots in names while it processes a message, and stores `_` in their place. */
export const storedName = (name: string): string =>
  name.includes('.') ? name.replaceAll('.', '_') : name;

/**
 * A message that extractors read and change. Nothing is copied before the first change. A class,
 * because one is made for each message.
 */
export class MessageDraft {
  private message: string;
  private source: string;
  /** Undefined as long as it is that of the message. */
  private timestamp: MessageValue | undefined;
  private fields: Record<string, FieldValue> | undefined;
  private dates: Map<string, DateTime> | undefined;
  private changed = false;

  /** `otherField` is asked for fields that are no part of the content, such as `gl2_remote_ip`. */
  constructor(
    private readonly content: MessageContent,
    private readonly otherField: (name: string) => FieldValue | undefined,
  ) {
    this.message = content.message;
    this.source = content.source;
  }

  /** The value of a field if it is a text, which is all that extractors work on. `name` as stored. */
  text(name: string): string | undefined {
    const value =
      name === 'message'
        ? this.message
        : name === 'source'
          ? this.source
          : name === 'timestamp'
            ? this.timestamp
            : this.field(name);
    return typeof value === 'string' ? value : undefined;
  }

  /**
   * Sets a field, without white space around texts. As in Graylog, nothing happens for an empty
   * text, an invalid name and fields of the index.
   */
  add(name: string, value: MessageValue): void {
    const trimmed = typeof value === 'string' ? value.trim() : value;
    const key = name.trim();
    if (trimmed === '' || trimmed === null || !VALID_NAME.test(key) || isOfTheIndex(key)) return;
    this.changed = true;
    if (key === 'timestamp') this.timestamp = trimmed;
    else if (key === 'message') this.message = textOf(trimmed);
    else if (key === 'source') this.source = textOf(trimmed);
    else this.put(storedName(key), trimmed);
  }

  /** Message, source and timestamp stay. */
  remove(name: string): void {
    const key = storedName(name);
    const fields = this.own();
    if (!Object.hasOwn(fields, key)) return;
    this.changed = true;
    delete fields[key];
    this.dates?.delete(key);
  }

  /**
   * The message with all changes; undefined if there are none. A timestamp that is no date becomes
   * that of `now`, in milliseconds since the epoch.
   */
  result(now: () => number): MessageContent | undefined {
    if (!this.changed) return undefined;
    const { timestamp, dates } = this;
    if (dates !== undefined)
      for (const [name, { ms }] of dates) putOwn(this.own(), name, new Date(ms).toISOString());
    return {
      timestamp: timestamp === undefined ? this.content.timestamp : instantOf(timestamp, now),
      source: this.source,
      message: this.message,
      fields: this.fields ?? this.content.fields,
    };
  }

  private field(name: string): MessageValue | undefined {
    const fields = this.fields ?? this.content.fields;
    if (!Object.hasOwn(fields, name)) return this.otherField(name);
    return this.dates?.get(name) ?? fields[name];
  }

  private put(name: string, value: MessageValue): void {
    if (isInstantValue(value)) {
      (this.dates ??= new Map<string, DateTime>()).set(name, value);
      putOwn(this.own(), name, '');
    } else {
      this.dates?.delete(name);
      putOwn(this.own(), name, value);
    }
  }

  private own(): Record<string, FieldValue> {
    if (this.fields !== undefined) return this.fields;
    const copy: Record<string, FieldValue> = {};
    const { fields } = this.content;
    for (const name in fields) putOwn(copy, name, fields[name] ?? null);
    return (this.fields = copy);
  }
}

const isInstantValue = (value: MessageValue): value is DateTime =>
  typeof value === 'object' &&
  value !== null &&
  'kind' in value &&
  value.kind === 'date' &&
  typeof value['ms'] === 'number';

function textOf(value: MessageValue): string {
  if (isInstantValue(value)) return new Date(value.ms).toISOString();
  return typeof value === 'object' ? stringifyExact(value) : String(value);
}

const instantOf = (value: MessageValue, now: () => number): number =>
  isInstantValue(value) ? value.ms : now();
