import { screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, onTestFinished, vi } from 'vitest';
// Before the console, as in main.tsx.
import './register';
import { pluginPath, registerPlugin } from '@/shared/plugins/registry';
import { showEverything } from '@test/rendering/in-sight';
import { layOutTables } from '@test/rendering/laid-out';
import { renderAt } from '@test/rendering/render';
import { renderPart } from '@test/rendering/render-part';
import { storedDashboard } from '@test/samples/stored-dashboard';
import { loadTexts } from '@/shared/texts/load-texts';
import { lazyComponent } from '@/ui/lazy/lazy-component';
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

const SEVERITY = 'org.graylog2.decorators.SyslogSeverityMapperDecorator';

async function listed(type: string, onUpdate = vi.fn(async () => {})) {
  await loadTexts(['decorators', 'forms']);
  const { actor } = renderPart(
    <Suspense fallback={<p>The list is gone.</p>}>
      <DecoratorList
        draftKey="test"
        decorators={[{ id: '1', type, config: { source_field: 'level' }, order: 0, stream: null }]}
        types={{
          [type]: {
            type,
            name: 'Severity',
            human_name: 'Severity',
            link_to_docs: '',
            requested_configuration: {},
          },
        }}
        onUpdate={onUpdate}
      />
    </Suspense>,
  );
  const edit = async () => {
    await actor.click(await screen.findByRole('button', { name: /Severity/ }));
    await actor.click(await screen.findByRole('menuitem', { name: /Edit/ }));
  };
  return { actor, edit, onUpdate };
}

it('adds a form for the decorators of a type', async () => {
  const { actor, edit, onUpdate } = await listed(SEVERITY);
  await edit();
  await actor.type(await screen.findByRole('textbox', { name: 'Field with the severity' }), '2');
  await actor.click(screen.getByRole('button', { name: 'Save' }));
  expect(onUpdate).toHaveBeenCalledWith({
    id: '1',
    config: { source_field: 'level2', target_field: 'level2_name' },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('says in the form why it was not saved', async () => {
  const { actor, edit } = await listed(
    SEVERITY,
    vi.fn(async () => Promise.reject(new Error('No space left.'))),
  );
  await edit();
  await actor.click(await screen.findByRole('button', { name: 'Save' }));
  const form = within(screen.getByRole('dialog'));
  expect(await form.findByRole('alert')).toHaveTextContent('No space left.');
});

it('keeps the list below a form that is still loading', async () => {
  const type = 'com.example.Slow';
  const Form = lazyComponent(() => new Promise<never>(() => {}));
  onTestFinished(registerPlugin({ name: 'slow', decoratorForms: [{ type, Form }] }));
  const { edit } = await listed(type);
  await edit();
  expect(await screen.findByText('Loading...')).toBeInTheDocument();
  expect(screen.queryByText('The list is gone.')).toBeNull();
});
