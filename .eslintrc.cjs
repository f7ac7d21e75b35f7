const { existsSync, readdirSync } = require('node:fs');
const reactHooks = require('eslint-plugin-react-hooks');

const folders = (path) =>
  (existsSync(path) ? readdirSync(path, { withFileTypes: true }) : [])
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
const features = folders('src/features');
const rooms = folders('src');

// The rooms that each room may import besides itself. Rooms that are not listed may import nothing.
const mayImport = {
  domain: [],
  contract: ['domain'],
  theme: [],
  ui: ['theme'],
  api: ['contract', 'domain'],
  shared: ['ui', 'theme', 'api', 'contract', 'domain'],
  views: ['shared', 'ui', 'theme', 'api', 'contract', 'domain'],
  features: ['views', 'shared', 'ui', 'theme', 'api', 'contract', 'domain'],
  app: ['features', 'views', 'shared', 'ui', 'theme', 'api', 'contract', 'domain'],
  server: ['contract', 'domain'],
};

// Tests are next to their unit and may also import from test/.
const roomZones = rooms.map((room) => ({
  target: `./src/${room}`,
  from: './src',
  except: [room, ...(mayImport[room] ?? [])].map((allowed) => `./${allowed}`),
  message: `src/${room} may import only: ${[room, ...(mayImport[room] ?? [])].join(', ')}.`,
}));

const featureZones = features.map((feature) => ({
  target: `./src/features/${feature}`,
  from: './src/features',
  except: [`./${feature}`],
  message: 'Features do not import each other: move shared code to src/shared or src/views.',
}));

// Each heavy library has a single importer, which is lazily loaded.
const doors = {
  plotly: 'ui/chart',
  leaflet: 'ui/map',
  ace: 'ui/code-editor',
  'react-grid-layout': 'ui/grid',
  markdown: 'ui/markdown',
};
const heavy = {
  plotly: ['plotly.js', 'plotly.js/*', 'plotly.js/**', 'react-plotly.js', 'react-plotly.js/*'],
  leaflet: ['leaflet', 'leaflet/*', 'react-leaflet'],
  ace: ['ace-builds', 'ace-builds/*', 'ace-builds/**'],
  'react-grid-layout': ['react-grid-layout', 'react-grid-layout/*'],
  markdown: ['mdast-util-*', 'micromark-*'],
};
const restricted = (except) => [
  'error',
  {
    patterns: Object.entries(heavy)
      .filter(([name]) => name !== except)
      .map(([name, group]) => ({ group, message: `Only src/${doors[name]} imports ${name}.` })),
  },
];

// All rules, including those of the React compiler (decision 0031).
const reactHooksRules = Object.fromEntries(
  Object.keys(reactHooks.rules).map((rule) => [`react-hooks/${rule}`, 'error']),
);

module.exports = {
  root: true,
  parser: '@typescript-eslint/parser',
  parserOptions: { ecmaFeatures: { jsx: true } },
  plugins: ['@typescript-eslint', 'import', 'react', 'react-hooks'],
  settings: {
    'import/resolver': { typescript: {} },
    'import/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    react: { version: '19' },
  },
  rules: {
    'import/no-default-export': 'error',
    'import/no-restricted-paths': ['error', { zones: [...roomZones, ...featureZones] }],
    'no-restricted-imports': restricted(undefined),
    'no-restricted-syntax': [
      'error',
      {
        selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
        message: 'Log content is hostile: render text.',
      },
      {
        selector: 'AssignmentExpression[left.property.name=/^(innerHTML|outerHTML)$/]',
        message: 'Log content is hostile: render text.',
      },
      {
        selector:
          'CallExpression[callee.property.name=/^(insertAdjacentHTML|createContextualFragment)$/]',
        message: 'Log content is hostile: render text.',
      },
    ],
    'no-eval': 'error',
    'no-implied-eval': 'error',
    'no-console': 'error',
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    '@typescript-eslint/no-explicit-any': 'error',
    '@typescript-eslint/no-non-null-assertion': 'error',
    '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    '@typescript-eslint/no-unused-vars': [
      'error',
      { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
    ],
    'react/jsx-key': 'error',
    'react/no-danger': 'error',
    'react/jsx-no-target-blank': 'error',
    ...reactHooksRules,
    'max-lines': ['error', 300],
  },
  overrides: [
    ...Object.entries(doors).map(([name, folder]) => ({
      files: [`src/${folder}/**`],
      rules: { 'no-restricted-imports': restricted(name) },
    })),
    { files: ['src/server/**'], rules: { 'no-console': 'off' } },
    {
      files: ['**/*.test.{ts,tsx}', 'test/**'],
      rules: { 'max-lines': ['error', 500] },
    },
    {
      files: ['test/**', 'vite/**', 'vite.config.ts'],
      rules: {
        'import/no-default-export': 'off',
        'no-console': 'off',
        'no-restricted-imports': 'off',
      },
    },
  ],
};
