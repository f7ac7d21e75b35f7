import { expect, it } from 'vitest';
import { newDashboardView } from '@/domain/search/view/new-view';
import type { ViewDocument } from '@/domain/search/view/view';
import { createKeptVersions } from './kept-versions';
import { memoryVersions } from './version-storage';

const titled = (title: string, id = 'v'): ViewDocument => ({
  ...newDashboardView({ search: 's', query: 'a' }),
  id,
  title,
});
const LIMITS = { perView: 3, characters: 1_000_000 };

it('keeps the last versions of each view, the latest first', async () => {
  const versions = createKeptVersions(memoryVersions(), () => 'ada', LIMITS);
  await versions.keep(titled('One'), false);
  await versions.keep({ ...titled('One'), favorite: true }, false);
  await versions.keep(titled('Other', 'w'), true);
  for (const title of ['Two', 'Three', 'Four']) await versions.keep(titled(title), true);
  const kept = await versions.of('v');
  expect(kept.map(({ document, isOwn }) => [document.title, isOwn])).toEqual([
    ['Four', true],
    ['Three', true],
    ['Two', true],
  ]);
  expect(await versions.of('w')).toHaveLength(1);
  await versions.forget('v');
  expect(await versions.of('v')).toEqual([]);
});

it('keeps those of two users apart', async () => {
  const storage = memoryVersions();
  await createKeptVersions(storage, () => 'ada').keep(titled('Mine'), true);
  expect(await createKeptVersions(storage, () => 'bob').of('v')).toEqual([]);
});

it('drops the oldest versions of any view beyond its size, but never the new one', async () => {
  const storage = memoryVersions();
  const versions = createKeptVersions(storage, () => 'ada', { perView: 50, characters: 2_000 });
  for (const id of ['u', 'v', 'w', 'x']) await versions.keep(titled('y'.repeat(700), id), true);
  expect(await versions.of('u')).toEqual([]);
  expect(await versions.of('x')).toHaveLength(1);
  await versions.keep(titled('z'.repeat(5_000), 'x'), true);
  expect((await storage.keys('ada')).map(([, id]) => id)).toEqual(['x']);
});

it('ignores a version it cannot read', async () => {
  const storage = memoryVersions();
  await storage.write([[['ada', 'v', 1, 1], { at: 1, isOwn: true, text: '{' }]], []);
  const versions = createKeptVersions(storage, () => 'ada');
  expect(await versions.of('v')).toEqual([]);
  await versions.keep(titled('One'), true);
  expect(await versions.of('v')).toHaveLength(1);
});
