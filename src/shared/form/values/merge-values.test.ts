import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Side } from '@/domain/merge/merge-trees';
import { sameJson } from '@/domain/same-json';
import { propertyRuns } from '@test/environment/property-runs';
import { changesTo, conflictsOf, rebased, settled, type MergeRules } from './merge-values';

type Item = { id: string; name: string; on: boolean };
type Values = {
  title: string;
  days: number | undefined;
  on: boolean;
  kind: string;
  of: string | undefined;
  roles: readonly string[];
  items: readonly Item[];
};
const RULES: MergeRules<Values> = {
  lists: { roles: 'set', items: 'items' },
  together: [['kind', 'of']],
};
const BASE: Values = {
  title: 'Mail',
  days: 7,
  on: false,
  kind: 'none',
  of: undefined,
  roles: ['Reader', 'Writer'],
  items: [
    { id: 'a', name: 'A', on: true },
    { id: 'b', name: 'B', on: true },
    { id: 'c', name: 'C', on: true },
  ],
};
const base = (changes: Partial<Values> = {}): Values => ({ ...BASE, ...changes });

const few = <Value>(...values: Value[]) => fc.constantFrom(...values);
const someValues: fc.Arbitrary<Values> = fc.record({
  title: few('Mail', 'Web', 'Shop'),
  days: few(7, 8, undefined),
  on: fc.boolean(),
  kind: few('none', 'stream', 'search'),
  of: few(undefined, 'x', 'y'),
  roles: fc.uniqueArray(few('Reader', 'Writer', 'Admin', 'Guest')),
  items: fc.uniqueArray(
    fc.record({ id: few('a', 'b', 'c', 'd', 'e'), name: few('A', 'B', 'C'), on: fc.boolean() }),
    { selector: ({ id }) => id },
  ),
});

/** What an editor says about single values, whatever the shape of the form. */
const factsOf = ({ kind, of, roles, items, ...plain }: Values): ReadonlyMap<string, unknown> =>
  new Map<string, unknown>([
    ...Object.entries(plain),
    ['kind+of', { kind, of }],
    ...['Reader', 'Writer', 'Admin', 'Guest'].map(
      (role) => [`roles ${role}`, roles.includes(role)] as const,
    ),
    ...['a', 'b', 'c', 'd', 'e'].map(
      (id) => [`items ${id}`, items.some((item) => item.id === id)] as const,
    ),
    ...items.flatMap(({ id, name, on }) => [
      [`items ${id} name`, name] as const,
      [`items ${id} on`, on] as const,
    ]),
  ]);

describe('two editors of one form', () => {
  it('never lose what only one of them changed, and are asked about everything else', () => {
    fc.assert(
      fc.property(someValues, someValues, someValues, (start, mine, theirs) => {
        const edit = rebased({ base: start, mine }, theirs, RULES);
        const open = conflictsOf(edit, theirs, RULES);
        const [was, my, their, result] = [start, mine, theirs, edit.mine].map(factsOf);
        for (const [fact, value] of their ?? []) {
          const theyChanged = !sameJson(was?.get(fact), value);
          const iChanged = !sameJson(was?.get(fact), my?.get(fact));
          const kept = result?.get(fact);
          const isAsked = open.some(({ path: [field = '', id] }) =>
            fact.startsWith(
              [field, ...(id === undefined || id === '#order' ? [] : [id])].join(' '),
            ),
          );
          if (theyChanged && !iChanged && !isAsked) expect([fact, kept]).toEqual([fact, value]);
          if (iChanged && theyChanged && !sameJson(my?.get(fact), value))
            expect([fact, isAsked]).toEqual([fact, true]);
        }
        for (const [fact, value] of my ?? [])
          if (!sameJson(was?.get(fact), value) && sameJson(was?.get(fact), their?.get(fact)))
            if (!open.some(({ path: [field = ''] }) => fact.startsWith(field)))
              expect([fact, result?.get(fact)]).toEqual([fact, value]);
      }),
      { numRuns: propertyRuns(300) },
    );
  });

  it('end with either side in full if it is chosen for every conflict', () => {
    fc.assert(
      fc.property(
        someValues,
        someValues,
        someValues,
        fc.constantFrom<Side>('mine', 'theirs'),
        (...input) => {
          const [start, mine, theirs, side] = input;
          let edit = rebased({ base: start, mine }, theirs, RULES);
          const asked = conflictsOf(edit, theirs, RULES);
          for (const { path } of asked) edit = settled(edit, theirs, RULES, { path, side });
          expect(conflictsOf(edit, theirs, RULES)).toEqual([]);
          // The next attempt goes on from here: nothing is asked twice.
          expect(conflictsOf(rebased(edit, theirs, RULES), theirs, RULES)).toEqual([]);
          for (const { path } of asked.filter(({ path: [, id] }) => id === undefined))
            for (const name of (path[0] ?? '').split('+'))
              expect(Reflect.get(edit.mine, name)).toEqual(
                Reflect.get(side === 'mine' ? mine : theirs, name),
              );
        },
      ),
      { numRuns: propertyRuns(300) },
    );
  });

  it('are not asked if only one of them changed anything, or both changed the same', () => {
    fc.assert(
      fc.property(someValues, someValues, (start, one) => {
        const facts = (values: Values) => Object.fromEntries(factsOf(values));
        for (const [mine, theirs] of [
          [one, start],
          [start, one],
          [one, one],
        ] as const) {
          const edit = rebased({ base: start, mine }, theirs, RULES);
          expect(conflictsOf(edit, theirs, RULES)).toEqual([]);
          expect(facts(edit.mine)).toEqual(facts(one));
          expect(edit.mine.items.map(({ id }) => id)).toEqual(one.items.map(({ id }) => id));
        }
      }),
      { numRuns: propertyRuns(200) },
    );
  });

  it('ends the same whoever saves first, if nothing is asked', () => {
    fc.assert(
      fc.property(someValues, someValues, someValues, (start, one, other) => {
        const first = rebased({ base: start, mine: one }, other, RULES);
        const second = rebased({ base: start, mine: other }, one, RULES);
        if (conflictsOf(first, other, RULES).length > 0) return;
        const facts = (values: Values) => Object.fromEntries(factsOf(values));
        expect(facts(first.mine)).toEqual(facts(second.mine));
      }),
      { numRuns: propertyRuns(300) },
    );
  });
});

