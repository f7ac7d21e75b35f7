import { mutations } from '../fuzz/mutate';
import { fuzz, fuzzTargets, type FuzzRun } from '../fuzz/targets';
import type { Figure } from './report';

const INPUTS = Number(process.env['BENCH_FUZZ'] ?? 1_000_000);
/**
 * Another seed finds other things. The report contains the seed, so that a failure can be repeated.
 */
const SEED = process.env['BENCH_FUZZ_SEED'] ?? 'bench';

/** Feeds a million mutated inputs to all decoders. A crash is printed with its input. */
export async function measureFuzzing(): Promise<Figure[]> {
  const targets = fuzzTargets();
  const each = Math.ceil(INPUTS / targets.length);
  const runs: FuzzRun[] = [];
  for (const target of targets)
    runs.push(await fuzz(target, mutations(target.samples, `${SEED} ${target.name}`), each));
  for (const { name, crashes } of runs)
    for (const { error, input } of crashes)
      console.error(`${name}: ${String(error)} for ${input.toString('base64')}`);
  console.table(
    runs.map(({ name, inputs, seconds, slowestMs, crashes }) => ({
      decoder: name,
      inputs,
      'inputs/s': Math.round(inputs / seconds),
      'slowest ms': Math.round(slowestMs * 10) / 10,
      crashes: crashes.length,
    })),
  );
  return figuresOf(runs);
}

function figuresOf(runs: readonly FuzzRun[]): Figure[] {
  const inputs = runs.reduce((sum, run) => sum + run.inputs, 0);
  const seconds = runs.reduce((sum, run) => sum + run.seconds, 0);
  const slowest = runs.reduce((worst, run) => (run.slowestMs > worst.slowestMs ? run : worst));
  return [
    {
      name: 'Fuzzing: crashes',
      value: runs.reduce((sum, { crashes }) => sum + crashes.length, 0),
      unit: '',
      aim: 0,
      runs: inputs,
      note: `seed ${SEED}`,
    },
    {
      name: 'Fuzzing: inputs decoded',
      value: inputs / seconds,
      unit: '/s',
      runs: inputs,
      note: `${runs.length} decoders`,
    },
    {
      name: 'Fuzzing: the slowest input',
      value: slowest.slowestMs,
      unit: 'ms',
      runs: inputs,
      note: `${slowest.name}; up to 64 KiB`,
    },
  ];
}
