import { afterEach, beforeEach, expect, it } from 'vitest';
import { restoreLostFocus } from './restore-lost-focus';

let end = () => {};
beforeEach(() => {
  end = restoreLostFocus();
});
afterEach(() => {
  end();
  document.body.replaceChildren();
});

/** As the page is seen after everything that follows a change has happened. */
const settled = () => new Promise((resolve) => setTimeout(resolve));
const element = (name: string, ...children: (Node | string)[]): HTMLElement => {
  const made = document.createElement(name);
  if (name === 'main') made.tabIndex = -1;
  if (name === 'a') made.setAttribute('href', '/there');
  made.append(...children);
  return made;
};
const items = (...names: string[]) => names.map((name) => element('li', element('button', name)));
const list = () =>
  document.body.replaceChildren(
    element(
      'main',
      element('section', element('ol', ...items('one', 'two', 'three')), element('button', 'add')),
    ),
  );
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
const press = () =>
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
const focused = () =>
  document.activeElement instanceof HTMLButtonElement
    ? document.activeElement.textContent
    : undefined;

it.each([
  ['two', 'three'],
  ['three', 'two'],
])('from a row that is gone (%s) the focus goes to its neighbour %s', async (gone, neighbour) => {
  list();
  press();
  button(gone)?.focus();
  button(gone)?.closest('li')?.remove();
  await settled();
  expect(focused()).toBe(neighbour);
});

it('goes to what stands beside a list that is gone as a whole', async () => {
  list();
  press();
  button('two')?.focus();
  document.querySelector('ol')?.remove();
  await settled();
  expect(focused()).toBe('add');
});

it('goes to the same control where it is made anew', async () => {
  list();
  press();
  button('three')?.focus();
  document.querySelector('ol')?.replaceWith(element('ul', ...items('zero', 'three')));
  await settled();
  expect(focused()).toBe('three');
});

it('in a part that says so it goes to the row that keys begin with, from beside it too, else to its search', async () => {
  const [part, row, search, tools] = [
    element('section'),
    element('div', 'row'),
    element('input'),
    items('apply'),
  ];
  part.dataset['focusHome'] = '';
  row.dataset['row'] = '';
  row.tabIndex = 0;
  search.setAttribute('type', 'search');
  part.append(search, ...tools, row);
  document.body.replaceChildren(
    element('main', element('div', part, element('div', element('button', 'delete')))),
  );
  press();
  button('apply')?.focus();
  tools[0]?.remove();
  await settled();
  expect(document.activeElement).toBe(row);
  button('delete')?.focus();
  button('delete')?.parentElement?.remove();
  await settled();
  expect(document.activeElement).toBe(row);
  row.remove();
  await settled();
  expect(document.activeElement).toBe(search);
});

it('of another page it takes the whole, never what stands first on it', async () => {
  document.body.replaceChildren(element('main', element('article', element('a', 'there'))));
  press();
  document.querySelector('a')?.focus();
  document
    .querySelector('article')
    ?.replaceWith(element('section', element('button', 'Delete all')));
  await settled();
  expect(document.activeElement?.tagName).toBe('MAIN');
});

it('of another page with links to skip to its parts it takes the page', async () => {
  document.body.replaceChildren(element('div', element('main', element('button', 'Sign in'))));
  button('Sign in')?.focus();
  press();
  document.body.firstElementChild?.replaceChildren(
    element('div', element('a', 'Skip to content'), element('main', element('button', 'first'))),
  );
  await settled();
  expect(document.activeElement).toBe(document.querySelector('main'));
});

it('leaves alone who points at things, and who went elsewhere by himself', async () => {
  list();
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

it.each<[string, string | undefined]>([
  ['two', 'two'],
  ['', undefined],
])(
  'after a dialog that took the focus from (%s) nothing gets it that did not have it',
  async (from, expected) => {
    list();
    press();
    button(from)?.focus();
    const dialog = element('dialog', element('button', 'cancel'));
    dialog.setAttribute('open', '');
    document.querySelector('section')?.append(dialog);
    dialog.querySelector('button')?.focus();
    dialog.remove();
    // What the platform does where there is somebody to give it back to.
    button(from)?.focus();
    await settled();
    expect(focused()).toBe(expected);
  },
);

it('after a dialog whose opener is gone it goes to the neighbour of the opener', async () => {
  list();
  press();
  button('two')?.focus();
  const dialog = element('dialog', element('button', 'delete'));
  dialog.setAttribute('open', '');
  document.querySelector('main')?.append(dialog);
  dialog.querySelector('button')?.focus();
  button('two')?.closest('li')?.remove();
  await settled();
  dialog.remove();
  await settled();
  expect(focused()).toBe('three');
});

it('stays lost if users gave up the focus before the element went away', async () => {
  list();
  button('two')?.focus();
  press();
  button('two')?.blur();
  await settled();
  button('two')?.closest('li')?.remove();
  await settled();
  expect(document.activeElement).toBe(document.body);
});
