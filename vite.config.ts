import react from '@vitejs/plugin-react';
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { compression } from 'vite-plugin-compression2';
import { defineConfig } from 'vitest/config';
import { bundledPackages } from './vite/bundled-packages.ts';
import { filesForServiceWorker } from './vite/files-for-service-worker.ts';
import { standardGrokPatterns } from './vite/standard-grok-patterns.ts';
import { withoutUnusedOfPlotly } from './vite/without-unused-of-plotly.ts';

const isCi = Boolean(process.env['CI']);
const src = fileURLToPath(new URL('./src', import.meta.url));
const test = fileURLToPath(new URL('./test', import.meta.url));

type Modules = { getModuleInfo: (id: string) => { importedIds: string[] } | null };

/**
 * Puts a module and all its static imports into one chunk. By default each module that a lazy page
 * imports too becomes a separate chunk, which adds thirty requests and 20 kB before the first rows.
 */
const withAllBelow = (name: string, module: string, only = /./) => {
  const below = new Set<string>();
  const add = (id: string, modules: Modules) => {
    if (below.has(id)) return;
    below.add(id);
    for (const next of modules.getModuleInfo(id)?.importedIds ?? []) add(next, modules);
  };
  return {
    debugName: name,
    name: (id: string, modules: Modules) => {
      if (below.size === 0) add(`${src}/${module}`, modules);
      return below.has(id) && only.test(id) ? name : null;
    },
  };
};

/**
 * Packages name all their parts in one module, so that these would be loaded first as well, although
 * only later pages use them.
 */
const NEEDED_FIRST = /^(?!.*\/(useQueries|queriesObserver)\.js$)/;

/**
 * The imports of the search page that other pages use as well. They share one chunk, because
 * separate ones compress worse and each adds headers.
 */
const ALSO_USED_ELSEWHERE =
  /^(?!.*\/(src\/(features|views|shared\/query-input)\/|useQueries\.js$|queriesObserver\.js$))/;

/** The package's exports lead bundlers to its development build, with warnings in it. */
const routerForProduction = ['index', 'dom-export'].map((file, index) => ({
  find: index === 0 ? /^react-router$/ : /^react-router\/dom$/,
  replacement: fileURLToPath(
    new URL(`./node_modules/react-router/dist/production/${file}.mjs`, import.meta.url),
  ),
}));

type Node = { type?: string; start: number; end: number; value?: { raw: string } } & Record<
  string,
  unknown
>;

/** The texts of all templates below a node. */
function* templateTexts(node: unknown): Generator<Node> {
  if (Array.isArray(node)) for (const one of node) yield* templateTexts(one);
  else if (typeof node === 'object' && node !== null) {
    const known = node as Node;
    if (known.type === 'TemplateElement') yield known;
    else for (const value of Object.values(known)) yield* templateTexts(value);
  }
}

