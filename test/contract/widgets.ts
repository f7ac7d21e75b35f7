import { readFileSync } from 'node:fs';
import { answerTo, readWidgetCases } from './widget-cases';

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
  for (const one of readWidgetCases(readFileSync(file, 'utf8')))
    console.log(JSON.stringify(answerTo(one)));
}
