import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { expect } from './journey';

export const DESKTOP = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };
export const SMALLEST_PHONE = { width: 320, height: 640 };

/** The axe violations of the page or a part of it, each with its rule and element. */
export async function violations(page: Page, part?: Locator): Promise<string[]> {
  let found: Awaited<ReturnType<AxeBuilder['analyze']>>['violations'] = [];
  await transitionsEnd(page);
  // A dialog that has just loaded replaces the one that was marked.
  await expect(async () => {
    // The console has no frames, whose results would be merged in a second page.
    const builder = new AxeBuilder({ page }).setLegacyMode();
    await part?.evaluate((element) => {
      for (const old of document.querySelectorAll('[data-looked-at]'))
        old.removeAttribute('data-looked-at');
      element.setAttribute('data-looked-at', '');
    });
    ({ violations: found } = await (
      part ? builder.include('[data-looked-at]') : builder
    ).analyze());
  }).toPass({ timeout: 30_000 });
  return found.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}

/** Between two themes, colours pass through some that have too little contrast. */
const transitionsEnd = (page: Page) =>
  page.evaluate(async () => {
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });

/** Fails if the page or its content is wider than the window. */
export const tooWide = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('main')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(
        ({ tagName, scrollWidth, clientWidth }) =>
          `${tagName} is ${scrollWidth} wide and shows ${clientWidth}`,
      ),
  );

/**
 * Switches to the other theme the way another tab does, so that nothing open closes. Returns its
 * name.
 */
export async function otherTheme(page: Page): Promise<string> {
  const root = page.locator('html');
  const theme = (await root.getAttribute('data-theme')) === 'noir' ? 'teint' : 'noir';
  await page.evaluate(
    (newValue) => dispatchEvent(new StorageEvent('storage', { key: 'console.theme', newValue })),
    theme,
  );
  await expect(root).toHaveAttribute('data-theme', theme);
  return theme;
}
