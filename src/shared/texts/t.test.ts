import { afterEach, expect, it } from 'vitest';
import { keptText, setPseudoLocale, t } from './t';

afterEach(() => setPseudoLocale(false));

it('puts values in their places without escaping them', () => {
  expect(t('failure.notFound', { path: '/a&b<c>' })).toContain('There is no page at /a&b<c>.');
});

it('isolates the text direction of values, except in kept texts', () => {
  expect(t('streams.cloneOf', { title: '\u202eevil' })).toBe('Copy of \u2068\u202eevil\u2069');
  expect(keptText('streams.cloneOf', { title: '\u202eevil' })).toBe('Copy of \u202eevil');
});

it('selects the plural form by count', () => {
  expect(t('outage.attempts', { count: 1 })).toBe('1 attempt so far');
  expect(t('outage.attempts', { count: 12 })).toBe('12 attempts so far');
});

it('marks every text in the pseudo-locale', () => {
  setPseudoLocale(true);
  expect(t('signIn.submit')).toBe('⟦Sign in⟧');
  expect(t('outage.attempts', { count: 2 })).toBe('⟦2 attempts so far⟧');
});