/** Comments and line breaks of styles would be shipped as they are: templates are text. */
const withoutSpaceInStyles = () => ({
  name: 'without-space-in-styles',
  apply: 'build' as const,
  enforce: 'post' as const,
  transform(this: { parse: (code: string) => unknown }, code: string, id: string) {
    if (!id.startsWith(src) || !/from ["']styled-components["']/.test(code)) return undefined;
    let short = code;
    const texts = [...templateTexts(this.parse(code))].sort((a, b) => b.start - a.start);
    for (const { start, end, value } of texts) {
      const raw = value?.raw ?? '';
      if (!/[{};]/.test(raw) || code.slice(start, end) !== raw) continue;
      const text = raw.replaceAll(/\/\*[^]*?\*\//g, '').replaceAll(/\s*\n\s*/g, ' ');
      short = short.slice(0, start) + text + short.slice(end);
    }
    return { code: short, map: null };
  },
});

/** Describes the API beside the built node, from the types of the contract. */
const apiDocument = () => ({
  name: 'api-document',
  apply: 'build' as const,
  closeBundle() {
    const program = 'src/server/build/openapi/write-openapi.ts';
    execFileSync(process.execPath, ['--import', 'tsx', program], { stdio: 'inherit' });
  },
});

const packages = bundledPackages();

export default defineConfig(({ command, isSsrBuild }) => ({
  // Relative, so that one build works with any --path-prefix; the node inserts the <base>.
  base: './',
  // plotly.js reaches for `global` (its has-hover dependency), which browsers do not have.
  define: isSsrBuild ? {} : { global: 'globalThis' },
  plugins: [
    react(),
    ...(isSsrBuild
      ? [standardGrokPatterns(), apiDocument()]
      : [
          withoutUnusedOfPlotly(),
          withoutSpaceInStyles(),
          filesForServiceWorker(),
          packages.ofPage,
          compression({ algorithms: ['gzip', 'brotliCompress'], threshold: 512 }),
        ]),
  ],
  resolve: {
    alias: [
      { find: '@test', replacement: test },
      { find: '@', replacement: src },
      // Time zone rules for ten years are an eighth of the complete data; domain/time-range
      // corrects other years by means of Intl.
      ...(isSsrBuild
        ? []
        : [
            {
              find: /^moment-timezone$/,
              replacement: 'moment-timezone/builds/moment-timezone-with-data-10-year-range.js',
            },
          ]),
      // In browsers it decodes by writing HTML, which the Trusted Types policy forbids.
      {
        find: /^decode-named-character-reference$/,
        replacement: createRequire(import.meta.url).resolve('decode-named-character-reference'),
      },
      ...(command === 'build' ? routerForProduction : []),
    ],
  },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node20',
        sourcemap: true,
        copyPublicDir: false,
        rolldownOptions: {
          input: {
            main: 'src/server/main.ts',
            'ingest-thread': 'src/server/ingest/encoding/thread.ts',
          },
        },
      }
    : {
        outDir: 'dist/web',
        target: 'es2023',
        sourcemap: false,
        modulePreload: {
          polyfill: false,
          // The lists of what lazy chunks import would be a tenth of the first load, while these
          // chunks are preloaded in idle periods anyway. Their styles are only loaded by the list.
          resolveDependencies: (_, files, { hostType }) =>
            hostType === 'html' ? files : files.filter((file) => file.endsWith('.css')),
        },
        chunkSizeWarningLimit: 1500,
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                withAllBelow('shell', 'main.tsx', NEEDED_FIRST),
                withAllBelow('parts', 'features/search/page/SearchPage.tsx', ALSO_USED_ELSEWHERE),
                withAllBelow('search', 'features/search/page/SearchPage.tsx', NEEDED_FIRST),
                // As many small chunks, what draws the histogram would be a third larger.
                withAllBelow('histogram', 'views/histogram/Histogram.tsx'),
                // Storing views, which the search page always loads; signing out needs a part of it.
                {
                  name: 'storing',
                  test: /src\/(?:views\/storing\/(?:queries|store-view)|shared\/view-versions\/)/,
                },
              ],
            },
          },
        },
      },
  worker: { format: 'es' as const, plugins: () => [packages.ofWorkers] },
  test: {
    // Tests wait for a fifth of their time, so that a worker per core leaves the cores idle. In CI,
    // steady tests are worth more than the idle time.
    maxWorkers: isCi ? availableParallelism() : Math.ceil(availableParallelism() * 1.5),
    // Long, because a busy machine is not a failure.
    expect: { poll: { timeout: 30_000 } },
    testTimeout: isCi ? 120_000 : 60_000,
    hookTimeout: isCi ? 120_000 : 60_000,
    // Before each test; what is left at the end of a file is restored by test/environment/restored-globals.ts.
    unstubGlobals: true,
    unstubEnvs: true,
    restoreMocks: true,
    reporters: ['default', './test/environment/slowest-files.ts', './test/runner/unit-results.ts'],
    // The files of a worker share its DOM and packages, but not our modules (test/environment/fresh-modules.ts).
    isolate: false,
    projects: [
      {
        extends: true as const,
        test: {
          name: 'node',
          environment: 'node',
          setupFiles: [
            'test/environment/restored-globals.ts',
            'test/environment/fresh-modules.ts',
            'test/environment/properties.ts',
          ],
          include: [
            'src/{domain,contract,server,api}/**/*.test.ts',
            'test/{architecture,bench,contract,runner}/**/*.test.ts',
          ],
        },
      },
      {
        // Tests without a DOM: a `.test.ts` that needs `document` has to be a `.dom.test.ts`.
        extends: true as const,
        test: {
          name: 'console-logic',
          environment: 'node',
          setupFiles: [
            'test/environment/restored-globals.ts',
            'test/environment/fresh-modules.ts',
            'test/environment/properties.ts',
            'test/environment/setup-texts.ts',
          ],
          include: ['src/{ui,theme,shared,views,features,app}/**/*.test.ts'],
          exclude: ['**/*.dom.test.ts'],
        },
      },
      {
        extends: true as const,
        test: {
          name: 'console',
          // Inserts rules one by one, as in production: as text, jsdom would parse all of them again
          // for each new one.
          env: { SC_DISABLE_SPEEDY: 'false' },
          environment: 'jsdom',
          environmentOptions: { jsdom: { url: 'http://console.test/' } },
          setupFiles: [
            'test/environment/restored-globals.ts',
            'test/environment/fresh-modules.ts',
            'test/environment/properties.ts',
            'test/environment/setup.ts',
          ],
          include: [
            'src/{ui,theme,shared,views,features,app}/**/*.test.tsx',
            'src/{ui,theme,shared,views,features,app}/**/*.dom.test.ts',
            'test/{architecture,journeys,plugin-example,rendering}/**/*.test.tsx',
          ],
        },
      },
    ],
  },
}));
