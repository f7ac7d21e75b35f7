import { expect, it } from 'vitest';
import { toStore } from '@/domain/search/view/prepare-save';
import { readView, writeView } from '@/domain/search/view/view-codec';
import { checkIntegrity, viewSchema } from '../view-request';
import { searchSchema } from '../../searches/documents/search-schema';
import { sampleDashboards } from './sample-dashboards';

it('texts say nothing that depends on the time zone of their reader', () => {
  const texts = sampleDashboards().flatMap(({ title, summary, description, states }) => [
    title,
    summary,
    description,
    ...Object.values(states).flatMap(({ titles }) => Object.values(titles.widget)),
  ]);
  expect(
    texts.filter((text) => /morning|noon|evening|night|today|yesterday|o'clock/i.test(text)),
  ).toEqual([]);
});

it.each(sampleDashboards().map((document) => [document.title, document] as const))(
  'the dashboard %s is one that users could save, on a grid without overlaps',
  (_, document) => {
    let ids = 0;
    const id = () => `${(ids += 1)}`.padStart(24, '0');
    const stored = toStore(document, undefined, { id, searchId: id });
    const { view, search } = writeView(stored);
    expect(() => checkIntegrity(viewSchema.parse(view), searchSchema.parse(search))).not.toThrow();
    expect(readView({ view, search })).toEqual(stored);
    for (const { positions } of Object.values(document.states)) {
      const taken = Object.values(positions).flatMap(({ col, row, width, height }) =>
        Array.from({ length: width * height }, (_cell, n) =>
          [col + (n % width), row + Math.floor(n / width)].join(),
        ),
      );
      expect(new Set(taken).size).toBe(taken.length);
      expect(taken.every((cell) => Number(cell.split(',')[0]) <= 12)).toBe(true);
    }
  },
);
