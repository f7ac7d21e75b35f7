import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the build leaves the licence texts, among the files that are served. */
export const LICENCE_TEXTS = 'licenses.txt';

const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;
/** The standard grok patterns, which the build puts into the node; their package has no text. */
const PATTERNS = `logstash-patterns-core

Copyright 2012-2018 Elasticsearch <http://www.elastic.co>

Licensed under the Apache License, Version 2.0: https://www.apache.org/licenses/LICENSE-2.0

The standard grok patterns are those of this collection. COMMONAPACHELOG and IPORHOST are changed: the first reads its timestamp as a date, the second looks for addresses before names.`;

const RULE = `\n\n${'-'.repeat(80)}\n\n`;

/**
 * The texts under which everything in `dist/web` is licensed: our own, those of the packages (keys
 * of package-lock.json) and of the fonts; and of the grok patterns in the node. A package without a licence file is named with the
 * licence of its `package.json`.
 */
export function licenceTexts(root: string, packages: readonly string[]): string {
  const own = ['graylog-console', ...textsIn(root)].join('\n\n');
  return (
    [own, ...packages.map((key) => partOf(root, key)), ...fontTexts(root), PATTERNS].join(RULE) +
    '\n'
  );
}

function partOf(root: string, key: string): string {
  const folder = join(root, key);
  const { name, version, license, author } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as { name: string; version: string; license?: string; author?: string | { name: string } };
  const texts = textsIn(folder);
  if (texts.length === 0) {
    const by = typeof author === 'object' ? author.name : author;
    if (by !== undefined) texts.push(`Copyright ${by}`);
    texts.push(`Licensed under ${license}: https://spdx.org/licenses/${license}.html`);
  }
  return [`${name} ${version}`, ...texts].join('\n\n');
}

const textsIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && LICENCE_FILE.test(entry.name))
    .map(({ name }) => readFileSync(join(folder, name), 'utf8').trim());

function fontTexts(root: string): string[] {
  const folder = join(root, 'src/theme/fonts');
  return existsSync(folder) ? textsIn(folder) : [];
}

/** Writes the texts beside the page. */
export const writeLicenceTexts = (root: string, packages: readonly string[], to: string): void =>
  writeFileSync(join(to, LICENCE_TEXTS), licenceTexts(root, packages));
