import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { readForm } from '@/domain/search/aggregation/form-codec';
import { newAggregation } from '@/domain/search/widgets/new-widgets';
import { loadTexts } from '@/shared/texts/load-texts';
import { renderPart } from '@test/rendering/render-part';
import { settled } from '@test/rendering/settled';
import { editedFields, EditorContext } from './editor-context';
import { FieldSelect } from './FieldSelect';

beforeAll(() => loadTexts(['editor', 'controls']));

const context = {
  fields: editedFields([
    {
      name: 'took_ms',
      type: { type: 'long', properties: ['numeric', 'enumerable'], index_names: [] },
    },
    { name: 'source', type: { type: 'string', properties: ['enumerable'], index_names: [] } },
  ]),
  form: readForm(newAggregation('w').config, () => 'key'),
  step: () => undefined,
  problems: {},
  added: undefined,
  functions: [],
  wasGroupedBy: () => false,
  scope: { range: { type: 'relative' as const, from: 300 }, streams: [] },
  valuesOf: () => undefined,
  cardinality: () => {
    throw new Error('A field is chosen without a search');
  },
};

function draw(value: string, numericOnly: boolean) {
  const chosen: string[] = [];
  const { actor } = renderPart(
    <EditorContext value={context}>
      <FieldSelect
        label="Field"
        error={undefined}
        value={value}
        onChange={(field) => chosen.push(field)}
        numericOnly={numericOnly}
      />
    </EditorContext>,
  );
  return { actor, chosen, box: screen.getByRole('combobox', { name: 'Field' }) };
}

test('a metric of numbers takes no field that is known to be a text', async () => {
  const { actor, chosen, box } = draw('', true);
  await actor.type(box, 'source{Enter}');
  await settled();
  expect(chosen).toEqual([]);
  await actor.clear(box);
  await actor.type(box, 'unknown_yet{Enter}');
  expect(chosen).toEqual(['unknown_yet']);
});

test('says that no searched stream has the field', () => {
  const { box } = draw('nosuchfield', false);
  expect(box).toHaveAccessibleDescription('The searched streams have no field with this name.');
});

test('has nothing to say about a field that exists', () => {
  expect(draw('source', false).box).not.toHaveAccessibleDescription();
});
