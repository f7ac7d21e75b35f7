import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { answerInstead, backend, requests, requestsTo, seedBackend } from '@test/backend/backend';
import { renderPagesOf } from '@test/rendering/render-page';
import { settled } from '@test/rendering/settled';
import { routes as systemRoutes } from '@/features/system/routes';

const renderAt = renderPagesOf(systemRoutes);

const part = async (name: string) => within(await screen.findByRole('region', { name }));

it('shows the levels and the newest lines, and changes a level', async () => {
  const { actor } = await renderAt('/system/logging');
  expect(
    await (await part('Subsystems')).findByRole('combobox', { name: 'Level of Storage' }),
  ).toHaveValue('info');
  await actor.selectOptions(screen.getByRole('combobox', { name: 'Level of Storage' }), 'debug');
  expect((await screen.findAllByText('The level of Storage was changed.'))[0]).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Level of logger indices' })).toHaveValue('debug'),
  );
  await actor.selectOptions(
    screen.getByRole('combobox', { name: 'Level of logger indices' }),
    'error',
  );
  await waitFor(() =>
    expect(requestsTo('/cluster/system/loggers/indices/level/error')).toHaveLength(1),
  );
  expect(new URL(requestsTo('/system/loggers/messages/recent')[0]?.url ?? '').search).toBe(
    '?limit=1000',
  );
});

it('stays at a level while it is stored, so that the keyboard can go on', async () => {
  const { actor } = await renderAt('/system/logging');
  const level = await (
    await part('Subsystems')
  ).findByRole('combobox', { name: 'Level of Storage' });
  await actor.selectOptions(level, 'warn');
  expect(level).toBeEnabled();
  await actor.selectOptions(level, 'error');
  await waitFor(() =>
    expect(
      requests().filter((request) => /^PUT .*\/subsystems\/indexer\/level/.test(request)),
    ).toEqual([expect.stringMatching(/warn$/), expect.stringMatching(/error$/)]),
  );
  await waitFor(() => expect(level).toHaveValue('error'));
});

it('starts the next press at the level of the one before, however soon it comes', async () => {
  await renderAt('/system/logging');
  const level = await (
    await part('Subsystems')
  ).findByRole('combobox', { name: 'Level of Storage' });
  fireEvent.change(level, { target: { value: 'debug' } });
  expect(level).toHaveValue('debug');
  await settled();
  expect(level).toHaveValue('debug');
});

it('shows the newest entry first, in the user’s zone, with its stack trace in order', async () => {
  await seedBackend({
    seed: { users: [{ username: 'ada', roles: ['Admin'], timezone: 'Europe/Berlin' }] },
  });
  answerInstead(
    http.get('*/api/system/loggers/messages/recent', () =>
      HttpResponse.text(
        [
          '2026-11-21T13:00:00.000Z INFO  [node] The node has started.',
          '2026-11-21T13:35:49.981Z WARN  [api] GET /streams: TypeError: a is null',
          ...Array.from({ length: 6 }, (_, line) => `    at step${line} (streams.js:${line}:1)`),
          '',
        ].join('\n'),
      ),
    ),
  );
  const { actor } = await renderAt('/system/logging', { user: 'ada' });
  const log = await part('Recent log');
  const list = within(await log.findByRole('list', { name: 'Recent log lines' }));
  const [newest, oldest] = list.getAllByRole('listitem');
  expect(newest).toHaveTextContent('2026-11-21 14:35:49');
  expect(newest).toHaveTextContent('TypeError: a is null at step0');
  expect(newest).not.toHaveTextContent('step5');
  expect(oldest).toHaveTextContent('The node has started.');
  await actor.click(list.getByRole('button', { name: 'Show all 7 lines' }));
  expect(newest).toHaveTextContent('at step4 (streams.js:4:1) at step5 (streams.js:5:1)');
  await actor.selectOptions(log.getByRole('combobox', { name: 'Minimum level' }), 'warn');
  expect(log.getAllByRole('listitem')).toHaveLength(1);
  await actor.selectOptions(log.getByRole('combobox', { name: 'Minimum level' }), 'error');
  expect(log.getByText('No entries at this level.')).toBeVisible();
});

