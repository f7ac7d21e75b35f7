import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';

/** A source file with its path in the repository (`src/ui/button/Button.tsx`). */
export type Source = { path: string; text: string };
export type Violation = string;

export const readSources = (...folders: string[]) =>
  readFiles(/\.(ts|tsx|js|jsx|mjs|cjs)$/, ...folders);

export function readFiles(names: RegExp, ...folders: string[]): Source[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => names.test(name))
      .map((name) => ({
        path: join(folder, name),
        text: readFileSync(join(folder, name), 'utf8'),
      })),
  );
}

/** All documents, with those of the root. */
export const readDocuments = (): Source[] => [
  ...readFiles(/\.md$/, 'docs', 'src', 'test'),
  ...readdirSync('.')
    .filter((name) => name.endsWith('.md'))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') })),
];

export const isTest = ({ path }: Source) => /\.test\.tsx?$/.test(path);

const parsed = new WeakMap<Source, ts.SourceFile>();

/** The syntax tree of a file, parsed once for all rules. */
export function parse(source: Source): ts.SourceFile {
  const file = parsed.get(source) ?? parseAnew(source);
  parsed.set(source, file);
  return file;
}

function parseAnew({ path, text }: Source): ts.SourceFile {
  return ts.createSourceFile(
    path,
    text,
    ts.ScriptTarget.Latest,
    true,
    path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
}

export function visit(node: ts.Node, see: (node: ts.Node) => void): void {
  see(node);
  node.forEachChild((child) => visit(child, see));
}

const imported = new WeakMap<Source, string[]>();

/** The modules that a file imports: static, re-exported, dynamic and `import('…')` types. */
export function importsOf(source: Source): string[] {
  const names = imported.get(source) ?? findImports(source);
  imported.set(source, names);
  return names;
}

function findImports(source: Source): string[] {
  const names: string[] = [];
  visit(parse(source), (node) => {
    const name =
      ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
        ? node.moduleSpecifier
        : ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
          ? node.arguments[0]
          : ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)
            ? node.argument.literal
            : undefined;
    if (name && ts.isStringLiteralLike(name)) names.push(name.text);
  });
  return names;
}

/** The repository path of one of our modules, without extension; undefined for packages. */
export function targetOf(from: string, name: string): string | undefined {
  if (name.startsWith('@/')) return normalize(`src/${name.slice(2)}`);
  if (name.startsWith('@test/')) return normalize(`test/${name.slice(6)}`);
  if (name.startsWith('.')) return normalize(join(dirname(from), name));
  return undefined;
}

export const withoutExtension = (path: string) =>
  path.replace(/(\.d)?\.(ts|tsx|js|jsx|mjs|cjs)(\?.*)?$/, '').replace(/\?.*$/, '');
