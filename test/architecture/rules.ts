import ts from 'typescript';
import rooms from './rooms.json';
import {
  importsOf,
  isTest,
  parse,
  targetOf,
  visit,
  withoutExtension,
  type Source,
  type Violation,
} from './source-tree';

/** The rooms that each room may import besides itself (docs/architecture.md); ESLint reads them too. */
const MAY_IMPORT: Record<string, readonly string[]> = rooms.mayImport;

/** The only folder that imports each heavy library, with the names of its packages. */
const HEAVY = Object.values(rooms.heavyLibraries).map(({ door, packages }) => ({
  door: `src/${door}/`,
  library: new RegExp(`^(${packages.map(asPattern).join('|')})(/|$)`),
}));

function asPattern(name: string): string {
  return name.replaceAll('.', '\\.').replaceAll('*', '[^/]*');
}

const roomOf = (path: string) => path.split('/')[1] ?? '';

export function roomsAndDirections(sources: readonly Source[]): Violation[] {
  return sources
    .filter((source) => source.path.startsWith('src/'))
    .flatMap((source) => {
      const room = roomOf(source.path);
      const allowed = MAY_IMPORT[room];
      if (!allowed) return [`${source.path}: src/${room} is no room of the house`];
      return importsOf(source).flatMap((name) => {
        const target = targetOf(source.path, name);
        // The manifest is the only source of the version.
        if (target === undefined || target === 'package.json') return [];
        if (target.startsWith('test/'))
          return isTest(source) ? [] : [`${source.path} imports ${name} of the tests`];
        const to = roomOf(target);
        // Tests next to their unit are not part of the program: they may seed and render
        // everything.
        if (to !== room && !allowed.includes(to))
          return [`${source.path} (${room}) imports ${name} (${to})`];
        const feature = source.path.split('/')[2];
        if (room === 'features' && to === 'features' && target.split('/')[2] !== feature)
          return [`${source.path} imports another feature: ${name}`];
        return [];
      });
    });
}

export function heavyLibrariesHaveOneDoor(sources: readonly Source[]): Violation[] {
  return sources.flatMap((source) =>
    importsOf(source).flatMap((name) =>
      HEAVY.flatMap(({ door, library }) =>
        library.test(name) && !source.path.startsWith(door)
          ? [`${source.path} imports ${name}: only ${door} does`]
          : [],
      ),
    ),
  );
}

