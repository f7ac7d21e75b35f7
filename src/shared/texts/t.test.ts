import { afterEach, expect, it } from 'vitest';
import { setPseudoLocale, t } from './t';

afterEach(() => setPseudoLocale(false));

it('puts values in their places without escaping them', () => {
  expect(t('failure.notFound', { path: '/a&b<c>' })).toContain('The address /a&b<c> leads nowhere');
});

it('chooses the plural by count', () => {
  expect(t('outage.nextTry', { count: 1 })).toBe('Trying again in 1 second');
  expect(t('outage.nextTry', { count: 12 })).toBe('Trying again in 12 seconds');
});

it('marks every text in the pseudo-locale', () => {
  setPseudoLocale(true);
  expect(t('signIn.submit')).toBe('⟦Sign in⟧');
  expect(t('outage.nextTry', { count: 2 })).toBe('⟦Trying again in 2 seconds⟧');
});
