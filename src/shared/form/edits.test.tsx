import { cleanup, screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/errors';
import { journal } from '@/shared/drafts/journal';
import { renderPart } from '@test/rendering/render-part';
import { propertyRuns } from '@test/environment/property-runs';
import { settled } from '@test/rendering/settled';
import { CheckboxField, SelectField, TextField } from './fields';
import { Form } from './Form';
import { FormActions } from './FormActions';
import { useDraftForm } from './use-draft-form';

/** What the server has; `rules` are unknown to the form. */
type Thing = { title: string; note: string; kind: string; on: boolean; rules: number };
type Values = Omit<Thing, 'rules'>;
const THING: Thing = { title: 'Mail', note: 'of all', kind: 'gelf', on: false, rules: 3 };
const toValues = ({ title, note, kind, on }: Thing): Values => ({ title, note, kind, on });

/** A server with one thing, which others change with `set`. */
function aServer(start: Thing = THING) {
  let thing: Thing | undefined = start;
  return {
    set: (changes: Partial<Thing> | undefined) => {
      thing = changes && { ...(thing ?? THING), ...changes };
    },
    thing: () => thing,
    read: vi.fn(async (): Promise<Thing> => {
      if (thing) return thing;
      const request = { method: 'GET', url: '/things/1' };
      throw new ApiError({ status: 404, message: 'No such thing.', request });
    }),
    save: vi.fn(async (saved: Thing) => {
      thing = saved;
    }),
  };
}

type PageProps = { server: ReturnType<typeof aServer>; loaded?: Thing; again?: boolean };

function Page({ server, loaded = THING, again = false }: PageProps) {
  const form = useDraftForm<Values, void, Thing>({
    key: 'test.edits',
    edits: {
      loaded,
      latest: server.read,
      toValues,
      hidden: { note: { label: 'Note' } },
      ...(again && { createAgain: async (values) => server.save({ ...loaded, ...values }) }),
    },
    validate: ({ title, note }) => (title === note ? { note: 'Same as the title.' } : {}),
    onSubmit: (values, { current }) => server.save({ ...current, ...values }),
  });
  return (
    <Form form={form} guard={false}>
      <TextField name="title" label="Title" required />
      {!form.values.on && <TextField name="note" label="Note" />}
      <SelectField
        name="kind"
        label="Kind"
        options={[
          { value: 'gelf', label: 'GELF' },
          { value: 'syslog', label: 'Syslog' },
          { value: 'beats', label: 'Beats' },
        ]}
      />
      <CheckboxField name="on" label="Switched on" />
      <FormActions submit="Save" />
    </Form>
  );
}

const field = (label: string) => screen.getByLabelText(label);
const conflict = (label: string) =>
  screen.findByRole('group', { name: `${label}: changed by someone else in the meantime` });

async function retype(actor: ReturnType<typeof renderPart>['actor'], label: string, text: string) {
  await actor.clear(field(label));
  await actor.type(field(label), text);
}
const save = (actor: ReturnType<typeof renderPart>['actor']) =>
  actor.click(screen.getByRole('button', { name: 'Save' }));

afterEach(() => journal.clear());

it('keeps what others saved meanwhile, also members that the form does not know', async () => {
  const server = aServer();
  const { actor } = renderPart(<Page server={server} />);
  await retype(actor, 'Title', 'Mine');
  server.set({ note: 'theirs', rules: 4 });
  await save(actor);
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(server.thing()).toEqual({ ...THING, title: 'Mine', note: 'theirs', rules: 4 });
  expect(field('Note')).toHaveValue('theirs');
  expect(journal.get('test.edits')).toBeUndefined();
});

it('says that the other version is from another tab, if this browser saved it', async () => {
  const server = aServer();
  const { actor } = renderPart(<Page server={server} />);
  await retype(actor, 'Title', ' From the other tab');
  await save(actor);
  expect(await screen.findByText('Saved')).toBeVisible();
  cleanup();
  // This tab was opened before, and a server trims what it saves.
  server.set({ title: 'From the other tab', note: 'theirs' });
  const first = renderPart(<Page server={server} />);
  await retype(first.actor, 'Title', 'Mine');
  await save(first.actor);
  const asked = await screen.findByRole('group', {
    name: 'Title: changed in another tab in the meantime',
  });
  expect(asked).toHaveAccessibleDescription('Yours Mine Saved in the other tab From the other tab');
  expect(within(asked).getByText('You changed this in another tab in the meantime')).toBeVisible();
  await retype(first.actor, 'Note', 'mine, too');
  server.set({ note: 'of someone' });
  await save(first.actor);
  expect(await screen.findByText('Someone else also changed 2 fields')).toBeVisible();
  expect(await conflict('Note')).toBeVisible();
});

it('asks at the field that both changed, focuses it, and saves after the decision', async () => {
  const server = aServer();
  const { actor } = renderPart(<Page server={server} />);
  await actor.selectOptions(field('Kind'), 'Syslog');
  server.set({ kind: 'beats', note: 'theirs' });
  await save(actor);
  const asked = await conflict('Kind');
  await waitFor(() => expect(asked).toHaveFocus());
  expect(asked).toHaveAccessibleDescription('Yours Syslog Saved by someone else Beats');
  expect(server.save).not.toHaveBeenCalled();
  // The form cannot be saved before the decision.
  await save(actor);
  await settled();
  expect(server.save).not.toHaveBeenCalled();
  await actor.click(within(await conflict('Kind')).getByRole('button', { name: 'Keep yours' }));
  expect(field('Kind')).toHaveValue('syslog');
  await waitFor(() => expect(screen.queryByRole('group')).toBeNull());
  // A third change of the same field is asked about again.
  server.set({ kind: 'gelf', title: 'Third' });
  await save(actor);
  await actor.click(within(await conflict('Kind')).getByRole('button', { name: 'Use theirs' }));
  expect(field('Kind')).toHaveValue('gelf');
  await save(actor);
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(server.thing()).toEqual({ ...THING, title: 'Third', note: 'theirs' });
});

it('lists several conflicts, and decides those of hidden fields above the form', async () => {
  const server = aServer();
  const { actor } = renderPart(<Page server={server} />);
  await retype(actor, 'Title', 'Mine');
  await retype(actor, 'Note', 'my note');
  await actor.click(field('Switched on'));
  server.set({ title: 'Theirs', note: '' });
  await save(actor);
  expect(await screen.findByText('Someone else also changed 2 fields')).toBeVisible();
  const asked = await conflict('Note');
  expect(asked).toHaveAccessibleDescription('Yours my note Saved by someone else (empty)');
  expect(
    screen.getByText('Someone else also changed 2 fields').closest('[tabindex]'),
  ).toHaveFocus();
  await actor.click(within(asked).getByRole('button', { name: 'Use theirs' }));
  await actor.click(within(await conflict('Title')).getByRole('button', { name: 'Keep yours' }));
  await waitFor(() => expect(screen.queryByText(/Someone else also/)).toBeNull());
  await save(actor);
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(server.thing()).toEqual({ ...THING, title: 'Mine', note: '', on: true });
});

it('validates what the changes of both result in', async () => {
  const server = aServer();
  const { actor } = renderPart(<Page server={server} />);
  await retype(actor, 'Title', 'Both');
  server.set({ note: 'Both' });
  await save(actor);
  await waitFor(() => expect(field('Note')).toHaveFocus());
  expect(field('Note')).toHaveAccessibleDescription('Same as the title.');
  expect(field('Note')).toHaveValue('Both');
  expect(server.save).not.toHaveBeenCalled();
});

it('asks about a restored draft whose field was changed since', async () => {
  const server = aServer();
  const first = renderPart(<Page server={server} />);
  await retype(first.actor, 'Title', 'Mine');
  first.unmount();
  server.set({ title: 'Theirs', note: 'theirs' });
  const { actor } = renderPart(<Page server={server} loaded={await server.read()} />);
  expect(field('Title')).toHaveValue('Mine');
  expect(field('Note')).toHaveValue('theirs');
  expect(await conflict('Title')).toBeVisible();
  await save(actor);
  await settled();
  expect(server.save).not.toHaveBeenCalled();
  // Undecided conflicts survive a reload, too.
  expect(journal.get('test.edits')).toEqual({
    changed: { title: 'Mine' },
    base: { title: 'Mail' },
  });
  await actor.click(screen.getByRole('button', { name: 'Use theirs' }));
  expect(field('Title')).toHaveValue('Theirs');
  await waitFor(() => expect(journal.get('test.edits')).toBeUndefined());
});

it('restores a discarded draft without losing the question', async () => {
  const server = aServer();
  const { actor } = renderPart(<Page server={server} />);
  await retype(actor, 'Title', 'Mine');
  server.set({ title: 'Theirs' });
  await save(actor);
  await conflict('Title');
  await actor.click(screen.getByRole('button', { name: 'Discard draft' }));
  await waitFor(() => expect(field('Title')).toHaveValue('Theirs'));
  expect(screen.queryByRole('group')).toBeNull();
  await actor.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(field('Title')).toHaveValue('Mine'));
  expect(await conflict('Title')).toBeVisible();
});