it('keeps the value of both in the rebased edit until it is decided', () => {
  const mine = base({ title: 'Mine', on: true });
  const theirs = base({ title: 'Theirs', days: 9 });
  const edit = rebased({ base: BASE, mine }, theirs, RULES);
  expect(edit).toEqual({
    base: base({ days: 9 }),
    mine: base({ title: 'Mine', on: true, days: 9 }),
  });
  expect(conflictsOf(edit, theirs, RULES)).toMatchObject([
    { name: 'title', mine: 'Mine', theirs: 'Theirs' },
  ]);
  expect(settled(edit, theirs, RULES, { path: ['title'], side: 'theirs' }).mine.title).toBe(
    'Theirs',
  );
  const decided = settled(edit, theirs, RULES, { path: ['title'], side: 'mine' });
  expect(changesTo(theirs, decided.mine, RULES)).toEqual({ title: 'Mine', on: true });
  // A third change of the same field is asked about again.
  const third = base({ title: 'Third', days: 9 });
  expect(conflictsOf(rebased(decided, third, RULES), third, RULES)).toHaveLength(1);
});

it('compares fields that belong together as one', () => {
  const mine = base({ kind: 'stream', of: 'x' });
  const theirs = base({ kind: 'search', of: 'y' });
  const edit = rebased({ base: BASE, mine }, theirs, RULES);
  expect(conflictsOf(edit, theirs, RULES)).toMatchObject([{ name: 'kind' }]);
  expect(settled(edit, theirs, RULES, { path: ['kind+of'], side: 'theirs' }).mine).toMatchObject({
    kind: 'search',
    of: 'y',
  });
});

it('merges sets by member and ignores their order', () => {
  const theirs = base({ roles: ['Writer', 'Reader', 'Admin'] });
  const edit = rebased({ base: BASE, mine: base({ roles: ['Reader', 'Guest'] }) }, theirs, RULES);
  expect([...edit.mine.roles].sort()).toEqual(['Admin', 'Guest', 'Reader']);
  expect(changesTo(base({ roles: ['Writer', 'Reader'] }), BASE, RULES)).toEqual({});
});

describe('items', () => {
  const [a, b, c] = BASE.items as [Item, Item, Item];
  const merge = (mine: readonly Item[], theirs: readonly Item[]) => {
    const edit = rebased(
      { base: BASE, mine: base({ items: mine }) },
      base({ items: theirs }),
      RULES,
    );
    return {
      items: edit.mine.items,
      asked: conflictsOf(edit, base({ items: theirs }), RULES).map(({ name }) => name),
    };
  };

  it('are merged one by one, and within by member', () => {
    const d = { id: 'd', name: 'D', on: true };
    const e = { id: 'e', name: 'E', on: true };
    expect(merge([{ ...a, name: 'Mine' }, c, d], [{ ...a, on: false }, b, c, e])).toEqual({
      items: [{ id: 'a', name: 'Mine', on: false }, c, d, e],
      asked: [],
    });
  });

  it('are asked about where one side removed what the other changed', () => {
    expect(merge([{ ...a, name: 'Mine' }, b, c], [b, c]).asked).toEqual(['items.0']);
    expect(merge([b, c], [{ ...a, name: 'Theirs' }, b, c]).asked).toEqual(['items.-1']);
  });

  it('keep the order of the side that changed it; two orders are asked about', () => {
    expect(merge([c, a, b], [a, { ...b, on: false }, c])).toEqual({
      items: [c, a, { ...b, on: false }],
      asked: [],
    });
    expect(merge([a, b, c], [c, b, a])).toEqual({ items: [c, b, a], asked: [] });
    expect(merge([c, a, b], [b, a, c])).toEqual({ items: [c, a, b], asked: ['items'] });
  });
});
