import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderPart } from '@test/rendering/render-part';
import { Field } from '@/ui/field/Field';
import { PasswordInput } from './PasswordInput';
import { passwordStrength } from './strength';

const texts = {
  show: 'Show',
  hide: 'Hide',
  capsLock: 'Caps Lock is on.',
  strength: { short: 'Too short', weak: 'Weak', fair: 'Fair', strong: 'Strong' },
};

function Page({ isNew = false }: { isNew?: boolean }) {
  const [value, setValue] = useState('');
  return (
    <Field label="Password">
      {(control) => (
        <PasswordInput
          {...control}
          texts={texts}
          isNew={isNew}
          least={6}
          value={value}
          onChange={setValue}
        />
      )}
    </Field>
  );
}

it('is hidden until one looks', async () => {
  const { actor } = renderPart(<Page />);
  const box = screen.getByLabelText('Password');
  await actor.type(box, 'sesame');
  expect(box).toHaveAttribute('type', 'password');
  await actor.click(screen.getByRole('button', { name: 'Show' }));
  expect(box).toHaveAttribute('type', 'text');
  await actor.click(screen.getByRole('button', { name: 'Hide' }));
  expect(box).toHaveAttribute('type', 'password');
});

it('says how strong a new one is', async () => {
  const { actor } = renderPart(<Page isNew />);
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
  await actor.type(screen.getByLabelText('Password'), 'abc');
  expect(screen.getByRole('status')).toHaveTextContent('Too short');
  await actor.type(screen.getByLabelText('Password'), 'X9-vlurk2moto');
  expect(screen.getByRole('status')).toHaveTextContent('Strong');
});

it.each([
  ['12345', 'short'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['abcdefghijklmnop', 'weak'],
  ['password', 'weak'],
  ['Tr7kQ2!x', 'fair'],
  ['correct horse battery staple', 'strong'],
])('%s is %s', (password, strength) => {
  expect(passwordStrength(password, 6)).toBe(strength);
});

it('is too short below the length that the server wants', () => {
  expect(passwordStrength('X9-vlurk2moto', 14)).toBe('short');
});
