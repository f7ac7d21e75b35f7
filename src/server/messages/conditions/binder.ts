import type { SqlValue } from '../../storage/sql/rows';
import type { NeededMarks } from './needed-marks';

/**
 * A boolean expression over `messages`; NULL counts as false. Parameters are `$1` and on, in the
 * order of `params`.
 */
export type SqlCondition = {
  sql: string;
  params: readonly SqlValue[];
  /** Without which no message matches. */
  marks?: NeededMarks;
  /**
   * A part of it that looks into no text, and that all matching messages fulfil; of the same
   * parameters.
   */
  plain?: string;
};

/** Collects what users wrote as parameters: nothing of it ever becomes SQL. */
export class Binder {
  private readonly params: SqlValue[] = [];

  text(value: string): string {
    return this.add(value);
  }

  long(value: bigint): string {
    return `${this.add(value)}::BIGINT`;
  }

  /** As text, because a whole number would be bound as an integer, whatever its size. */
  double(value: number): string {
    return `${this.add(String(value))}::DOUBLE`;
  }

  /** Milliseconds since the epoch as TIMESTAMP. */
  time(value: number): string {
    return `make_timestamp_ms(${this.add(BigInt(Math.trunc(value)))}::BIGINT)`;
  }

  /**
   * The finished condition. Parts that cannot match were left out, so the parameters that are left
   * are numbered anew.
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

/** At least one of them. */
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

/** What is unknown does not match, so that its negation does. */
export const noneOf = (condition: string): string => `(${condition} IS NOT TRUE)`;
