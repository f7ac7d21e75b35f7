import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderAt } from '@test/render';
import { Field } from '@/ui/field/Field';
import { CodeArea } from './CodeArea';
import { jsonColours } from './json-colours';

it('is a text box with its label before the editor comes, and where there is none', async () => {
  function Page() {
    const [value, setValue] = useState('{}');
    return <Field label="Pack">{(control) => <CodeArea {...control} highlight={jsonColours} value={value} onChange={setValue} />}</Field>;
  }
  const { actor } = await renderAt('/page', { pages: [{ path: '/page', element: <Page /> }] });
  const box = await screen.findByRole('textbox', { name: 'Pack' });
  await actor.clear(box);
  await actor.type(box, 'rule "x"{Enter}end');
  expect(box).toHaveValue('rule "x"\nend');
});

it('colours names, texts, numbers and words of JSON, also while it is written', () => {
  const text = '{"a": [1.5, true, "x\\"y"], "b';
  expect(jsonColours(text).map(({ start, end, kind }) => [text.slice(start, end), kind])).toEqual([
    ['{', 'bracket'], ['"a"', 'field'], ['[', 'bracket'], ['1.5', 'number'], ['true', 'operator'], ['"x\\"y"', 'string'], [']', 'bracket'], ['"b', 'string'],
  ]);
});
