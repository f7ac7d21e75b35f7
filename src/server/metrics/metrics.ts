import { unreachable } from '@/domain/unreachable';
import type { NamedMetric } from '@/contract/metrics';
import { createMeter, type Meter } from './meter';

/**
 * The current value of a metric. Meters and rates only report the total since the start; rates are
 * derived from it.
 */
export type Reading =
  | { kind: 'gauge'; value: number | string | null }
  | { kind: 'counter'; total: number }
  | { kind: 'meter'; total: number }
  /** A gauge of the last second. */
  | { kind: 'perSecond'; total: number };

export type Readings = Readonly<Record<string, Reading>>;

export type Metrics = {
  /** `read` is called on request and once a second. */
  add(read: () => Readings): void;
  names(): string[];
  /** The existing ones among the names, in order. */
  find(names: readonly string[]): NamedMetric[];
  /** Samples all totals; call once a second. */
  sample(): void;
};

export function createMetrics(): Metrics {
  const sources: (() => Readings)[] = [];
  const meters = new Map<string, Meter>();

  const readings = (): Readings => Object.assign({}, ...sources.map((read) => read()));
  const meterOf = (name: string, total: number) => {
    const meter = meters.get(name) ?? createMeter(total);
    meters.set(name, meter);
    return meter;
  };

  const metricOf = (full_name: string, reading: Reading): NamedMetric => {
    const name = full_name.slice(full_name.lastIndexOf('.') + 1);
    switch (reading.kind) {
      case 'gauge':
        return { full_name, name, type: 'gauge', metric: { value: reading.value } };
      case 'counter':
        return { full_name, name, type: 'counter', metric: { count: reading.total } };
      case 'perSecond':
        return {
          full_name,
          name,
          type: 'gauge',
          metric: { value: meterOf(full_name, reading.total).perSecond() },
        };
      case 'meter':
        return {
          full_name,
          name,
          type: 'meter',
          metric: {
            rate: meterOf(full_name, reading.total).rate(reading.total),
            rate_unit: 'events/second',
          },
        };
      default:
        return unreachable(reading);
    }
  };

  return {
    add: (read) => void sources.push(read),
    names: () => Object.keys(readings()).sort(),
    find(names) {
      const all = readings();
      return names.flatMap((name) => {
        const reading = Object.hasOwn(all, name) ? all[name] : undefined;
        return reading ? [metricOf(name, reading)] : [];
      });
    },
    sample() {
      const all = readings();
      for (const [name, reading] of Object.entries(all))
        if (reading.kind === 'meter' || reading.kind === 'perSecond')
          meterOf(name, reading.total).sample(reading.total);
      for (const name of meters.keys()) if (!Object.hasOwn(all, name)) meters.delete(name);
    },
  };
}
