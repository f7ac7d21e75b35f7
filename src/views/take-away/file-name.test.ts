import { expect, it } from 'vitest';
import { fileName } from './file-name';

it.each([
  ['Errors by source', 'Errors by source.png'],
  ['count(), avg(took_ms)', 'count(), avg(took_ms).png'],
  ['../../etc/passwd', 'etc passwd.png'],
  ['a\u202egnp.exe\n<b>', 'a gnp.exe b.png'],
  ['...', 'widget.png'],
  ['', 'widget.png'],
  ['CON', 'widget CON.png'],
  ['ä'.repeat(100), `${'ä'.repeat(60)}.png`],
])('%j becomes %j', (title, expected) => {
  expect(fileName(title, 'png')).toBe(expected);
});
