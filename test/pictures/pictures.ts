import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { sections } from '@/app/parts/sections';
import { chromiumLaunchOptions } from '../e2e/browser';
import { ADMIN_PASSWORD, startNode } from '../e2e/node';
import { takePagePictures } from './pictures-of-pages';

const FOLDER = 'docs/pictures/parts';
const WINDOW = { width: 1000, height: 1_000 };
/** Waits for lazily loaded editors and delayed indicators. In milliseconds. */
const SETTLED = 1_500;
/** Large enough to read, with files below 150 kB. */
const SCALE = 0.85;
const themes = { light: 'teint', dark: 'noir' } as const;

/** The sections named on the command line, or all. */
const asked =
  process.argv.length > 2 ? sections.filter(({ id }) => process.argv.includes(id)) : sections;

/**
 * Takes a picture of each section of `/dev/parts` and of the pages in the README, in both themes:
 * `npm run build && npm run pictures [section… | pages]`.
 */
async function takePictures(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const node = await startNode({ args: ['--no-sample', '--no-inputs'] });
  // The page uses relative links, but its address is nested.
  const withBase = {
    name: 'base',
    transformIndexHtml: (html: string) => html.replace('<head>', '<head>\n<base href="/">'),
  };
  const vite = await createServer({
    plugins: [withBase],
    logLevel: 'error',
    server: {
      host: '127.0.0.1',
      hmr: false,
      // The node refuses requests whose origin is not their host.
      proxy: { '/api': { target: node.url }, '/config.js': { target: node.url } },
    },
  });
  await vite.listen();
  const browser = await chromium.launch(await chromiumLaunchOptions());
  try {
    for (const scheme of ['light', 'dark'] as const)
      await picturesIn(browser, addressOf(vite), scheme);
  } finally {
    await browser.close();
    await vite.close();
    await node.dispose();
  }
}

/** Vite takes the next port while another program has its usual one. */
function addressOf({ resolvedUrls }: ViteDevServer): string {
  const [url] = resolvedUrls?.local ?? [];
  if (url === undefined) throw new Error('Vite does not listen');
  return new URL(url).origin;
}

async function picturesIn(
  browser: Browser,
  url: string,
  scheme: keyof typeof themes,
): Promise<void> {
  const context = await browser.newContext({
    viewport: WINDOW,
    deviceScaleFactor: SCALE,
    colorScheme: scheme,
    timezoneId: 'Europe/Berlin',
    locale: 'en-GB',
    reducedMotion: 'reduce',
  });
  await context.request.post(`${url}/api/system/sessions`, {
    data: { username: 'admin', password: ADMIN_PASSWORD, host: '' },
    headers: { 'X-Requested-By': 'pictures' },
  });
  const page = await context.newPage();
  for (const { id } of asked) {
    await page.goto(`${url}/dev/parts/${id}`);
    await page.getByRole('main').locator('section').first().waitFor({ timeout: 120_000 });
    // The content scrolls inside the page; it gets its full height for the picture.
    await page.addStyleTag({
      content:
        'div:has(> main) { display: block !important; height: auto !important; } main { overflow: visible !important; }',
    });
    await page.waitForTimeout(SETTLED);
    const path = join(FOLDER, `${id}-${themes[scheme]}.png`);
    await page.getByRole('main').screenshot({ path, animations: 'disabled' });
    console.log(path);
  }
  await context.close();
}

const ofParts = process.argv.length <= 2 || asked.length > 0;
if (ofParts) await takePictures();
if (process.argv.length <= 2 || process.argv.includes('pages')) await takePagePictures();
