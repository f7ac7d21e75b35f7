import ts from 'typescript';
import { PERMISSION_ACTIONS } from '@/contract/permission-actions';
import { isTest, parse, visit, type Source, type Violation } from './source-tree';

const PLACE = 'src/contract/permissions.ts';
/** Begins like a permission: `streams:edit`, `streams:edit:…`, and `streams:` before a value. */
const BEGINNING = new RegExp(
  `^(${Object.keys(PERMISSION_ACTIONS).join('|')}):(${[
    ...new Set(Object.values(PERMISSION_ACTIONS).flat()),
  ].join('|')})(:|$)`,
);
const DOMAIN = new RegExp(`^(${Object.keys(PERMISSION_ACTIONS).join('|')}):$`);

/** Permissions are named in one place, so that what newer servers call them is told in one place. */
export function permissionsAreNamedOnce(sources: readonly Source[]): Violation[] {
  return sources
    .filter((source) => source.path !== PLACE && !isTest(source))
    .flatMap((source) => {
      const found: Violation[] = [];
      visit(parse(source), (node) => {
        const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node);
        if (!isText) return;
        const { text } = node;
        if (BEGINNING.test(text) || (ts.isTemplateHead(node) && DOMAIN.test(text)))
          found.push(`${source.path} writes '${text}': use PERMISSIONS of ${PLACE}`);
      });
      return found;
    });
}
