import { fromParams, toParams } from '../../time-range/url-form';
import {
  positiveInteger,
  readFocus,
  readInvalidRange,
  readRun,
  writeFocus,
  type AddressEntry,
} from './address';
import type { PageSettings } from './page-settings';
import { readVariableValues, writeVariableValues } from './variable-address';

/**
 * Parses the parameters of a dashboard's URL: the page, the filter of all widgets, the values of
 * variables, and the focus.
 * Never throws. `settings` are those of the document, which a URL never changes.
 */
export function readDashboardAddress(
  params: URLSearchParams,
  historyState: unknown,
  settings: PageSettings,
): AddressEntry {
  const query = params.get('q');
  const range = fromParams(params);
  const invalidRange = readInvalidRange(params);
  const refresh = positiveInteger(params.get('refresh'));
  const variables = readVariableValues(params);
  const filter = { ...(query && { query }), ...(range && { range }) };
  return {
    settings,
    overrides: {
      ...(refresh !== undefined && { refresh }),
      ...(Object.keys(filter).length > 0 && { filter }),
      ...(variables && { variables }),
      ...(invalidRange && { invalidRange }),
    },
    focus: readFocus(params),
    run: readRun(historyState),
  };
}

/** The URL parameters of a dashboard. */
export function writeDashboardAddress({
  overrides: { refresh, filter, variables, invalidRange },
  focus,
}: Pick<AddressEntry, 'overrides' | 'focus'>): URLSearchParams {
  const params = new URLSearchParams();
  if (filter?.query) params.set('q', filter.query);
  const range = invalidRange
    ? Object.entries(invalidRange.params)
    : filter?.range && toParams(filter.range);
  for (const [name, value] of range ?? []) params.set(name, value);
  if (refresh !== undefined) params.set('refresh', `${refresh}`);
  writeVariableValues(variables, params);
  writeFocus(focus, params);
  return params;
}
