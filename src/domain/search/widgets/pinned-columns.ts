import type { AggregationConfig } from './widget';

type Config = AggregationConfig['visualizationConfig'];
const PINNED = 'pinned_columns';

/** The grouping fields whose columns stay visible while a table is scrolled sideways. */
export function pinnedColumnsOf(config: Config): readonly string[] {
  const wire = config?.[PINNED];
  return Array.isArray(wire) ? wire.filter((one) => typeof one === 'string') : [];
}

/** The configuration with a column pinned or released. */
export function withPinnedColumn(
  config: Config,
  field: string,
  isPinned: boolean,
): NonNullable<Config> {
  const others = pinnedColumnsOf(config).filter((one) => one !== field);
  return { ...config, [PINNED]: isPinned ? [...others, field] : others };
}
