import ts from 'typescript';
import { isTest, parse, visit, type Source, type Violation } from './source-tree';

/** Where the node connects to other programs, and why that needs no allow-list. */
const CONNECTS: Readonly<Record<string, string>> = {
  'src/server/outgoing/outgoing.ts': 'checks the allow-list',
  'src/server/proxy/': 'connects to the Graylog server of the command line',
  'src/server/cli/': 'is a program of its own, which connects to a node',
  'src/server/outputs/sending/': 'sends to the receivers that administrators configure',
  'src/server/inputs/network/udp.ts': 'only receives',
};

/** Names that open connections, by the module that exports them; `*` for all. */
const OPENERS: Readonly<Record<string, readonly string[]>> = {
  undici: ['*'],
  http: ['request', 'get', 'Agent', 'ClientRequest'],
  https: ['request', 'get', 'Agent'],
  http2: ['connect'],
  net: ['connect', 'createConnection', 'Socket'],
  tls: ['connect'],
  dgram: ['createSocket'],
};
const GLOBALS = new Set(['fetch', 'WebSocket', 'EventSource', 'XMLHttpRequest']);

/** Requests of the node to other servers are made in one place, which checks the allow-list. */
export function requestsLeaveInOnePlace(sources: readonly Source[]): Violation[] {
  return sources
    .filter(
      (source) =>
        source.path.startsWith('src/server/') &&
        !isTest(source) &&
        !Object.keys(CONNECTS).some((place) => source.path.startsWith(place)),
    )
    .flatMap((source) => {
      const found: Violation[] = [];
      const report = (what: string) => found.push(`${source.path} uses ${what}`);
      visit(parse(source), (node) => {
        if (ts.isImportDeclaration(node)) for (const name of openersIn(node)) report(name);
        if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
          const [module] = node.arguments;
          if (module && ts.isStringLiteral(module) && openers(module.text)) report(module.text);
        }
        if (
          (ts.isCallExpression(node) || ts.isNewExpression(node)) &&
          GLOBALS.has(node.expression.getText().replace(/^globalThis\./, ''))
        )
          report(node.expression.getText());
      });
      return found;
    });
}

const openers = (module: string) => OPENERS[module.replace(/^node:/, '')];

function openersIn({ importClause, moduleSpecifier }: ts.ImportDeclaration): string[] {
  const module = ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
  const names = openers(module);
  if (!names || !importClause || importClause.phaseModifier === ts.SyntaxKind.TypeKeyword)
    return [];
  const { name, namedBindings } = importClause;
  // The whole module under one name.
  if (name || (namedBindings && ts.isNamespaceImport(namedBindings))) return [module];
  if (!namedBindings || !ts.isNamedImports(namedBindings)) return [];
  return namedBindings.elements
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ name: local, propertyName }) => (propertyName ?? local).text)
    .filter((imported) => names.includes('*') || names.includes(imported))
    .map((imported) => `${imported} of ${module}`);
}
