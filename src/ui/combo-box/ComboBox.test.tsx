import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { layOutTables } from '@test/rendering/laid-out';
import { renderPart } from '@test/rendering/render-part';
import { settled } from '@test/rendering/settled';
import { comboTexts as texts } from '@test/samples/combo-texts';
import { Field } from '@/ui/field/Field';
import { Modal } from '@/ui/modal/Modal';
import { ComboBox, type ComboBoxProps } from './ComboBox';

layOutTables({ height: 300 });

const streams = [
  { value: 'mail', label: 'Mail', info: 'Relays' },
  { value: 'shop', label: 'Shop' },
  { value: 'audit', label: 'Audit', disabled: true },
];
const chosen = vi.fn();

function Page({ start, ...props }: Partial<ComboBoxProps<string>> & { start?: string }) {
  const [value, setValue] = useState(start);
  const choose = (next: string | undefined) => {
    chosen(next);
    setValue(next);
  };
  return (
    <Field label="Stream">
      {(control) => (
        <ComboBox
          options={streams}
          texts={texts}
          {...props}
          {...control}
          value={value}
          onChange={choose}
        />
      )}
    </Field>
  );
}
const draw = (props: Partial<ComboBoxProps<string>> & { start?: string } = {}) => {
  chosen.mockClear();
  return renderPart(<Page {...props} />);
};
const box = () => screen.getByRole('combobox', { name: 'Stream' });
const labels = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

it('finds what is typed and takes the first with Enter', async () => {
  const { actor } = draw();
  await actor.type(box(), 'sh');
  expect(labels()).toEqual(['Shop']);
  await actor.keyboard('{Enter}');
  expect(chosen.mock.calls).toEqual([['shop']]);
  expect(box()).toHaveValue('Shop');
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
});

it('writes over what was chosen after a click', async () => {
  const { actor } = draw({ start: 'mail' });
  await actor.click(box());
  await actor.keyboard('sh{Enter}');
  expect(chosen.mock.calls).toEqual([['shop']]);
});

it('opens with the down arrow on what is selected, and walks with the arrows past what is off', async () => {
  const { actor } = draw({ start: 'shop' });
  await actor.tab();
  await actor.keyboard('{ArrowDown}');
  expect(labels()).toEqual(['MailRelays', 'Shop', 'Audit']);
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Shop');
  expect(box()).toHaveAttribute(
    'aria-activedescendant',
    screen.getByRole('option', { name: 'Shop' }).id,
  );
  await actor.keyboard('{ArrowDown}{Enter}');
  expect(chosen).toHaveBeenLastCalledWith('mail');
});

it('keeps what was selected when it is left without a match', async () => {
  const { actor } = draw({ start: 'shop' });
  await actor.clear(box());
  await actor.type(box(), 'zzz');
  await actor.tab();
  expect(box()).toHaveValue('Shop');
  await settled();
  expect(chosen).not.toHaveBeenCalled();
});

it('does not take what the pointer rests on when it is left', async () => {
  const { actor } = draw();
  await actor.click(box());
  await actor.hover(screen.getByRole('option', { name: 'Shop' }));
  await actor.tab();
  await settled();
  expect(chosen).not.toHaveBeenCalled();
});

it('does not take a match of an earlier text while the server searches', async () => {
  const { actor } = draw({ onSearch: () => {}, loading: true });
  await actor.type(box(), 'sh');
  await actor.tab();
  await settled();
  expect(chosen).not.toHaveBeenCalled();
});

it('keeps what is typed while another window has the focus', async () => {
  const { actor } = draw();
  await actor.type(box(), 'sh');
  // The active element stays the same when the window loses the focus.
  fireEvent.blur(box());
  expect(box()).toHaveValue('sh');
  expect(labels()).toEqual(['Shop']);
  await settled();
  expect(chosen).not.toHaveBeenCalled();
});

