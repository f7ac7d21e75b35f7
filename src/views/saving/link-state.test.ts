import fc from 'fast-check';
import { expect, it } from 'vitest';
import { newSearchView } from '@/domain/search/view/new-view';
import { sameContent } from '@/domain/search/view/same-content';
import { readLink, writeLink } from './link-state';

const aView = newSearchView(
  { search: 's', query: 'q', messageCount: 'c', allMessages: 'm' },
  { messageCount: 'Message Count', allMessages: 'All Messages' },
  ['timestamp'],
);

it('round-trips a search with unknown properties and integers beyond 2^53', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string(),
      fc.bigInt({ min: 2n ** 53n, max: 2n ** 70n }),
      async (title, big) => {
        const sent = { ...aView, title, kept: { plugin: [big, '\u0000\u{1F4DC}'] } };
        const link = await writeLink(sent);
        expect(link).toMatch(/^#state=[\w-]+$/);
        expect(sameContent(await readLink(link ?? ''), sent)).toBe(true);
      },
    ),
    { numRuns: 30 },
  );
});

it('is not offered for a search too large for an address', async () => {
  const noise = Array.from({ length: 120_000 }, (_, n) =>
    String.fromCharCode(32 + ((n * 7919 + ((n * n) % 613)) % 90)),
  ).join('');
  const random = Array.from(crypto.getRandomValues(new Uint8Array(60_000)), (byte) =>
    String.fromCharCode(33 + (byte % 90)),
  ).join('');
  expect(await writeLink({ ...aView, description: noise + random })).toBeUndefined();
});

it('rejects any other fragment, and never hangs', async () => {
  const link = (await writeLink(aView)) ?? '';
  const bomb = await writeLink({ ...aView, description: 'x'.repeat(6 * 1024 * 1024) });
  for (const broken of [
    '',
    '#state=',
    '#state=%%%',
    '#other',
    link.slice(0, -12),
    link.replace('=', '=AAAA'),
    `${link}AAAA${'A'.repeat(70_000)}`,
    bomb ?? '',
  ]) {
    await expect(readLink(broken), broken.slice(0, 40)).rejects.toThrow();
  }
  await fc.assert(
    fc.asyncProperty(fc.base64String(), (text) =>
      readLink(`#state=${text.replaceAll('=', '')}`).then(
        () => false,
        () => true,
      ),
    ),
    { numRuns: 50 },
  );
});
