import { putOwn, type FieldValue } from '@/domain/exact';
import { MAX_FIELDS, tooManyFields } from './bounded-json';
import { storedName } from './field-names';

/** Collects the fields of one message under their stored names. */
export type FieldCollector = {
  /**
   * Adds what a sender sent. `composed` is for names that were put together, such as those of
   * nested members: they give way to a name that was sent as it is.
   * @throws DecodeError when there are too many fields
   */
  put(sent: string, value: FieldValue, composed?: boolean): void;
  /** All fields. Call it once. */
  fields(): Record<string, FieldValue>;
};

/**
 * No value is lost: if the name of a field is taken or reserved, the field gets a number
 * (`message_2`). A name that needs no cleaning wins over one that does, and of two equal ones the
 * first. `given` are the fields that the node sets, which win over all of them.
 */
export const collectFields = (given: Readonly<Record<string, FieldValue>> = {}): FieldCollector =>
  new Collector(given);

type LaterField = { name: string; value: FieldValue; reserved: boolean };

/** A class, because one is made for each message. */
class Collector implements FieldCollector {
  private readonly collected: Record<string, FieldValue> = {};
  private later: LaterField[] | undefined;
  private count = 0;

  constructor(given: Readonly<Record<string, FieldValue>>) {
    for (const name in given) putOwn(this.collected, name, given[name] ?? '');
  }

  put(sent: string, value: FieldValue, composed = false): void {
    this.count += 1;
    if (this.count > MAX_FIELDS) throw tooManyFields();
    const { name, own, reserved } = storedName(sent);
    if (own && !composed && !reserved && !Object.hasOwn(this.collected, name))
      putOwn(this.collected, name, value);
    else (this.later ??= []).push({ name, value, reserved });
  }

  fields(): Record<string, FieldValue> {
    const { collected, later } = this;
    if (later === undefined) return collected;
    const numbers = new Map<string, number>();
    for (const { name, value, reserved } of later)
      if (!reserved && !Object.hasOwn(collected, name)) putOwn(collected, name, value);
      // Stored once, an equal value is not lost.
      else if (reserved || collected[name] !== value)
        putOwn(collected, freeName(collected, name, numbers), value);
    return collected;
  }
}

/** `numbers` remembers where to go on, so that a thousand equal names do not take long. */
function freeName(
  fields: Readonly<Record<string, FieldValue>>,
  name: string,
  numbers: Map<string, number>,
): string {
  let number = numbers.get(name) ?? 2;
  while (Object.hasOwn(fields, `${name}_${number}`)) number += 1;
  numbers.set(name, number + 1);
  return `${name}_${number}`;
}