it('finds loggers, and says what was refused', async () => {
  const refused = {
    call_executed: true,
    server_error_message: null,
    response: { success: false, code: 500, entity: null, error_text: 'The node says no.' },
  };
  (await backend()).fail('PUT', '/cluster/system/loggers/:logger/level/:level', 200, {
    body: { one: refused },
  });
  const { actor } = await renderAt('/system/logging');
  const loggers = await part('Loggers of all nodes');
  await actor.type(await loggers.findByRole('searchbox'), 'stor');
  await waitFor(() =>
    expect(loggers.getAllByRole('combobox', { name: /^Level of logger/ })).toHaveLength(1),
  );
  await actor.selectOptions(
    loggers.getByRole('combobox', { name: 'Level of logger storage' }),
    'trace',
  );
  expect(await loggers.findByText('The node says no.')).toBeVisible();
});

it('names nodes that are silent, and shows levels as text where they may not be changed', async () => {
  const { fail } = await seedBackend({
    seed: {
      users: [
        { username: 'rea', roles: [], permissions: ['loggers:read', 'loggers:readsubsystem'] },
      ],
    },
  });
  fail('GET', '/cluster/system/loggers/subsystems', 200, {
    times: Infinity,
    body: {
      one: {
        subsystems: {
          indexer: {
            title: 'Storage',
            description: 'Where it lies.',
            categories: ['storage'],
            level: 'warn',
            level_syslog: 300,
          },
        },
      },
      two: null,
    },
  });
  await renderAt('/system/logging', { user: 'rea' });
  const subsystems = await part('Subsystems');
  expect(await subsystems.findByText('Warning')).toBeVisible();
  expect(subsystems.queryByRole('combobox')).toBeNull();
  expect(subsystems.getByText('A node did not respond. Its data is missing here.')).toBeVisible();
  expect(screen.getByText('You do not have permission to view: Recent log.')).toBeVisible();
});

it('sets the level of a logger that is not listed', async () => {
  const { actor } = await renderAt('/system/logging');
  const form = within(await screen.findByRole('group', { name: 'Set level' }));
  await actor.click(form.getByRole('button', { name: 'Set level' }));
  expect(await form.findByText('Field is required.')).toBeVisible();
  await actor.type(form.getByRole('textbox'), ' org.example.Mail ');
  await actor.selectOptions(form.getByRole('combobox', { name: 'New level' }), 'trace');
  await actor.click(form.getByRole('button', { name: 'Set level' }));
  expect(
    await screen.findByRole('combobox', { name: 'Level of logger org.example.Mail' }),
  ).toHaveValue('trace');
  const next = within(await screen.findByRole('group', { name: 'Set level' }));
  expect(next.getByRole('textbox')).toHaveValue('');
  expect(next.getByRole('button', { name: 'Set level' })).toHaveFocus();
  await actor.tab();
  await settled();
  expect(next.queryByText('Field is required.')).toBeNull();
});

it('has the level of the log and the search for loggers in the address', async () => {
  const { actor, router } = await renderAt('/system/logging?level=error&logger=stor');
  const loggers = await part('Loggers of all nodes');
  expect(await loggers.findAllByRole('combobox', { name: /^Level of logger/ })).toHaveLength(1);
  const level = await screen.findByRole('combobox', { name: 'Minimum level' });
  expect(level).toHaveValue('error');
  expect(await screen.findByText('No entries at this level.')).toBeVisible();
  await actor.selectOptions(level, 'All levels');
  expect(router.state.location.search).toBe('?logger=stor');
  await actor.clear(loggers.getByRole('searchbox'));
  expect(router.state.location.search).toBe('');
});
