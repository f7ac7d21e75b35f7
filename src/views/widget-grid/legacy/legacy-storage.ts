import { writeLocal, readLocal, readLocalJson } from '@/shared/local-choice/local-choice';

/** Local storage keys of the charts of older consoles, and of the outcome of their migration. */
const CHARTS = 'pinned-field-charts';
const MIGRATION = 'pinned-field-charts-migration';

/** A cheap check before the code of the migration loads. */
export const hasLegacyCharts = (): boolean =>
  readLocal(MIGRATION) === null && readLocal(CHARTS) !== null;

/** The stored charts, not validated. */
export const loadLegacyCharts = (): unknown => readLocalJson(CHARTS);

/** Keeps the stored charts, because an older console may still be in use. */
export const recordMigration = (outcome: 'finished' | 'discarded'): void =>
  writeLocal(MIGRATION, outcome);
