import { expect, it } from 'vitest';
import { createLineFilter, withoutFormulas } from './line-filter';

/** Runs the guard over a text in chunks of this size. */
function guarded(text: string, size = text.length * 4): string {
  const guard = createLineFilter(withoutFormulas);
  const bytes = new TextEncoder().encode(text);
  const chunks: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; at += size)
    chunks.push(guard.take(bytes.slice(at, at + size)));
  return new TextDecoder().decode(
    Uint8Array.from([...chunks, guard.end()].flatMap((chunk) => [...chunk])),
  );
}

it.each(['=1+1', '+SUM(1)', '@x', '-2+3', '\t=1', '\r=1', '-'])(
  'puts an apostrophe before %j anywhere in a line',
  (value) => {
    expect(guarded(`"${value}","x"\n"x","${value}"`)).toBe(`"'${value}","x"\n"x","'${value}"`);
  },
);

it('leaves numbers and other values unchanged', () => {
  const text = '"-5","-0.25","a=b","","a,""=1+1","line\n""=2","a\n=3"\n"😀 ünï"\n';
  expect(guarded(text)).toBe(text);
});

it('gives the same result however the file is chunked', () => {
  const text = '"t","m"\n"1","=1"\n"2","ü,""x\n=y"\n"-3","-3-"\n"😀","@"';
  for (const size of [1, 2, 3, 5, 7]) expect(guarded(text, size)).toBe(guarded(text));
});
