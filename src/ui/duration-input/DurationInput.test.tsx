import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '@test/rendering/render-part';
import { Field } from '@/ui/field/Field';
import { DurationInput } from './DurationInput';

it('hands on valid durations in capitals with their P, and keeps the rest for correction', async () => {
  const changed = vi.fn();
  const validity = vi.fn();
  function Page() {
    const [value, setValue] = useState('PT1H');
    return (
      <Field label="Timeout">
        {(control) => (
          <DurationInput
            {...control}
            isValid={(iso) => /^PT\d+[HM]$/.test(iso)}
            onValidity={validity}
            value={value}
            onChange={(iso) => {
              changed(iso);
              setValue(iso);
            }}
          />
        )}
      </Field>
    );
  }
  const { actor } = renderPart(<Page />);
  const box = screen.getByRole('textbox', { name: 'Timeout' });
  await actor.clear(box);
  await actor.type(box, 't15m');
  expect(changed.mock.calls).toEqual([['PT15M']]);
  await actor.tab();
  expect(box).toHaveValue('PT15M');
  await actor.type(box, 'x');
  expect(box).toBeInvalid();
  expect(validity).toHaveBeenLastCalledWith(false);
  expect(changed).toHaveBeenCalledOnce();
});
