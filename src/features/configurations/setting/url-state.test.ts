import { expect, it } from 'vitest';
import { readConfigurations, SECTIONS, writeConfigurations } from './url-state';

it.each(SECTIONS.flatMap((section) => [{ section }, { section, edit: 'limit' }]))(
  'reads what it wrote: %j',
  (state) => {
    expect(readConfigurations(new URLSearchParams(writeConfigurations(state)))).toEqual(state);
  },
);

it('begins with searches, wherever an address leads that names no section', () => {
  expect(readConfigurations(new URLSearchParams())).toEqual({ section: 'searches' });
  expect(readConfigurations(new URLSearchParams('section=nowhere&edit=limit'))).toEqual({
    section: 'searches',
    edit: 'limit',
  });
});
