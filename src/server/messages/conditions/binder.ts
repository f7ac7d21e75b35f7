import type { SqlValue } from '../../storage/sql/rows';
import type { NeededMarks } from './needed-marks';

/**
 * A boolean expression over `messages`, with NULL as false. Parameters are `$1` and so on, in the
 * order of `params`.
 */
export type SqlCondition = {
  sql: string;
  params: readonly SqlValue[];
  /** Marks that every matching message has. */
  marks?: NeededMarks;
  /** A necessary condition that reads no text columns and uses the same parameters. */
  plain?: string;
};

/** Collects user input as parameters, so that none of it becomes SQL. */
export class Binder {
  private readonly params: SqlValue[] = [];

  text(value: string): string {
    return this.add(value);
  }

  long(value: bigint): string {
    return `${this.add(value)}::BIGINT`;
  }

  /** Bound as text, because a whole number would be bound as an integer. */
  double(value: number): string {
    return `${this.add(String(value))}::DOUBLE`;
  }

  /** A TIMESTAMP from milliseconds since the epoch. */
  time(value: number): string {
    return `make_timestamp_ms(${this.add(BigInt(Math.trunc(value)))}::BIGINT)`;
  }

  /**
   * Returns the condition with its parameters renumbered, because parts that cannot match were
   * dropped.
   */
  condition(sql: string, plain = 'true'): SqlCondition {
    const params: SqlValue[] = [];
    const numbers = new Map<string, number>();
    const renumbered = (text: string) =>
      text.replace(/\$(\d+)/g, (_, number: string) => {
        if (!numbers.has(number))
          numbers.set(number, params.push(this.params[Number(number) - 1] ?? null));
        return `$${numbers.get(number)}`;
      });
    return { sql: renumbered(sql), params, plain: renumbered(plain) };
  }

  private add(value: SqlValue): string {
    return `$${this.params.push(value)}`;
  }
}

export const NOTHING = 'false';

export function anyOf(conditions: readonly string[]): string {
  const possible = [...new Set(conditions)].filter((sql) => sql !== NOTHING);
  if (possible.length === 0) return NOTHING;
  return possible.length === 1 ? (possible[0] ?? NOTHING) : `(${possible.join(' OR ')})`;
}

export function allOf(conditions: readonly string[]): string {
  if (conditions.includes(NOTHING)) return NOTHING;
  const needed = [...new Set(conditions)].filter((sql) => sql !== 'true');
  if (needed.length === 0) return 'true';
  return needed.length === 1 ? (needed[0] ?? 'true') : `(${needed.join(' AND ')})`;
}

/** NULL counts as not matching, so its negation matches. */
export const noneOf = (condition: string): string => `(${condition} IS NOT TRUE)`;
