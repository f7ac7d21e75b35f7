import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '@test/render-part';
import { Field } from '@/ui/field/Field';
import { DateInput } from './DateInput';

const texts = { calendar: 'Calendar', previousMonth: 'Previous month', nextMonth: 'Next month', placeholder: 'YYYY-MM-DD' };
const changed = vi.fn();

function Page() {
  const [day, setDay] = useState<string | undefined>();
  return <Field label="Until">{(control) => <DateInput {...control} locale="en" today={() => ({ year: 2026, month: 11, day: 21 })} texts={texts} value={day} onChange={(next) => { changed(next); setDay(next); }} />}</Field>;
}

it('takes a day as text and marks what is none', async () => {
  changed.mockClear();
  const { actor } = renderPart(<Page />);
  const box = screen.getByRole('textbox', { name: 'Until' });
  await actor.type(box, '2026-02-30');
  expect(box).toBeInvalid();
  await actor.clear(box);
  await actor.type(box, '2026-2-28');
  await actor.tab();
  expect(box).toBeValid();
  expect(box).toHaveValue('2026-02-28');
  expect(changed).toHaveBeenLastCalledWith('2026-02-28');
  await actor.clear(box);
  expect(changed).toHaveBeenLastCalledWith(undefined);
});

it('is picked in a calendar, which starts at today', async () => {
  const { actor } = renderPart(<Page />);
  await actor.click(screen.getByRole('button', { name: 'Calendar' }));
  await actor.click(await screen.findByRole('button', { name: 'Tuesday, November 24, 2026' }));
  expect(screen.getByRole('textbox', { name: 'Until' })).toHaveValue('2026-11-24');
});
