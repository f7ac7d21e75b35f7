import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ThemeProvider } from 'styled-components';
import { expect, it, vi } from 'vitest';
import { forceColours } from '@test/rendering/forced-colours';
import { settled } from '@test/rendering/settled';
import { themes } from '@/theme/theme';
import { Legend } from './Legend';

type ShownProps = { names: readonly string[]; onColour: () => void; sample?: 'fill' | 'line' };
function Shown({ names, onColour, ...look }: ShownProps) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <Legend
        {...look}
        entries={names.map((name, place) => ({
          key: name,
          name,
          colour: '#2f55d4',
          place,
          mark: { groups: [], range: { type: 'absolute', from: '', to: '' } },
        }))}
        chosen={new Map()}
        hidden={hidden}
        onHidden={setHidden}
        onColour={onColour}
      />
      <output>{[...hidden].join()}</output>
    </>
  );
}

function show(...names: string[]) {
  const onColour = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ThemeProvider theme={themes.teint}>
        <Shown names={names} onColour={onColour} />
      </ThemeProvider>
    </QueryClientProvider>,
  );
  return { actor: userEvent.setup(), onColour };
}
const toggle = (name: string) => screen.getByRole('button', { name: `Show ${name}` });
const settings = (name: string) =>
  screen.getByRole('button', { name: `Configuration for ${name}` });
const hidden = () => screen.getByRole('status').textContent;

it('hides a series, and shows one alone with a double click or Alt', async () => {
  const { actor } = show('web', '<b>mail</b>', 'db');
  await actor.click(toggle('web'));
  expect(toggle('web')).toHaveAttribute('aria-pressed', 'false');
  expect(hidden()).toBe('web');
  await actor.click(toggle('web'));
  expect(hidden()).toBe('');
  await actor.dblClick(toggle('<b>mail</b>'));
  expect(hidden()).toBe('web,db');
  fireEvent.click(settings('db'), { altKey: true });
  expect(hidden()).toBe('web,<b>mail</b>');
  await settled();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  fireEvent.click(toggle('db'), { altKey: true });
  expect(hidden()).toBe('');
});

it('opens the settings of a series, with its colour and whether it is shown', async () => {
  const { actor, onColour } = show('web', 'mail');
  await actor.click(settings('web'));
  const panel = await screen.findByRole('dialog', { name: 'Configuration for web' });
  await actor.click(await within(panel).findByRole('button', { name: 'Show only this series' }));
  expect(hidden()).toBe('mail');
  await actor.click(settings('web'));
  await actor.click(await screen.findByRole('button', { name: 'Hide series' }));
  expect(hidden()).toBe('mail,web');
  await actor.click(settings('web'));
  const [colour] = await screen.findAllByRole('radio');
  if (colour) await actor.click(colour);
  expect(onColour).toHaveBeenCalled();
});

it('is one tab stop, with arrow keys within', async () => {
  const { actor } = show('web', 'mail');
  await actor.tab();
  expect(toggle('web')).toHaveFocus();
  await actor.keyboard('{ArrowRight}');
  expect(settings('web')).toHaveFocus();
  await actor.keyboard('{ArrowDown}');
  expect(settings('mail')).toHaveFocus();
  await actor.keyboard('{Home} ');
  expect(hidden()).toBe('web');
  await actor.tab();
  expect(document.body).toHaveFocus();
});

it('shows long legends in pages', async () => {
  const { actor } = show(...Array.from({ length: 120 }, (_, n) => `host-${n}`));
  expect(screen.getAllByRole('listitem')).toHaveLength(50);
  await actor.click(await screen.findByRole('button', { name: 'Next series' }));
  expect(screen.getByText('51–100 of 120')).toBeVisible();
  expect(settings('host-99')).toBeVisible();
  await actor.click(screen.getByRole('button', { name: 'Next series' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(20);
});

it('shows patterns and dashes of series where colours are forced', async () => {
  forceColours();
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <ThemeProvider theme={themes.teint}>
        <Shown names={['web', 'mail', 'db']} onColour={() => {}} sample="line" />
      </ThemeProvider>
    </QueryClientProvider>,
  );
  const dashes = () =>
    [...container.querySelectorAll('svg path[stroke]')].map((path) =>
      path.getAttribute('stroke-dasharray'),
    );
  await expect.poll(dashes).toEqual([null, '9,9', '3,3']);
  // A hidden series is struck out instead, and the others keep theirs.
  await userEvent.click(toggle('web'));
  expect(dashes()).toEqual(['9,9', '3,3']);
  // Its frame is as wide, so that the second click of a double click does not meet its name.
  const widths = [...container.querySelectorAll('li svg')].map((one) => one.getAttribute('width'));
  expect(widths).toEqual(['30', '30', '30']);
});