it('is emptied by its button, and by erasing the text and leaving', async () => {
  const { actor } = draw({ start: 'shop', clearable: true });
  await actor.click(screen.getByRole('button', { name: 'Clear' }));
  expect(chosen.mock.calls).toEqual([[undefined]]);
  await actor.type(box(), 'mail{Enter}');
  await actor.clear(box());
  await actor.tab();
  expect(chosen).toHaveBeenLastCalledWith(undefined);
  expect(box()).toHaveValue('');
});

it('says that there is nothing, that it loads and why it failed', async () => {
  const { actor, rerender } = draw();
  await actor.type(box(), 'zzz');
  expect(screen.getByRole('status')).toHaveTextContent('No Options');
  rerender(<Page options={[]} loading />);
  expect(screen.getByText('Loading...')).toBeInTheDocument();
  rerender(<Page options={[]} failure="The streams could not be loaded." />);
  expect(screen.getByRole('alert')).toHaveTextContent('The streams could not be loaded.');
});

it('takes what is typed where that may be a value', async () => {
  const { actor } = draw({ toValue: (typed) => typed.toLowerCase() });
  await actor.type(box(), 'Web');
  await actor.click(screen.getByRole('option', { name: 'Use “Web”' }));
  expect(chosen.mock.calls).toEqual([['web']]);
  expect(box()).toHaveValue('web');
});

it('cannot choose what is off', async () => {
  const { actor } = draw();
  await actor.type(box(), 'audit{Enter}');
  await actor.click(screen.getByRole('option', { name: 'Audit' }));
  await settled();
  expect(chosen).not.toHaveBeenCalled();
});

it('draws some of 26,000 options and says how many there are', async () => {
  const { actor } = draw({
    options: Array.from({ length: 26_000 }, (_, n) => ({ value: `${n}`, label: `host ${n}` })),
  });
  await actor.click(box());
  expect(screen.getAllByRole('option').length).toBeLessThan(60);
  expect(screen.getByRole('option', { name: 'host 0' })).toHaveAttribute('aria-setsize', '26000');
  expect(screen.getByRole('status')).toHaveTextContent('26000 options');
  await actor.type(box(), '25999');
  expect(labels()).toEqual(['host 25999']);
});

it('lists more of many options near its end, and what is selected first', async () => {
  const { actor } = draw({
    start: '25999',
    options: Array.from({ length: 26_000 }, (_, n) => ({ value: `${n}`, label: `host ${n}` })),
  });
  await actor.click(box());
  expect(labels().slice(0, 2)).toEqual(['host 25999', 'host 0']);
  // The click selected the text.
  await actor.keyboard('host');
  expect(screen.getByRole('status')).toHaveTextContent('more than 500 options');
  expect(screen.getByRole('option', { name: 'host 0' })).toHaveAttribute('aria-setsize', '-1');
  const list = screen.getByRole('listbox', { name: 'Stream' });
  list.scrollTop = list.scrollHeight;
  list.dispatchEvent(new Event('scroll'));
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('more than 1000 options'),
  );
});

it('asks for the rest near its end, and leaves the search to others', async () => {
  const [search, more] = [vi.fn(), vi.fn()];
  const { actor } = draw({ onSearch: search, onNearEnd: more });
  await actor.type(box(), 'q');
  expect(search).toHaveBeenLastCalledWith('q');
  expect(labels()).toHaveLength(3);
  const list = screen.getByRole('listbox', { name: 'Stream' });
  list.dispatchEvent(new Event('scroll'));
  expect(more).toHaveBeenCalled();
});

it('closes alone on Escape, then the dialog around it', async () => {
  const close = vi.fn();
  const { actor } = renderPart(
    <Modal title="Edit" closeLabel="Close" onClose={close}>
      <Page />
    </Modal>,
  );
  await actor.click(box());
  expect(screen.getAllByRole('option')).toHaveLength(3);
  await actor.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
  expect(close).not.toHaveBeenCalled();
  await actor.keyboard('{Escape}');
  expect(close).toHaveBeenCalledOnce();
});

it('does nothing while it is off', async () => {
  const { actor } = draw({ disabled: true, start: 'mail' });
  expect(box()).toBeDisabled();
  await actor.click(screen.getByRole('button', { name: 'Show options' }));
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
});
