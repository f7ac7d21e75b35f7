import { BUNDLE_PARTS, type BundleFile } from '@/domain/support/bundle-contents';
import { zip, type ZipEntry } from './zip';

/** The body of an API answer, or the status of a failure. */
export type ReadAnswer = (path: string) => Promise<{ status: number; text: string }>;

export type BundleOrigin = { nodeId: string; version: string; username: string; at: Date };

/** Collects the files of a bundle; those that cannot be read are named in its readme. */
export async function buildBundle(read: ReadAnswer, origin: BundleOrigin): Promise<Buffer> {
  const entries: ZipEntry[] = [];
  const missing: string[] = [];
  const files: readonly BundleFile[] = Object.values(BUNDLE_PARTS).flat();
  for (const { name, path, without = [] } of files) {
    const { status, text } = await read(path);
    if (status === 200)
      entries.push({ name, content: Buffer.from(contentOf(name, text, new Set(without))) });
    else missing.push(`${name}: GET ${path} answered ${status}`);
  }
  const readme = { name: 'readme.txt', content: Buffer.from(readmeOf(entries, missing, origin)) };
  return zip([readme, ...entries], origin.at);
}

/** JSON is indented for reading. */
function contentOf(name: string, text: string, without: ReadonlySet<string>): string {
  if (!name.endsWith('.json')) return text;
  const shown: unknown = JSON.parse(text, (key, value: unknown) =>
    without.has(key) ? undefined : value,
  );
  return `${JSON.stringify(shown, null, 2)}\n`;
}

const readmeOf = (
  entries: readonly ZipEntry[],
  missing: readonly string[],
  { nodeId, version, username, at }: BundleOrigin,
): string =>
  [
    'Support bundle',
    '',
    `Node:    ${nodeId}`,
    `Version: ${version}`,
    `Built:   ${at.toISOString()} by ${username}`,
    '',
    'It contains no stored messages, passwords, tokens or settings of inputs. Log lines and titles',
    'may contain names of users, hosts and addresses. Check the files before you pass them on.',
    '',
    'Files:',
    ...entries.map(({ name, content }) => `  ${name} (${content.length} bytes)`),
    ...(missing.length > 0 ? ['', 'Not included:', ...missing.map((line) => `  ${line}`)] : []),
    '',
  ].join('\n');
