const { existsSync, readdirSync } = require('node:fs');
const reactHooks = require('eslint-plugin-react-hooks');
const { mayImport, heavyLibraries } = require('./test/architecture/rooms.json');

const folders = (path) =>
  (existsSync(path) ? readdirSync(path, { withFileTypes: true }) : [])
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
const features = folders('src/features');
const rooms = folders('src');

// Rooms that are not listed may import nothing. Tests are next to their unit and may also import
// from test/.
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
const restricted = (except) => [
  'error',
  {
    patterns: Object.entries(heavyLibraries)
      .filter(([name]) => name !== except)
      .map(([name, { door, packages }]) => ({
        group: packages.flatMap((one) => [one, `${one}/**`]),
        message: `Only src/${door} imports ${name}.`,
      })),
  },
];

// All rules, including those of the React compiler (decision 0031).
const reactHooksRules = Object.fromEntries(
  Object.keys(reactHooks.rules).map((rule) => [`react-hooks/${rule}`, 'error']),
);

module.exports = {
  root: true,
  parser: '@typescript-eslint/parser',
  parserOptions: { sourceType: 'module', ecmaFeatures: { jsx: true } },
  plugins: ['@typescript-eslint', 'import-x', 'react', 'react-hooks'],
  settings: {
    'import-x/resolver': { typescript: {} },
    'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    react: { version: '19' },
  },
  rules: {
    'import-x/no-default-export': 'error',
    'import-x/no-restricted-paths': ['error', { zones: [...roomZones, ...featureZones] }],
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
    ...Object.entries(heavyLibraries).map(([name, { door }]) => ({
      files: [`src/${door}/**`],
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
        'import-x/no-default-export': 'off',
        'no-console': 'off',
        'no-restricted-imports': 'off',
      },
    },
  ],
};
