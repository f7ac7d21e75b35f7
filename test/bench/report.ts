import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';

/**
 * A measured figure. `aim` is its upper limit (for rates, its lower limit) in the same unit; `load`
 * is the load of the machine before the measurement.
 */
export type Figure = {
  name: string;
  value: number;
  unit: string;
  aim?: number;
  atLeast?: boolean;
  runs?: number;
  note?: string;
  load?: number;
};

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? NaN)
    : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2;
}

const reaches = ({ value, aim, atLeast }: Figure) =>
  aim === undefined || (atLeast ? value >= aim : value <= aim);

export function printTable(figures: readonly Figure[]): void {
  console.table(
    figures.map((figure) => ({
      figure: figure.name,
      value: Math.round(figure.value * 10) / 10,
      unit: figure.unit,
      aim: figure.aim === undefined ? '' : `${figure.atLeast ? '≥' : '≤'} ${figure.aim}`,
      reached: figure.aim === undefined ? '' : reaches(figure) ? 'yes' : 'NO',
      runs: figure.runs ?? 1,
      note: figure.note ?? '',
    })),
  );
}

/** Adds to the figures of earlier runs, for docs/performance-data.md. */
export function keepFigures(file: string, figures: readonly Figure[]): void {
  const names = new Set(figures.map(({ name }) => name));
  mkdirSync('bench', { recursive: true });
  writeFileSync(
    file,
    `${JSON.stringify([...readFigures(file).filter(({ name }) => !names.has(name)), ...figures], null, 1)}\n`,
  );
}

export const readFigures = (file: string): Figure[] =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Figure[]) : [];

/** Measures, and records the load of the machine at the beginning. */
export async function withLoad(measure: () => Promise<Figure[]>): Promise<Figure[]> {
  const [load = 0] = loadavg();
  return (await measure()).map((figure) => ({ ...figure, load }));
}

export function writeLatest(figures: readonly Figure[]): void {
  mkdirSync('bench', { recursive: true });
  const machine = {
    cores: cpus().length,
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    node: process.version,
  };
  writeFileSync(
    'bench/latest.json',
    `${JSON.stringify({ at: new Date().toISOString(), machine, figures }, null, 2)}\n`,
  );
}
