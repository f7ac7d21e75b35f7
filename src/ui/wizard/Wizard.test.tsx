import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderPart } from '@test/rendering/render-part';
import { neighbours, type WizardStep } from './steps';
import { Wizard } from './Wizard';

const texts = { previous: 'Previous', next: 'Next', done: ', done', problem: ', wrong' };
const steps: WizardStep<'type' | 'data' | 'fields' | 'end'>[] = [
  { key: 'type', title: 'Type', state: 'done', content: 'choose one' },
  { key: 'data', title: 'Data', content: 'where from' },
  { key: 'fields', title: 'Fields', blocked: 'Choose the data first.', content: 'which' },
  { key: 'end', title: 'Summary', content: 'all of it' },
];

function Page() {
  const [active, setActive] = useState<'type' | 'data' | 'fields' | 'end'>('type');
  return (
    <Wizard label="New event" steps={steps} active={active} onChange={setActive} texts={texts} />
  );
}

it('goes by one and stops at the ends and, with a reason, before what is blocked', async () => {
  const { actor } = renderPart(<Page />);
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Type, done' })).toHaveAttribute(
    'aria-current',
    'step',
  );
  await actor.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('group', { name: 'Data' })).toHaveTextContent('where from');
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Next' })).toHaveAccessibleDescription(
    'Choose the data first.',
  );
  expect(screen.getByText('Choose the data first.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Fields' })).toBeDisabled();
  await actor.click(screen.getByRole('button', { name: 'Summary' }));
  expect(screen.getByRole('group', { name: 'Summary' })).toHaveTextContent('all of it');
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
});

it('never leads to a blocked step or past the ends', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 1 }), fc.nat(), (disabled, at) => {
      const many = disabled.map((off, index) => ({
        key: `${index}`,
        title: '',
        blocked: off ? 'Not yet.' : undefined,
        content: null,
      }));
      const active = at % many.length;
      const { previous, next } = neighbours(many, `${active}`);
      expect(previous).toBe(
        active > 0 && disabled[active - 1] === false ? `${active - 1}` : undefined,
      );
      expect(next).toBe(
        active + 1 < many.length && disabled[active + 1] === false ? `${active + 1}` : undefined,
      );
    }),
  );
});
