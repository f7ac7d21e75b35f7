import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderPart } from '@test/rendering/render-part';
import { Field } from '@/ui/field/Field';
import { FileDrop } from './FileDrop';
import { readBase64 } from './read-base64';

const changed = vi.fn();
const texts = {
  choose: 'Choose a file',
  drop: 'or drop it here',
  remove: (name: string) => `Remove ${name}`,
  tooLarge: (name: string) => `${name} is too large`,
  wrongType: (name: string) => `${name} is no JSON`,
};

function Page() {
  const [value, setValue] = useState<File>();
  return (
    <Field label="Pack">
      {(control) => (
        <FileDrop
          {...control}
          accept=".json"
          maxSize={10}
          formatSize={(bytes) => `${bytes} B`}
          texts={texts}
          value={value}
          onChange={(file) => {
            changed(file?.name);
            setValue(file);
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
const file = (name: string, text = '{}') => new File([text], name);

it('takes a chosen file and gives it back', async () => {
  const { actor } = draw();
  await actor.upload(screen.getByLabelText('Pack'), file('pack.json'));
  expect(screen.getByText('pack.json')).toHaveTextContent('2 B');
  await actor.click(screen.getByRole('button', { name: 'Remove pack.json' }));
  expect(changed.mock.calls).toEqual([['pack.json'], [undefined]]);
  expect(screen.getByLabelText('Pack')).toHaveFocus();
});

it('takes a dropped file, and says why it takes none', async () => {
  draw();
  const zone = screen.getByText('or drop it here');
  const drop = (one: File) => fireEvent.drop(zone, { dataTransfer: { files: [one] } });
  drop(file('pack.zip'));
  expect(screen.getByRole('alert')).toHaveTextContent('pack.zip is no JSON');
  drop(file('pack.json', 'x'.repeat(11)));
  expect(screen.getByRole('alert')).toHaveTextContent('pack.json is too large');
  drop(file('pack.json'));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(changed.mock.calls).toEqual([['pack.json']]);
});

it('is read as base64 without a prefix, whatever the bytes are', async () => {
  const bytes = Uint8Array.from({ length: 70_000 }, (_, n) => n % 256);
  expect(await readBase64(new Blob([bytes]))).toBe(Buffer.from(bytes).toString('base64'));
});
