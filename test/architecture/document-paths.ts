import { existsSync } from 'node:fs';
import rooms from './rooms.json';
import type { Source, Violation } from './source-tree';

/** A path in backticks that begins at the root or, without `src/`, with a room. */
const PATH = new RegExp(
  `\`((?:src|test|docs|${Object.keys(rooms.mayImport).join('|')})/[\\w./-]*\\w)/?\``,
  'g',
);

/** What the walks of how-to-add.md let readers create. */
const TO_BE_CREATED = ['src/server/inputs/mqtt/', 'src/domain/processing/functions/uppercase.ts'];

/**
 * The paths of sources that a document or comment names lead somewhere; `.ts` and `.tsx` may be left
 * out.
 */
export const documentedPathsExist = (sources: readonly Source[]): Violation[] =>
  sources.flatMap(({ path: document, text }) =>
    [...text.matchAll(PATH)].flatMap(([, named = '']) =>
      TO_BE_CREATED.some((path) => named.startsWith(path)) || isThere(named)
        ? []
        : [`${document} names ${named}, which is not there`],
    ),
  );

const isThere = (path: string) =>
  ['', 'src/'].some((root) =>
    ['', '.ts', '.tsx'].some((extension) => existsSync(`${root}${path}${extension}`)),
  );
