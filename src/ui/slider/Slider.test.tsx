import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderPart } from '@test/render-part';
import { Field } from '@/ui/field/Field';
import { Slider } from './Slider';

function Scaling() {
  const [value, setValue] = useState(1);
  return <Field label="Scaling" help="More is finer.">{(control) => <Slider {...control} min={0.5} max={10} step={0.5} value={value} onChange={setValue} format={(scale) => `${scale}×`} />}</Field>;
}

it('moves between its ends and says where it is', () => {
  renderPart(<Scaling />);
  const slider = screen.getByRole('slider', { name: 'Scaling' });
  expect(slider).toHaveAttribute('aria-valuetext', '1×');
  expect(slider).toHaveAccessibleDescription('More is finer.');
  fireEvent.change(slider, { target: { value: '2.5' } });
  expect(slider).toHaveAttribute('aria-valuetext', '2.5×');
  expect(screen.getByText('2.5×')).toBeVisible();
  fireEvent.change(slider, { target: { value: '99' } });
  expect(slider).toHaveValue('10');
});
