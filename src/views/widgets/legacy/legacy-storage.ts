import { writeLocal, readLocal, readLocalJson } from '@/shared/local-choice/local-choice';

/**
 * Where older consoles kept their charts, and where it is noted what became of them.
 */
const CHARTS = 'pinned-field-charts';
const MIGRATION = 'pinned-field-charts-migration';

/** Whether there is anything to be read of it: what is read is seldom, and comes late. */
export const mayPend = (): boolean => readLocal(MIGRATION) === null && readLocal(CHARTS) !== null;

/** What was kept, whatever it is. */
export const keptCharts = (): unknown => readLocalJson(CHARTS);

/** The charts stay where they are: an older console may still show them. */
export const settleCharts = (outcome: 'finished' | 'discarded'): void =>
  writeLocal(MIGRATION, outcome);
