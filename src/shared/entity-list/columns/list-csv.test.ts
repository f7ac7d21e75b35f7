import { expect, it } from 'vitest';
import { toCsv } from './list-csv';

type Stream = { title: string; rules: number | null };
const columns = [
  { title: 'Title', value: ({ title }: Stream) => title },
  { title: 'Rules, all', value: ({ rules }: Stream) => rules },
];

it('writes the visible columns and quotes where necessary', () => {
  expect(
    toCsv(columns, [
      { title: 'Mail', rules: 3 },
      { title: 'a "quoted", one\nand more', rules: null },
    ]),
  ).toBe('Title,"Rules, all"\r\nMail,3\r\n"a ""quoted"", one\nand more",\r\n');
});

it('leaves out live columns', () => {
  expect(toCsv([...columns, { title: 'Rate', value: () => 7, live: true }], [])).toBe(
    'Title,"Rules, all"\r\n',
  );
});

it.each(['=1+1', '+cmd', '@SUM(A1)', '-2+3'])(
  'prevents spreadsheets from running %s as a formula',
  (title) => {
    expect(toCsv(columns, [{ title, rules: -4 }])).toContain(`\r\n'${title},-4\r\n`);
  },
);
