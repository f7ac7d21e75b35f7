import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '@test/rendering/render-part';
import { settled } from '@test/rendering/settled';
import { comboTexts as texts } from '@test/samples/combo-texts';
import { Field } from '@/ui/field/Field';
import type { MultiComboBoxProps } from './multi-combo-box-props';
import { MultiComboBox } from './MultiComboBox';
import { TagInput } from './TagInput';

const streams = [
  { value: 'mail', label: 'Mail' },
  { value: 'shop', label: 'Shop' },
  { value: 'audit', label: 'Audit' },
];
const changed = vi.fn();

function Page({
  start = [],
  tags = false,
  ...props
}: Partial<MultiComboBoxProps<string>> & { start?: readonly string[]; tags?: boolean }) {
  const [values, setValues] = useState(start);
  const change = (next: readonly string[]) => {
    changed(next);
    setValues(next);
  };
  return (
    <Field label="Streams">
      {(control) =>
        tags ? (
          <TagInput
            texts={texts}
            {...control}
            suggestions={props.options ?? []}
            value={values}
            onChange={change}
          />
        ) : (
          <MultiComboBox
            options={streams}
            texts={texts}
            {...props}
            {...control}
            value={values}
            onChange={change}
          />
        )
      }
    </Field>
  );
}
const draw = (props: Parameters<typeof Page>[0] = {}) => {
  changed.mockClear();
  return renderPart(
    <>
      <Page {...props} />
      <button type="button">Next</button>
    </>,
  );
};
const box = () => screen.getByRole('combobox', { name: 'Streams' });
const chips = () => screen.queryAllByRole('group').map((chip) => chip.getAttribute('aria-label'));
const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

it('chooses one after the other while its list stays open, and offers each once', async () => {
  const { actor } = draw();
  await actor.click(box());
  await actor.click(screen.getByRole('option', { name: 'Shop' }));
  expect(offered()).toEqual(['Mail', 'Audit']);
  await actor.keyboard('{ArrowDown}{Enter}');
  expect(chips()).toEqual(['Shop', expect.any(String)]);
});

it('removes with its cross, with Backspace, and with the arrows and Delete', async () => {
  const { actor } = draw({ start: ['mail', 'shop', 'audit'] });
  await actor.click(screen.getByRole('button', { name: 'Remove Shop' }));
  expect(chips()).toEqual(['Mail', 'Audit']);
  await actor.click(box());
  await actor.keyboard('{ArrowLeft}{ArrowLeft}{Delete}');
  expect(chips()).toEqual(['Audit']);
  await actor.click(box());
  await actor.keyboard('{Backspace}');
  await waitFor(() => expect(chips()).toEqual([]));
});

it('takes a pasted list, or shows what it cannot take', async () => {
  const { actor } = draw({ start: ['mail'] });
  await actor.click(box());
  await actor.paste('Shop, mail,audit');
  expect(changed).toHaveBeenLastCalledWith(['mail', 'shop', 'audit']);
  await actor.paste('shop, nowhere');
  expect(box()).toHaveValue('shop, nowhere');
  expect(chips()).toEqual(['Mail', 'Shop', 'Audit']);
});

it('is emptied at once', async () => {
  const { actor } = draw({ start: ['mail', 'shop'], clearable: true });
  await actor.click(screen.getByRole('button', { name: 'Clear' }));
  expect(changed.mock.calls).toEqual([[[]]]);
});

it('adds a typed tag with Enter, and with Tab on the way out', async () => {
  const { actor } = draw({ tags: true });
  await actor.type(box(), 'eu{Enter}');
  await actor.type(box(), 'prod');
  await actor.tab();
  expect(chips()).toEqual(['eu', 'prod']);
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
});

it('does not take the next option on the way out after one was chosen', async () => {
  const { actor } = draw();
  await actor.click(box());
  await actor.keyboard('{ArrowDown}{Enter}');
  await actor.tab();
  await settled();
  expect(changed.mock.calls).toEqual([[['mail']]]);
});

it('suggests up to six tags from the first character on and adds none twice', async () => {
  const { actor } = draw({
    tags: true,
    options: Array.from({ length: 20 }, (_, n) => ({ value: `team ${n}`, label: `team ${n}` })),
  });
  await actor.click(box());
  await settled();
  expect(offered()).toEqual([]);
  await actor.type(box(), 'team');
  expect(offered()).toEqual(['Use “team”', ...Array.from({ length: 6 }, (_, n) => `team ${n}`)]);
  await actor.click(screen.getByRole('option', { name: 'team 3' }));
  await actor.type(box(), 'team 3{Enter}');
  expect(changed.mock.calls).toEqual([[['team 3']]]);
});

it('keeps a tag that was typed and left', async () => {
  const { actor } = draw({ tags: true });
  await actor.type(box(), 'lost?');
  await actor.click(screen.getByRole('button', { name: 'Next' }));
  expect(chips()).toEqual(['lost?']);
});
