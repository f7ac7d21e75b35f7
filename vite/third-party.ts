/** What `npm run licences` writes, and the tests compare. */
export const THIRD_PARTY = 'THIRD-PARTY.md';

export type Lock = {
  packages: Readonly<
    Record<string, { version?: string; license?: string; dev?: boolean; devOptional?: boolean }>
  >;
};
export type Row = { name: string; version: string; licence: string };

/** Others' works that are not packages of their own. */
type Work = { name: string; licence: string; source: string };

/** What the build puts into the node. */
const IN_NODE: readonly Work[] = [
  {
    name: 'logstash-patterns-core',
    licence: 'Apache-2.0',
    source: 'the standard grok patterns of the node, through grok-js',
  },
];

/** Works inside packages, by the package that contains them. */
const INSIDE: Readonly<Record<string, Work>> = {
  'lucide-react': {
    name: 'Feather icons',
    licence: 'MIT',
    source: 'some of the icons of lucide-react',
  },
  'moment-timezone': {
    name: 'IANA time zone database',
    licence: 'public domain',
    source: 'through moment-timezone',
  },
  'world-atlas': {
    name: 'Natural Earth, borders of countries',
    licence: 'public domain',
    source: 'through world-atlas',
  },
};

/** Subsets of fonts, whose licences are beside them. */
const FONTS: readonly Work[] = [
  { name: 'Inter', licence: 'OFL-1.1', source: '[licence](src/theme/fonts/LICENSE-inter.txt)' },
  {
    name: 'JetBrains Mono',
    licence: 'OFL-1.1',
    source: '[licence](src/theme/fonts/LICENSE-jetbrains-mono.txt)',
  },
];

/** A package by its key in package-lock.json. @throws if the lock does not tell its licence */
export function rowOf(key: string, { packages }: Lock): Row {
  const { version, license: licence } = packages[key] ?? {};
  const name = key.slice(key.lastIndexOf('node_modules/') + 'node_modules/'.length);
  if (version === undefined) throw new Error(`${name} is not in package-lock.json.`);
  if (licence === undefined) throw new Error(`package-lock.json has no licence for ${name}.`);
  return { name, version, licence };
}

const rowsOf = (keys: readonly string[], lock: Lock): Row[] =>
  keys
    .map((key) => rowOf(key, lock))
    .sort((a, b) => compare(a.name, b.name) || compare(a.version, b.version))
    .filter(
      ({ name, version }, at, all) =>
        all[at - 1]?.name !== name || all[at - 1]?.version !== version,
    );

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** The packages that the node needs, on any platform. */
export const packagesOfNode = (lock: Lock): Row[] =>
  rowsOf(
    Object.keys(lock.packages).filter((key) => {
      const { dev, devOptional } = lock.packages[key] ?? {};
      return key !== '' && !dev && !devOptional;
    }),
    lock,
  );

/** `bundled`: the packages of the console, as keys of package-lock.json. */
export function thirdParty(bundled: readonly string[], lock: Lock): string {
  const ofConsole = rowsOf(bundled, lock);
  const inside = Object.entries(INSIDE)
    .filter(([name]) => ofConsole.some((row) => row.name === name))
    .map(([, work]) => work);
  return `# Third-party software

What graylog-console ships of others, with licences as SPDX identifiers. Made by \`npm run licences\` from the modules of the build and \`package-lock.json\`; do not edit. The build collects the licence texts of the console in \`dist/web/licenses.txt\`, to which *System / Overview* links; those of the node are in its packages.

## The console

Packages whose modules are built into \`dist/web\`. Of some, the build leaves little or nothing.

${tableOf(ofConsole)}

## The node

Packages that \`dist/server\` loads when it runs. npm installs only the DuckDB binaries of the platform; they contain further libraries, which [DuckDB](https://github.com/duckdb/duckdb/tree/main/third_party) lists.

${tableOf(packagesOfNode(lock))}

## Fonts, icons and data

| work | licence | |
| --- | --- | --- |
${[...FONTS, ...inside, ...IN_NODE].map(({ name, licence, source }) => `| ${name} | ${licence} | ${source} |`).join('\n')}
`;
}

const tableOf = (rows: readonly Row[]) =>
  [
    '| package | version | licence |',
    '| --- | --- | --- |',
    ...rows.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`),
  ].join('\n');

/** The packages of a section of the committed file. */
export function rowsOfSection(section: string, text: string): Row[] {
  const [, part = ''] = text.split(`\n## ${section}\n`);
  const [rows = ''] = part.split('\n## ');
  return [...rows.matchAll(/^\| (\S+) \| (\d\S*) \| (.+) \|$/gm)].map(
    ([, name = '', version = '', licence = '']) => ({ name, version, licence }),
  );
}
