import { expect, it } from 'vitest';
import { buildOf } from './use-new-version';

const page = (hash: string) => `<!doctype html>
<script src="boot.js"></script>
<script type="module" crossorigin src="./assets/runtime-A1.js"></script>
<script type="module" crossorigin src="./assets/shell-${hash}.js"></script>`;

it('tells builds apart by the scripts of their pages', () => {
  expect(buildOf(page('B2'))).toBe('runtime-A1.js shell-B2.js');
  expect(buildOf(page('B2'))).not.toBe(buildOf(page('B3')));
});

it('knows nothing of other pages', () => {
  expect(buildOf('<h1>502 Bad Gateway</h1>')).toBeUndefined();
});
