import { afterEach, expect, it } from 'vitest';
import { seedBackend, signInAs } from '@test/backend/backend';
import { call } from '@/api/client';
import { listAvailableDecorators } from '@/contract/decorators';
import { listInputTypeInfos, type RequestedField } from '@/contract/inputs';
import { listIndexSets } from '@/contract/index-sets';
import { listOutputTypes } from '@/contract/outputs';
import { pageOfRoles } from '@/contract/roles';
import { listStreams } from '@/contract/streams';
import { readFields } from '@/shared/config-form/config-field';
import { knownFormText } from './known-form-texts';
import { switchLanguage } from './load-texts';
import { loadKnownTexts } from './server-text';

afterEach(() => switchLanguage('en'));

/** Names of regions, encodings and protocols are the same in every language. */
const NAMES = ['timezone', 'locale', 'charset_name', 'protocol'];
const textsOf = (fields: Readonly<Record<string, RequestedField>>) =>
  Object.entries(fields).flatMap(([name, { human_name: label, description, additional_info }]) => [
    label,
    description,
    ...(NAMES.includes(name)
      ? []
      : Object.values((additional_info['values'] ?? {}) as Readonly<Record<string, string>>)),
  ]);

it('knows every text of the forms of outputs, inputs and decorators', async () => {
  await seedBackend();
  await signInAs();
  const outputs = Object.values((await call(listOutputTypes, undefined)).types);
  const inputs = Object.values(await call(listInputTypeInfos, undefined));
  const decorators = Object.values(await call(listAvailableDecorators, undefined));
  expect(inputs.length).toBeGreaterThan(10);
  expect(decorators.length).toBeGreaterThan(2);
  const shown = [
    ...outputs.map(({ human_name: description }) => description),
    ...[...outputs, ...inputs, ...decorators].flatMap(({ requested_configuration: fields }) =>
      textsOf(fields),
    ),
  ];
  expect(shown.filter((text) => text !== '' && knownFormText(text) === undefined)).toEqual([]);
});

it('knows the description of every built-in role, stream and index set', async () => {
  await seedBackend();
  await signInAs();
  const { roles } = await call(pageOfRoles, { page: 1, per_page: 100 });
  const { streams } = await call(listStreams, undefined);
  const { index_sets: sets } = await call(listIndexSets, {});
  const shown = [...roles, ...streams, ...sets].map(({ description }) => description ?? '');
  expect(shown.length).toBeGreaterThan(17);
  expect(shown.filter((text) => knownFormText(text) === undefined)).toEqual([]);
});

it('names the fields of a form in the language of the interface', async () => {
  const host = { type: 'text', human_name: 'Destination host', description: 'By a plugin.' };
  expect(readFields({ host })).toMatchObject([{ label: 'Destination host' }]);
  await Promise.all([switchLanguage('de'), loadKnownTexts()]);
  expect(readFields({ host })).toMatchObject([{ label: 'Zielhost', description: 'By a plugin.' }]);
});