it('does not take its own change for that of someone else if the answer was lost', async () => {
  const server = aServer();
  const { actor } = renderPart(<Page server={server} />);
  server.save.mockImplementationOnce(async (saved) => {
    server.set(saved);
    throw new Error('The answer was lost.');
  });
  await retype(actor, 'Title', 'First');
  await save(actor);
  expect(await screen.findByText('The answer was lost.')).toBeVisible();
  await retype(actor, 'Title', 'Second');
  server.set({ note: 'theirs' });
  await save(actor);
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(server.thing()).toEqual({ ...THING, title: 'Second', note: 'theirs' });
});

it('says that someone deleted it, keeps the draft and creates it again on request', async () => {
  const server = aServer();
  const { actor } = renderPart(<Page server={server} again />);
  await retype(actor, 'Title', 'Mine');
  server.set(undefined);
  await save(actor);
  expect(await screen.findByText('Deleted in the meantime')).toBeVisible();
  expect(screen.getByText(/kept as a draft/)).toBeVisible();
  expect(server.save).not.toHaveBeenCalled();
  expect(journal.get('test.edits')).toBeDefined();
  await actor.click(screen.getByRole('button', { name: 'Create again' }));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(server.thing()).toEqual({ ...THING, title: 'Mine' });
  expect(screen.queryByText('Deleted in the meantime')).toBeNull();
});

