import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '@test/rendering/render-part';
import { settled } from '@test/rendering/settled';
import { Field } from '@/ui/field/Field';
import { DateTimeInput } from './DateTimeInput';

const changed = vi.fn();
const clock = {
  write: (iso: string) => iso.replace('T', ' ').replace('Z', ''),
  read: (text: string) =>
    /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}$/.test(text) ? `${text.replace(' ', 'T')}Z` : undefined,
};
const texts = {
  calendar: 'Calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  placeholder: 'YYYY-MM-DD',
};

function Page({ start }: { start?: string }) {
  const [value, setValue] = useState(start);
  return (
    <Field label="Until">
      {(control) => (
        <DateTimeInput
          {...control}
          clock={clock}
          zone="UTC"
          locale="en"
          now={() => '2026-11-21T12:00:00.000Z'}
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
const draw = (start?: string) => {
  changed.mockClear();
  return renderPart(<Page {...(start !== undefined && { start })} />);
};

it('takes a time as text, shows its zone, and marks what is none', async () => {
  const { actor } = draw();
  const box = screen.getByRole('textbox', { name: 'Until' });
  expect(screen.getByText('UTC')).toBeVisible();
  await actor.type(box, '2026-11-21 10:00:00.00');
  expect(box).toBeInvalid();
  await settled();
  expect(changed).not.toHaveBeenCalled();
  await actor.type(box, '5');
  expect(changed.mock.calls).toEqual([['2026-11-21T10:00:00.005Z']]);
  await actor.clear(box);
  expect(changed).toHaveBeenLastCalledWith(undefined);
});

it('moves through days, weeks and months with the keyboard and keeps the time of the day', async () => {
  const { actor } = draw('2026-11-30T08:15:00.000Z');
  await actor.click(screen.getByRole('button', { name: 'Calendar' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Monday, November 30, 2026' })).toHaveFocus(),
  );
  expect(screen.getByRole('grid', { name: 'November 2026' })).toBeVisible();
  await actor.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: 'Tuesday, December 1, 2026' })).toHaveFocus();
  await actor.keyboard('{ArrowDown}{End}{PageDown}');
  expect(screen.getByRole('button', { name: 'Wednesday, January 13, 2027' })).toHaveFocus();
  await actor.keyboard('{Enter}');
  expect(changed.mock.calls).toEqual([['2027-01-13T08:15:00.000Z']]);
  await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
});

it('goes to other months with its buttons and marks today', async () => {
  const { actor } = draw();
  await actor.click(screen.getByRole('button', { name: 'Calendar' }));
  expect(
    await screen.findByRole('button', { name: 'Saturday, November 21, 2026' }),
  ).toHaveAttribute('aria-current', 'date');
  await actor.click(screen.getByRole('button', { name: 'Previous month' }));
  expect(screen.getByRole('grid', { name: 'October 2026' })).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Friday, October 2, 2026' }));
  expect(changed.mock.calls).toEqual([['2026-10-02T00:00:00.000Z']]);
});
