import fc from 'fast-check';
import { expect, it } from 'vitest';
import { sheetAddress, type SheetTask } from './sheet-address';

const { read, write } = sheetAddress({ kinds: ['edit', 'clone'], more: ['index', 'field'] });

const text = fc.string({ minLength: 1 });
const step = fc.record({ step: text }, { requiredKeys: [] });
const tasks: fc.Arbitrary<SheetTask<'edit' | 'clone'> | undefined> = fc.oneof(
  fc.constant(undefined),
  fc
    .tuple(
      step,
      fc.record(
        {
          type: text,
          more: fc
            .record({ index: text, field: text }, { requiredKeys: [] })
            .filter((more) => Object.keys(more).length > 0)
            .map((more): Readonly<Record<string, string>> => ({ ...more })),
        },
        { requiredKeys: [] },
      ),
    )
    .map(([at, rest]) => ({ kind: 'new' as const, ...at, ...rest })),
  fc
    .tuple(step, fc.constantFrom('edit' as const, 'clone' as const), text)
    .map(([at, kind, id]) => ({ kind, id, ...at })),
);

it('reads back every task from the text of a URL, whatever was open before', () => {
  fc.assert(
    fc.property(tasks, tasks, (before, task) => {
      const list = new URLSearchParams('page=2&query=a+b');
      const params = write(task, write(before, list));
      expect(read(new URLSearchParams(params.toString()))).toEqual(task);
      expect([params.get('page'), params.get('query')]).toEqual(['2', 'a b']);
      expect(write(undefined, params).toString()).toBe('page=2&query=a+b');
    }),
  );
});

it('writes addresses that people can read', () => {
  const none = new URLSearchParams();
  expect(write({ kind: 'new', type: 'gelf', step: 'fields' }, none).toString()).toBe(
    'new=&type=gelf&step=fields',
  );
  expect(write({ kind: 'edit', id: 'b/2 &' }, none).toString()).toBe('edit=b%2F2+%26');
});

it.each(['edit=&clone=', 'type=gelf&step=2', ''])('finds no task in "%s"', (address) => {
  expect(read(new URLSearchParams(address))).toBeUndefined();
});

it('leaves parameters of the same name to the list while no sheet is open', () => {
  const named = sheetAddress({ kinds: ['edit'], type: 'launched' });
  const list = new URLSearchParams('type=gelf');
  const open = named.write({ kind: 'new', type: 'syslog' }, list);
  expect(open.toString()).toBe('type=gelf&new=&launched=syslog');
  expect(named.write(undefined, open).toString()).toBe('type=gelf');
  expect(write(undefined, list).toString()).toBe('type=gelf');
});
