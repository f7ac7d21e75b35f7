import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';

/**
 * The scripts that a built page starts. The service worker keeps a page only if it starts those of
 * its own build, so a build without any is refused.
 */
export function scriptsOf(page: string): string[] {
  const tags = page.match(/<script\b[^>]*>/g) ?? [];
  const scripts = tags.flatMap((tag) => /\ssrc="\.?\/?(assets\/[^"]+)"/.exec(tag)?.[1] ?? []);
  if (scripts.length === 0) throw new Error('The built page starts no script.');
  return scripts;
}

/** Tells the service worker which files to keep: all scripts, styles and fonts of the build. */
export const filesForServiceWorker = () => ({
  name: 'files-for-service-worker',
  writeBundle({ dir = '' }: { dir?: string }, bundle: Readonly<Record<string, unknown>>) {
    const files = Object.keys(bundle)
      .filter((file) => /^assets\/.*\.(js|css|woff2|svg)$/.test(file))
      .sort();
    const page = readFileSync(`${dir}/index.html`, 'utf8');
    const boot = readFileSync(`${dir}/boot.js`);
    const scripts = scriptsOf(page);
    const version = createHash('sha256')
      .update(JSON.stringify(files))
      .update(page)
      .update(boot)
      .digest('base64url')
      .slice(0, 12);
    const worker = `${dir}/sw.js`;
    writeFileSync(
      worker,
      readFileSync(worker, 'utf8').replace('__BUILD__', () =>
        JSON.stringify({ version, files, scripts }),
      ),
    );
  },
});
