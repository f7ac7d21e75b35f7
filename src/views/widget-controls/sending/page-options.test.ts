import { expect, it } from 'vitest';
import { pageOptions } from './page-options';

it('tells pages of one title apart, and numbers those without one', () => {
  const titles = ['Shop', 'Machines', 'Shop', ''];
  const pages = titles.map((title, at) => ({ id: `p${at}`, title }));
  expect(pageOptions(pages)).toEqual([
    { value: 'p0', label: 'Shop (Page 1)' },
    { value: 'p1', label: 'Machines' },
    { value: 'p2', label: 'Shop (Page 3)' },
    { value: 'p3', label: 'Page 4' },
  ]);
});
