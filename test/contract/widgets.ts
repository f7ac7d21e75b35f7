import { readFileSync } from 'node:fs';
import { readWidgetCases, searchTypesSent } from './widget-cases';

/**
 * `npm run widgets -- FILE` prints one JSON line for each case of a file in the form of
 * `fixtures/widgets/search-types.json`: its id and the search types that the console sends for its
 * widget.
 */
const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('Usage: npm run widgets -- FILE');
  process.exitCode = 1;
} else {
  for (const { id, widget } of readWidgetCases(readFileSync(file, 'utf8')))
    if (widget !== undefined)
      console.log(JSON.stringify({ id, search_types: searchTypesSent(widget) }));
}