it('never loses a change of either of two random editors', async () => {
  const one = fc.record(
    {
      title: fc.constantFrom('A', 'B'),
      note: fc.constantFrom('C', 'D'),
      kind: fc.constantFrom('syslog', 'beats'),
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(one, one, fc.boolean(), async (mine, theirs, keepMine) => {
      const server = aServer();
      const { actor, unmount } = renderPart(<Page server={server} />);
      if (mine.title) await retype(actor, 'Title', mine.title);
      if (mine.note) await retype(actor, 'Note', mine.note);
      if (mine.kind) await actor.selectOptions(field('Kind'), mine.kind);
      server.set({ ...theirs, rules: 9 });
      await save(actor);
      const names = (['title', 'note', 'kind'] as const).filter(
        (name) => mine[name] && theirs[name] && mine[name] !== theirs[name],
      );
      for (const _ of names) {
        const [choice] = await screen.findAllByRole('group');
        if (choice)
          await actor.click(
            within(choice).getByRole('button', { name: keepMine ? 'Keep yours' : 'Use theirs' }),
          );
      }
      if (names.length > 0) await save(actor);
      await screen.findByText('Saved');
      expect(server.thing()).toEqual({
        ...THING,
        rules: 9,
        ...(keepMine ? { ...theirs, ...mine } : { ...mine, ...theirs }),
      });
      unmount();
      await journal.clear();
      // The next editors use other browsers.
      localStorage.clear();
    }),
    { numRuns: propertyRuns(12) },
  );
});
