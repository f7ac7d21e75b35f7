import { expect, type Page } from '@playwright/test';

/** Waits until the browser has stored a draft with this text. */
export async function draftStored(page: Page, text: string): Promise<void> {
  await expect.poll(() => storedDrafts(page)).toContain(text);
}

/** All that the console keeps of unsubmitted texts, as JSON. */
const storedDrafts = (page: Page): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opened = indexedDB.open('console-drafts');
        opened.onerror = reject;
        opened.onsuccess = () => {
          const all = opened.result.transaction('drafts').objectStore('drafts').getAll();
          all.onerror = reject;
          all.onsuccess = () => {
            opened.result.close();
            resolve(JSON.stringify(all.result));
          };
        };
      }),
  );
