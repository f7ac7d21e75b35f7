import { screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { comboTexts as texts } from '@test/samples/combo-texts';
import { renderPart } from '@test/rendering/render-part';
import { settled } from '@test/rendering/settled';
import { Field } from '@/ui/field/Field';
import { ComboBox } from './ComboBox';
import { MultiComboBox } from './MultiComboBox';
import { TagInput } from './TagInput';

const options = [
  { value: 'source', label: 'source' },
  { value: 'full_message', label: 'full_message' },
  { value: 'message', label: 'message' },
  { value: 'audit', label: 'audit', disabled: true },
];
const asTyped = (typed: string) => typed;
type Picker = {
  name: string;
  /** Whether any text may be entered. */
  free: boolean;
  Picker: (props: {
    id: string;
    values: readonly string[];
    onChange: (values: readonly string[]) => void;
  }) => ReactNode;
};

/** One value that must be an option, or may be anything; and the same for several values. */
const pickers: Picker[] = [true, false].flatMap((free): Picker[] => [
  {
    name: free ? 'one value of any text' : 'one option',
    free,
    Picker: ({ id, values, onChange }) => (
      <ComboBox
        {...{ id, options, texts }}
        value={values[0]}
        onChange={(value) => onChange(value === undefined ? [] : [value])}
        {...(free && { toValue: asTyped })}
      />
    ),
  },
  {
    name: free ? 'several values of any text' : 'several options',
    free,
    Picker: ({ id, values, onChange }) => (
      <MultiComboBox
        {...{ id, options, texts, onChange }}
        value={values}
        {...(free && { toValue: asTyped })}
      />
    ),
  },
]);
pickers.push({
  name: 'tags',
  free: true,
  Picker: ({ id, values, onChange }) => (
    <TagInput {...{ id, texts, onChange }} suggestions={options} value={values} />
  ),
});

/** What a picker holds after these keys; `free` where any text may be entered. */
const behaviours: { keys: string; listed: string[]; free: string[] }[] = [
  { keys: 'message', listed: ['message'], free: ['message'] },
  { keys: 'mess', listed: ['message'], free: ['mess'] },
  { keys: 'nothing', listed: [], free: ['nothing'] },
  { keys: 'audit', listed: [], free: [] },
  { keys: 'me{ArrowDown}', listed: ['full_message'], free: ['message'] },
  { keys: ' ', listed: [], free: [] },
  { keys: '', listed: [], free: [] },
];
const ends = { Enter: '{Enter}', Tab: '{Tab}', 'a click elsewhere': undefined };

function Page({ Picker }: Pick<Picker, 'Picker'>) {
  const [values, setValues] = useState<readonly string[]>([]);
  return (
    <>
      <Field label="Fields">
        {({ id }) => <Picker id={id} values={values} onChange={setValues} />}
      </Field>
      <output aria-label="Held">{values.join(',')}</output>
      <button type="button">Next</button>
    </>
  );
}

describe.each(pickers)('$name', ({ free, Picker }) => {
  const draw = async (keys: string) => {
    const { actor } = renderPart(<Page Picker={Picker} />);
    await actor.click(screen.getByRole('combobox'));
    if (keys !== '') await actor.keyboard(keys);
    return actor;
  };
  const held = () => screen.getByRole('status', { name: 'Held' }).textContent;

  describe.each(Object.entries(ends))('%s', (_, end) => {
    it.each(behaviours)('after "$keys"', async ({ keys, ...expected }) => {
      const actor = await draw(keys);
      if (end === undefined) await actor.click(screen.getByRole('button', { name: 'Next' }));
      else await actor.keyboard(end);
      await settled();
      expect(held()).toBe((free ? expected.free : expected.listed).join(','));
    });
  });
});