/** Deletions are asked about in the one dialog of the layout (`askToDelete`). */
export function deletionsAskInOnePlace(sources: readonly Source[]): Violation[] {
  return sources
    .filter((source) => /^src\/(views|features)\//.test(source.path) && !isTest(source))
    .flatMap((source) =>
      importsOf(source)
        .filter((name) => targetOf(source.path, name) === 'src/shared/confirm/DeleteDialog')
        .map((name) => `${source.path} imports ${name}: use askToDelete`),
    );
}

export function noImportCycles(sources: readonly Source[]): Violation[] {
  const known = new Map(sources.map((source) => [withoutExtension(source.path), source]));
  const graph = new Map(
    sources.map((source) => [
      withoutExtension(source.path),
      importsOf(source)
        .flatMap((name) => targetOf(source.path, name) ?? [])
        .map(withoutExtension)
        .filter((target) => known.has(target)),
    ]),
  );
  const state = new Map<string, 'open' | 'done'>();
  const cycles: Violation[] = [];
  const walk = (node: string, trail: readonly string[]): void => {
    if (state.get(node) === 'done') return;
    if (state.get(node) === 'open') {
      cycles.push([...trail.slice(trail.indexOf(node)), node].join(' → '));
      return;
    }
    state.set(node, 'open');
    for (const next of graph.get(node) ?? []) walk(next, [...trail, node]);
    state.set(node, 'done');
  };
  for (const node of graph.keys()) walk(node, []);
  return cycles;
}

export function typeScriptThroughout(sources: readonly Source[]): Violation[] {
  return sources
    .filter(({ path }) => /\.[cm]?jsx?$/.test(path))
    .map(({ path }) => `${path} is no TypeScript`);
}

export function noAny(sources: readonly Source[]): Violation[] {
  return sources.flatMap((source) => {
    const found: Violation[] = [];
    visit(parse(source), (node) => {
      if (node.kind === ts.SyntaxKind.AnyKeyword)
        found.push(`${source.path} says any at ${node.getStart()}`);
    });
    return found;
  });
}

const COLOUR_OR_PIXEL =
  /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b|\b(?:rgba?|hsla?|oklch)\(|(?<![\w-])\d*\.?\d+px\b/i;

/** String and template literals of the console's rooms. Comments and identifiers are ignored. */
export function looksOnlyInTheme(sources: readonly Source[]): Violation[] {
  return sources
    .filter(
      (source) => /^src\/(ui|shared|views|features|app|main)/.test(source.path) && !isTest(source),
    )
    .flatMap((source) => {
      const found: Violation[] = [];
      visit(parse(source), (node) => {
        if (
          !ts.isStringLiteralLike(node) &&
          !ts.isTemplateHead(node) &&
          !ts.isTemplateMiddle(node) &&
          !ts.isTemplateTail(node)
        )
          return;
        const hit = COLOUR_OR_PIXEL.exec(node.text);
        if (hit) found.push(`${source.path} holds ${hit[0]}`);
      });
      return found;
    });
}

const SINK_NAMES = new Set([
  'innerHTML',
  'outerHTML',
  'srcdoc',
  'dangerouslySetInnerHTML',
  'insertAdjacentHTML',
  'createContextualFragment',
  'parseFromString',
]);

export function noHtmlSink(sources: readonly Source[]): Violation[] {
  return sources
    .filter((source) => !isTest(source))
    .flatMap((source) => {
      const found: Violation[] = [];
      visit(parse(source), (node) => {
        const name = ts.isIdentifier(node) ? node.text : '';
        const parent = node.parent;
        const isMember =
          parent &&
          (ts.isPropertyAccessExpression(parent) ||
            ts.isJsxAttribute(parent) ||
            ts.isPropertyAssignment(parent));
        if (SINK_NAMES.has(name) && isMember) found.push(`${source.path} uses ${name}`);
        if (
          ts.isCallExpression(node) &&
          /^(eval|document\.write(ln)?)$/.test(node.expression.getText())
        )
          found.push(`${source.path} calls ${node.expression.getText()}`);
        if (ts.isNewExpression(node) && node.expression.getText() === 'Function')
          found.push(`${source.path} builds a Function`);
      });
      return found;
    });
}

/**
 * Tests trigger failures through real input or faults of the backend, never by replacing our own
 * modules or fetch.
 */
export function testsMockNothingOfOurs(sources: readonly Source[]): Violation[] {
  return sources.flatMap((source) => {
    const found: Violation[] = [];
    visit(parse(source), (node) => {
      if (!ts.isCallExpression(node)) return;
      const callee = node.expression.getText();
      const first = node.arguments[0];
      if (/^vi\.(mock|doMock)$/.test(callee)) {
        const name =
          first && ts.isStringLiteralLike(first)
            ? first.text
            : first &&
                ts.isCallExpression(first) &&
                first.arguments[0] &&
                ts.isStringLiteralLike(first.arguments[0])
              ? first.arguments[0].text
              : '@/';
        if (targetOf(source.path, name) !== undefined) found.push(`${source.path} mocks ${name}`);
      }
      if (
        /^vi\.(spyOn|stubGlobal)$/.test(callee) &&
        node.arguments.some(
          (argument) => ts.isStringLiteralLike(argument) && argument.text === 'fetch',
        )
      )
        found.push(`${source.path} stubs fetch`);
    });
    return found;
  });
}
