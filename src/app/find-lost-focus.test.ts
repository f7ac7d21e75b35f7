import { afterEach, beforeEach, expect, it } from 'vitest';
import { findLostFocus } from './find-lost-focus';

let end = () => {};
beforeEach(() => { end = findLostFocus(); });
afterEach(() => { end(); document.body.replaceChildren(); });

/** As the page is seen after everything that follows a change has happened. */
const settled = () => new Promise((resolve) => setTimeout(resolve));
const page = (html: string) => { document.body.replaceChildren(document.createRange().createContextualFragment(html)); };
const button = (name: string) => [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
const press = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
const focused = () => (document.activeElement instanceof HTMLButtonElement ? document.activeElement.textContent : undefined);

const LIST = '<main tabindex="-1"><section><ol><li><button>one</button></li><li><button>two</button></li><li><button>three</button></li></ol><button>add</button></section></main>';

it.each([['two', 'three'], ['three', 'two']])('from a row that is gone (%s) the focus goes to its neighbour %s', async (gone, neighbour) => {
  page(LIST);
  press();
  button(gone)?.focus();
  button(gone)?.closest('li')?.remove();
  await settled();
  expect(focused()).toBe(neighbour);
});

it('goes to what stands beside a list that is gone as a whole', async () => {
  page(LIST);
  press();
  button('two')?.focus();
  document.querySelector('ol')?.remove();
  await settled();
  expect(focused()).toBe('add');
});

it('goes to the same control where it is made anew', async () => {
  page(LIST);
  press();
  button('three')?.focus();
  document.querySelector('ol')?.replaceWith(document.createRange().createContextualFragment('<ul><li><button>zero</button></li><li><button>three</button></li></ul>'));
  await settled();
  expect(focused()).toBe('three');
});

it('of another page it takes the whole, never what stands first on it', async () => {
  page('<main tabindex="-1"><article><a href="/there">there</a></article></main>');
  press();
  document.querySelector('a')?.focus();
  document.querySelector('article')?.replaceWith(document.createRange().createContextualFragment('<section><button>Delete all</button></section>'));
  await settled();
  expect(document.activeElement?.tagName).toBe('MAIN');
});

it('leaves alone who points at things, and who went elsewhere by himself', async () => {
  page(LIST);
  press();
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  button('one')?.focus();
  button('one')?.closest('li')?.remove();
  await settled();
  expect(document.activeElement).toBe(document.body);
  press();
  button('two')?.focus();
  button('add')?.focus();
  button('two')?.closest('li')?.remove();
  await settled();
  expect(focused()).toBe('add');
});
