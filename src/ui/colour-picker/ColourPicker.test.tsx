import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '@test/rendering/render-part';
import { markColours } from '@/theme/palettes';
import { Field } from '@/ui/field/Field';
import { ColourPicker } from './ColourPicker';
import { ScalePicker } from './ScalePicker';

const [first = '', second = '', third = ''] = markColours;
const [dark = '', black = ''] = ['#00' + '3366', '#000' + '000'];
const texts = {
  choose: (colour: string) => `Colour ${colour}`,
  swatches: 'Colours',
  code: 'Code',
  other: 'Another',
  unreadable: 'Not a colour',
  lowContrast: (ratio: string) => `Contrast ${ratio}`,
};
const changed = vi.fn();

function Page() {
  const [value, setValue] = useState(first);
  return (
    <Field label="Mark">
      {(control) => (
        <ColourPicker
          {...control}
          colours={markColours}
          texts={texts}
          value={value}
          onChange={(next) => {
            changed(next);
            setValue(next);
          }}
        />
      )}
    </Field>
  );
}
const draw = () => {
  changed.mockClear();
  return renderPart(<Page />);
};

it('takes a swatch with the keyboard', async () => {
  const { actor } = draw();
  await actor.click(screen.getByRole('button', { name: `Colour ${first}` }));
  await waitFor(() => expect(screen.getByRole('radio', { name: first })).toHaveFocus());
  await actor.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}{Enter}');
  expect(changed.mock.calls).toEqual([[second]]);
  await waitFor(() => expect(screen.queryByRole('radio')).toBeNull());
});

it('takes the code of a colour, says what is none and what is hard to see', async () => {
  const { actor } = draw();
  const box = screen.getByRole('textbox', { name: 'Mark' });
  await actor.clear(box);
  expect(screen.getByRole('status')).toHaveTextContent('Not a colour');
  await actor.type(box, dark.slice(1));
  expect(changed).toHaveBeenLastCalledWith(dark);
  expect(screen.getByRole('status')).toHaveTextContent('');
  await actor.clear(box);
  await actor.type(box, third);
  expect(screen.getByRole('status')).toHaveTextContent(/^Contrast 1\./);
});

it('chooses a scale by its name', async () => {
  const { actor } = renderPart(
    <ScalePicker
      name="scale"
      label="Colour scale"
      value="dark"
      onChange={changed}
      scales={[
        { name: 'dark', label: 'Dark', colours: [dark, black] },
        { name: 'light', label: 'Light', colours: [first, second] },
      ]}
    />,
  );
  await actor.click(screen.getByRole('radio', { name: 'Light' }));
  expect(changed).toHaveBeenLastCalledWith('light');
});
