import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '@test/rendering/render-part';
import { Field } from '@/ui/field/Field';
import { TimeUnitInput, type TimeSpan } from '@/ui/time-unit-input/TimeUnitInput';
import { NumberInput } from './NumberInput';

const changed = vi.fn();

function Limit({ start }: { start?: number }) {
  const [value, setValue] = useState(start);
  return (
    <Field label="Limit">
      {(control) => (
        <NumberInput
          {...control}
          min={0}
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

it('hands on numbers, and nothing for nothing', async () => {
  const { actor } = renderPart(<Limit start={5} />);
  const box = screen.getByRole('spinbutton', { name: 'Limit' });
  expect(box).toHaveValue(5);
  await actor.clear(box);
  expect(changed).toHaveBeenLastCalledWith(undefined);
  await actor.type(box, '-12');
  expect(changed).toHaveBeenLastCalledWith(-12);
});

const units = [
  { value: 'SECONDS' as const, label: 'seconds' },
  { value: 'HOURS' as const, label: 'hours' },
];
type Unit = (typeof units)[number]['value'];

function Expiry({
  required,
  clearable,
  start,
}: {
  required?: boolean;
  clearable?: boolean;
  start: TimeSpan<Unit>;
}) {
  const [value, setValue] = useState(start);
  return (
    <Field label="Expiry">
      {(control) => (
        <TimeUnitInput
          {...control}
          required={required}
          clearable={clearable}
          units={units}
          texts={{ enabled: 'Enabled', unit: 'Unit' }}
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

it('switches a span of time on and off with its box', async () => {
  const { actor } = renderPart(<Expiry start={{ value: 10, unit: 'SECONDS', checked: false }} />);
  expect(screen.getByLabelText('Expiry')).toBeDisabled();
  await actor.click(screen.getByRole('checkbox', { name: 'Enabled' }));
  expect(changed).toHaveBeenLastCalledWith({ value: 10, unit: 'SECONDS', checked: true });
  await actor.selectOptions(screen.getByRole('combobox', { name: 'Unit' }), 'hours');
  expect(changed).toHaveBeenLastCalledWith({ value: 10, unit: 'HOURS', checked: true });
});

it('has no box where a span is required, and falls back to 1', async () => {
  const { actor } = renderPart(
    <Expiry required start={{ value: 10, unit: 'SECONDS', checked: false }} />,
  );
  expect(screen.queryByRole('checkbox')).toBeNull();
  await actor.clear(screen.getByLabelText('Expiry'));
  await actor.tab();
  expect(changed).toHaveBeenLastCalledWith({ value: 1, unit: 'SECONDS', checked: true });
});

it('may stay empty where it can be cleared', async () => {
  const { actor } = renderPart(
    <Expiry required clearable start={{ value: 10, unit: 'SECONDS', checked: true }} />,
  );
  await actor.clear(screen.getByLabelText('Expiry'));
  await actor.tab();
  expect(changed).toHaveBeenLastCalledWith({ value: undefined, unit: 'SECONDS', checked: true });
});
