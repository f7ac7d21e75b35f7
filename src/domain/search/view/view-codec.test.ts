import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseExact, stringifyExact } from '../../exact-json';
import { isObject } from '../../json-object';
import { sameJson } from '../../same-json';
import { pairs, searches, views, wireViews as documents } from '@test/samples/wire-views';
import { readView, writeView } from './view-codec';

describe('views of a real server', () => {
  it('are recorded', () =>
    expect([views.length, searches.length].every((count) => count > 5)).toBe(true));

  it.each(pairs.map((pair) => [String(pair.view['title']), pair] as const))(
    '%s is written unchanged',
    (_, pair) => expect(writeView(readView(pair))).toEqual(pair),
  );

  it('are understood, with little unknown content', () => {
    const [saved] = pairs
      .filter(({ view }) => view['title'] === 'Errors of the last day')
      .map(readView);
    const state = Object.values(saved?.states ?? {})[0];
    expect(state?.widgets.map(({ kind }) => kind)).toEqual(['messages', 'aggregation']);
    expect(state?.widgets[0]).toMatchObject({
      config: {
        fields: expect.arrayContaining(['timestamp', 'source']) as unknown,
        showMessageRow: true,
        sort: [{ field: 'timestamp', direction: 'Descending' }],
      },
    });
    expect(Object.values(state?.positions ?? {})).toContainEqual({
      col: 1,
      row: 3,
      height: 6,
      width: Infinity,
    });
    expect(state?.highlighting).toHaveLength(1);
    expect(state?.kept).toEqual({ display_mode_settings: { positions: {} } });
  });
});

it('keeps any unknown content of a view', () => {
  fc.assert(
    fc.property(documents, (wire) => {
      const written = writeView(readView(wire));
      expect(sameJson(written, wire), stringifyExact({ wire, written })).toBe(true);
    }),
    { numRuns: 500 },
  );
});

it('writes changes and leaves everything else unchanged', () => {
  fc.assert(
    fc.property(documents, fc.string(), (wire, title) => {
      const document = readView(wire);
      const changed = { ...document, title };
      expect(readView(writeView(changed)).title).toBe(title);
      const { title: _, ...before } = isObject(wire.view) ? wire.view : {};
      const { title: __, ...after } = writeView(changed).view;
      expect(sameJson(after, before)).toBe(true);
    }),
    { numRuns: 200 },
  );
});

it('keeps integers beyond 2^53 in the response text', () => {
  const text =
    '{"view":{"id":"a","search_id":"s","plugin":9007199254740993,"state":{"q":{"widgets":[{"id":"w","type":"later","config":{"big":123456789012345678901234567890}}]}}},"search":{"id":"s","queries":[]}}';
  expect(
    parseExact(
      stringifyExact(writeView(readView(parseExact(text) as { view: unknown; search: unknown }))),
    ),
  ).toEqual(parseExact(text));
});

it('ignores the case of types', () => {
  const wire = {
    view: {
      type: 'dashboard',
      search_id: 's',
      state: { q: { widgets: [{ id: 'w', type: 'MESSAGES' }] } },
    },
    search: { id: 's' },
  };
  expect(readView(wire)).toMatchObject({
    type: 'DASHBOARD',
    states: { q: { widgets: [{ kind: 'messages' }] } },
  });
  expect(writeView(readView(wire))).toEqual(wire);
});
