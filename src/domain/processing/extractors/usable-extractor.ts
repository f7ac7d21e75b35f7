import { compileConverter, compileExtractor } from './compile-extractor';
import { ConfigFault } from './definition/configuration';
import type { ExtractorEnvironment } from './definition/environment';
import type { ConverterSettings, ExtractorSettings } from './extractor';
import { lookupTable } from './types/lookup-table';

/** An extractor names a lookup table that does not exist. The message is Graylog's. */
export class UnknownTable extends Error {
  override readonly name = 'UnknownTable';

  constructor(table: string) {
    super(`Configured lookup table <${table}> doesn't exist`);
  }
}

/**
 * An extractor as it is stored: as in Graylog, without converters that lack a part of their
 * configuration.
 * @throws ConfigFault for an incomplete configuration of the extractor, UnknownType, UnknownTable,
 * Error for a broken expression
 */
export function usableExtractor(
  settings: ExtractorSettings,
  environment: ExtractorEnvironment,
): ExtractorSettings {
  const isUsable = (one: ConverterSettings) => isComplete(one, environment);
  const usable = { ...settings, converters: settings.converters.filter(isUsable) };
  compileExtractor(usable, environment);
  for (const table of tablesOf(usable))
    if (!environment.hasTable(table)) throw new UnknownTable(table);
  return usable;
}

/** The names of the lookup tables that an extractor uses. */
export function tablesOf({
  type,
  extractor_config,
  converters,
}: Pick<ExtractorSettings, 'type' | 'extractor_config' | 'converters'>): string[] {
  const all = [{ type, config: extractor_config }, ...converters];
  const names = all
    .filter((one) => one.type === lookupTable.type)
    .map(({ config }) => config['lookup_table_name']);
  return names.filter((name) => typeof name === 'string');
}

function isComplete(converter: ConverterSettings, environment: ExtractorEnvironment): boolean {
  try {
    compileConverter(converter, environment);
    return true;
  } catch (error) {
    if (error instanceof ConfigFault) return false;
    throw error;
  }
}
