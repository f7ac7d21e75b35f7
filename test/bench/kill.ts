import { killRounds } from '../e2e/failures/killed-node';
import { startNode } from '../e2e/node';
import { median, type Figure } from './report';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 50);

/** Checks for lost messages when the node is killed again and again during ingest. */
export async function measureKills(): Promise<Figure[]> {
  const node = await startNode({ args: ['--no-sample'] });
  try {
    const { acknowledged, lost, doubled, starts, rates } = await killRounds(node, ROUNDS, (line) =>
      console.log(line),
    );
    return [
      {
        name: 'killed: messages sent a second, median',
        value: median(rates),
        unit: 'messages/s',
        aim: 19_000,
        atLeast: true,
        runs: ROUNDS,
        note: `20,000 are meant; the fewest were ${Math.round(Math.min(...rates))}`,
      },
      { name: 'killed: acknowledged messages', value: acknowledged, unit: '', runs: ROUNDS },
      { name: 'killed: lost of these', value: lost, unit: '', runs: ROUNDS },
      { name: 'killed: doubled', value: doubled, unit: '', runs: ROUNDS },
      { name: 'killed: start, median', value: median(starts), unit: 'ms', runs: ROUNDS },
      {
        name: 'killed: start, longest',
        value: Math.max(...starts),
        unit: 'ms',
        aim: 2000,
        runs: ROUNDS,
      },
    ];
  } finally {
    await node.dispose();
  }
}
