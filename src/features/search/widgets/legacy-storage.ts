import { readLegacyCharts, type LegacyChart } from '@/domain/search/legacy-charts';
import { keepLocal, readLocal, readLocalJson } from '@/shared/local-choice/local-choice';

/** Where older consoles kept their charts, and where it is noted what became of them (A3.26, A4.21). */
const CHARTS = 'pinned-field-charts';
const MIGRATION = 'pinned-field-charts-migration';

/** The charts of which nobody has decided anything yet. */
export const pendingCharts = (): LegacyChart[] => (readLocal(MIGRATION) === null ? readLegacyCharts(readLocalJson(CHARTS)) : []);

/** The charts stay where they are: an older console may still show them. */
export const settleCharts = (outcome: 'finished' | 'discarded'): void => keepLocal(MIGRATION, outcome);
