import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { RequestedField } from '@/contract/inputs';
import { ownValue } from '@/domain/exact';
import { inputRules } from '@test/inputs/input-rules';
import { propertyRuns } from '@test/environment/property-runs';
import { boundsOf, readFields, type ConfigField } from './config-field';
import {
  fromConfiguration,
  validateValue,
  toConfiguration,
  type ConfigValue,
  type ConfigValues,
} from './config-values';

const words = fc.string({ maxLength: 12 });
const numbers = fc.oneof(fc.integer({ min: -70_000, max: 70_000 }), fc.maxSafeInteger());
const optionMap = fc.dictionary(fc.string({ minLength: 1, maxLength: 6 }), words, {
  maxKeys: 4,
  noNullPrototype: true,
});

const definition: fc.Arbitrary<RequestedField> = fc
  .record({
    type: fc.constantFrom('text', 'number', 'boolean', 'dropdown', 'list'),
    human_name: words,
    description: words,
    default_value: fc.oneof(words, numbers, fc.boolean(), fc.constant(null), fc.array(words)),
    is_optional: fc.boolean(),
    encrypts: fc.boolean(),
    attributes: fc.subarray([
      'is_password',
      'is_sensitive',
      'textarea',
      'allow_create',
      'only_negative',
      'only_positive',
      'is_port_number',
    ]),
    values: optionMap,
    position: fc.integer({ min: 0, max: 3 }),
  })
  .map(({ encrypts, values, ...rest }) => ({
    ...rest,
    type: rest.type as RequestedField['type'],
    is_encrypted: encrypts && rest.type === 'text',
    additional_info: { values },
  }));
const definitions = fc.dictionary(fc.string({ minLength: 1, maxLength: 8 }), definition, {
  maxKeys: 6,
  noNullPrototype: true,
});

/** What somebody may leave in a field, right or wrong. */
const someValue = (field: ConfigField): fc.Arbitrary<ConfigValue> => {
  if (field.isEncrypted)
    return fc.oneof(
      fc.constant({ change: 'delete' as const, isSet: true }),
      fc
        .tuple(words, fc.boolean())
        .map(([value, isSet]) => ({ change: 'set' as const, value, isSet })),
      fc.boolean().map((isSet) => ({ change: 'keep' as const, isSet })),
    );
  switch (field.type) {
    case 'number':
      return fc.option(numbers, { nil: undefined });
    case 'boolean':
      return fc.boolean();
    case 'list':
      return fc.array(words, { maxLength: 3 });
    default:
      return words;
  }
};
const edited = definitions.chain((requested) => {
  const fields = readFields(requested);
  return fc
    .record(Object.fromEntries(fields.map((field) => [field.key, someValue(field)])))
    .map((values) => ({ requested, fields, values: values as ConfigValues }));
});
const isSafeName = (name: string) => name !== '__proto__';

it('shows every field once, by position and mandatory ones first', () => {
  fc.assert(
    fc.property(definitions, (requested) => {
      const fields = readFields(requested);
      expect(new Set(fields.map(({ key }) => key)).size).toBe(Object.keys(requested).length);
      for (const [index, field] of fields.entries()) {
        const next = fields[index + 1];
        if (!next) continue;
        expect(field.position).toBeLessThanOrEqual(next.position);
        if (field.position === next.position)
          expect(Number(field.required)).toBeGreaterThanOrEqual(Number(next.required));
      }
    }),
    { numRuns: propertyRuns(200) },
  );
});

it('submits nothing that the node refuses, and all that it does not', async () => {
  await fc.assert(
    fc.asyncProperty(edited, async ({ requested, fields, values }) => {
      fc.pre(Object.keys(requested).every(isSafeName));
      const rules = await inputRules(requested);
      const before = rules.store(
        Object.fromEntries(
          fields.filter(({ isEncrypted }) => isEncrypted).map(({ name }) => [name, 'old secret']),
        ),
      );
      const kept = Object.fromEntries(
        Object.entries(before).filter(([name]) =>
          fields.some((field) => field.name === name && isKept(values[field.key])),
        ),
      );
      const stored = rules.store(toConfiguration(fields, values), kept);
      const problems = fields.filter(
        (field) => validateValue(field, values[field.key]) !== undefined,
      );
      if (problems.length === 0) expect(rules.missing(stored)).toBeUndefined();
      const missing = rules.missing(stored);
      if (missing !== undefined) expect(problems.map(({ name }) => name)).toContain(missing);

      const opened = rules.open(stored);
      for (const field of fields) {
        const value = values[field.key];
        const shown = ownValue(opened, field.name);
        if (field.isEncrypted) expect(shown).toBe(secretAfter(value));
        else expect(shown).toEqual(value === undefined ? null : value);
      }
    }),
    { numRuns: propertyRuns(300) },
  );
});

it('lets pass numbers within their bounds only', () => {
  fc.assert(
    fc.property(
      fc.subarray(['only_negative', 'only_positive', 'is_port_number']),
      fc.maxSafeInteger(),
      (attributes, value) => {
        const [field] = readFields({ n: { type: 'number', is_optional: true, attributes } });
        if (!field) throw new Error('There is one field.');
        const { min, max } = boundsOf(field);
        expect(validateValue(field, value) === undefined).toBe(value >= min && value <= max);
      },
    ),
    { numRuns: propertyRuns(300) },
  );
});

it('sends back unchanged what it was given', () => {
  fc.assert(
    fc.property(definitions, (requested) => {
      fc.pre(Object.keys(requested).every(isSafeName));
      const fields = readFields(requested);
      const sent = toConfiguration(fields, fromConfiguration(fields));
      const shown = Object.fromEntries(
        fields.map(({ name, isEncrypted }) => [name, isEncrypted ? { is_set: true } : sent[name]]),
      );
      const again = toConfiguration(fields, fromConfiguration(fields, shown));
      for (const { name, isEncrypted } of fields)
        expect(again[name]).toEqual(isEncrypted ? { is_set: true, keep_value: true } : sent[name]);
    }),
    { numRuns: propertyRuns(200) },
  );
});

function isKept(value: ConfigValue): boolean {
  return typeof value === 'object' && 'change' in value && value.change === 'keep' && value.isSet;
}

function secretAfter(value: ConfigValue): string | undefined {
  if (typeof value !== 'object' || !('change' in value)) return undefined;
  return value.change === 'set' ? value.value : isKept(value) ? 'old secret' : undefined;
}
