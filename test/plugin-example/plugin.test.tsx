import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
// Before the console, as in main.tsx.
import './register';
import { pluginPath } from '@/shared/plugins/registry';
import { showEverything } from '@test/in-sight';
import { layOutTables } from '@test/laid-out';
import { renderAt } from '@test/render';
import { renderPart } from '@test/render-part';
import { storedDashboard } from '@test/stored-dashboard';
import { loadTexts } from '@/shared/texts/load-texts';
import { DecoratorList } from '@/views/decorators/DecoratorList';
import { fileTypeOf, fileWriter, pluginFormats } from '@/views/export/file-writer';

layOutTables({ also: '[aria-label="Widgets of this page"]' });
showEverything();

it('adds pages and an entry in the navigation, without a change of the console', async () => {
  const { actor, router } = await renderAt('/streams');
  await actor.click((await screen.findAllByRole('link', { name: 'Runbooks' }))[0] ?? document.body);
  expect(await screen.findByRole('heading', { name: 'Runbooks' })).toBeVisible();
  await actor.click(screen.getByRole('link', { name: 'Disk full' }));
  expect(router.state.location.pathname).toBe('/example/runbooks/disk%20full');
  expect(await screen.findByRole('heading', { name: 'disk full' })).toBeVisible();
});

it('adds a widget type that users create', async () => {
  const id = await storedDashboard();
  const { actor } = await renderAt(`/dashboards/${id}`);
  await screen.findByText('payment refused');
  await actor.click(screen.getByRole('button', { name: 'Add widget' }));
  await actor.click(await screen.findByRole('menuitem', { name: 'Clock' }));
  expect(await screen.findByText('Time zone of the team: UTC')).toBeVisible();
});

it('reports routes that no plugin has', () => {
  expect(() => pluginPath('/nothing')).toThrow('Could not find plugin route /nothing');
});

it('adds a format of exported messages', () => {
  expect(pluginFormats().map(({ label }) => label)).toEqual(['Text, a row per line']);
  expect(fileTypeOf('x-txt')).toBe('text/plain');
  const writer = fileWriter({
    format: 'x-txt',
    limit: undefined,
    withoutFormulas: false,
    escapeMarks: false,
  });
  const chunk = '{"fields_in_order":["n"],"all_values_in_order":[[9007199254740993],[2]]}';
  const text = new TextDecoder();
  expect(text.decode(writer.take(new TextEncoder().encode(chunk)))).toBe(
    '- {"n":9007199254740993}\n- {"n":2}\n',
  );
  expect(writer.rows()).toBe(2);
});

it('adds a form for the decorators of a type', async () => {
  await loadTexts(['decorators', 'forms']);
  const type = 'org.graylog2.decorators.FormatStringDecorator';
  const onUpdate = vi.fn(async () => {});
  const { actor } = renderPart(
    <DecoratorList
      draftKey="test"
      decorators={[{ id: '1', type, config: { source_field: 'level' }, order: 0, stream: null }]}
      types={{
        [type]: {
          type,
          name: 'Format',
          human_name: 'Format',
          link_to_docs: '',
          requested_configuration: {},
        },
      }}
      onUpdate={onUpdate}
    />,
  );
  await actor.click(await screen.findByRole('button', { name: /Format/ }));
  await actor.click(await screen.findByRole('menuitem', { name: /Edit/ }));
  await actor.type(await screen.findByRole('textbox', { name: 'Field with the severity' }), '2');
  await actor.click(screen.getByRole('button', { name: 'Save' }));
  expect(onUpdate).toHaveBeenCalledWith({
    id: '1',
    config: { source_field: 'level2', target_field: 'level2_name' },
  });
});
