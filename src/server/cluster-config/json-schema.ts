/** Maps have durations as keys: `{ "PT5M": "5 minutes" }`. */
const DURATION = /^PT?\d/;

type Schema = {
  type: string;
  id?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  additional_properties?: Schema;
};

/** Derives the JSON schema of a class from its default, in Graylog's dialect. */
export const schemaOf = (className: string, usual: Readonly<Record<string, unknown>>): Schema => ({
  type: 'object',
  id: `urn:jsonschema:${className.replaceAll('.', ':')}`,
  properties: propertiesOf(usual),
});

const propertiesOf = (members: object) =>
  Object.fromEntries(Object.entries(members).map(([name, value]) => [name, typeSchema(value)]));

function typeSchema(value: unknown): Schema {
  if (Array.isArray(value))
    return { type: 'array', items: typeSchema(value.length > 0 ? value[0] : '') };
  if (typeof value === 'number') return { type: Number.isInteger(value) ? 'integer' : 'number' };
  if (typeof value !== 'object' || value === null)
    return { type: value === null ? 'string' : typeof value };
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => DURATION.test(key))
    ? { type: 'object', additional_properties: { type: 'string' } }
    : { type: 'object', properties: propertiesOf(value) };
}
