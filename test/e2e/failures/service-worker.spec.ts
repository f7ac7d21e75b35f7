import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { startNode } from '../node';
import { expect, signIn, test } from '../journey';

test.use({ serviceWorkers: 'allow', expectedComplaints: [/Failed to load resource/] });

/** Inside the repository, where it finds its packages. */
const NEXT_BUILD = 'test-results/next-build';

/** The same program whose page says that it is another build. */
function makeNextBuild(): string {
  cpSync('dist', NEXT_BUILD, { recursive: true });
  const change = (file: string, from: RegExp | string, to: string) => {
    const path = `${NEXT_BUILD}/web/${file}`;
    const text = readFileSync(path, 'utf8');
    const changed = text.replace(from, to);
    expect(changed).not.toBe(text);
    writeFileSync(path, changed);
    for (const ending of ['br', 'gz']) rmSync(`${path}.${ending}`);
  };
  change('index.html', '<head>', '<head><meta name="build" content="next">');
  change('sw.js', /"version":"[^"]+"/, '"version":"next"');
  return `${NEXT_BUILD}/server/main.js`;
}

const isNext = (page: Page) => page.locator('meta[name=build][content=next]').count();

/**
 * The caches of complete copies; none while a worker is on its way to become the active one, which
 * alone serves its copy.
 */
const copies = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { active, installing, waiting } = await navigator.serviceWorker.ready;
    if (installing || waiting || active?.state !== 'activated') return [];
    const names = await caches.keys();
    const kept = await Promise.all(
      names.map(async (name) => ((await (await caches.open(name)).keys()).length > 20 ? name : '')),
    );
    return kept.filter((name) => name !== '');
  });

test('below a path prefix, an upgrade is taken with the next load and kept for outages', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  const node = await startNode({ args: ['--path-prefix', '/logs/'] });
  try {
    await signIn(context, node);
    await page.goto(`${node.url}/system/overview`);
    await expect(page.getByText('No notifications.')).toBeVisible();
    await expect.poll(() => copies(page)).toHaveLength(1);
    expect((await copies(page))[0]).toContain('/logs/');

    await node.stop();
    await node.restart(makeNextBuild());
    await page.reload();
    await expect(page.getByText('No notifications.')).toBeVisible();
    expect(await isNext(page)).toBe(1);
    await expect.poll(() => copies(page)).toHaveLength(2);

    await node.stop('SIGKILL');
    await page.reload({ timeout: 30_000 });
    await expect(page.getByRole('heading', { name: 'Waiting for the server' })).toBeVisible();
    expect(await isNext(page)).toBe(1);
    await node.restart(`${NEXT_BUILD}/server/main.js`);
    await expect(page.getByText('No notifications.')).toBeVisible();
  } finally {
    await node.dispose();
    rmSync(NEXT_BUILD, { recursive: true, force: true });
  }
});
