/** The types at each JSON path of a response, and in how many objects a member was present. */
type Seen = { types: Set<string>; objects: number; holders: number };
export type Shape = ReadonlyMap<string, Seen>;

/**
 * Path to types, separated by `|`. A leading `!` marks a member that was present in every object.
 */
export type RecordedShape = Readonly<Record<string, string>>;

const OBJECT_ID = /^[0-9a-f]{24}$/;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Paths of objects whose keys are data. */
const MAPS = [
  /\.messages\[\]\.message$/,
  /\.highlight_ranges$/,
  /requested_configuration$/,
  /^\$\.(types|locales)$/,
  /^\$\.(tables|data_adapters|caches|permissions)$/,
  /^\$\.message\.fields$/,
  /^\$\.rules$/,
  /\.event\.fields$/,
  /\.titles\.widget$/,
  /\.(input|output|decoded)$/,
  /\.properties$/,
  /\.values\[\]\.config$/,
  /\.(static_fields|attributes|preferences|details|parameters|added_fields|changed_fields|removed_fields|query_metadata|positions|widget_mapping|validation_errors|errors|error_context)$/,
  /(relative|surrounding|auto_refresh)_timerange_options$/,
];
const isDataKey = (key: string) =>
  OBJECT_ID.test(key) ||
  UUID.test(key) ||
  /^grn:/.test(key) ||
  /^(org|com|jvm|java|console)\./.test(key) ||
  /^\d{4}-\d\d-\d\d/.test(key) ||
  /\[[A-Z]+\]$/.test(key) ||
  /^\d+$/.test(key);

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  if (typeof value !== 'string') return typeof value;
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(value)) return 'string:datetime';
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?[+-]\d{4}$/.test(value))
    return 'string:datetime+0000';
  if (OBJECT_ID.test(value)) return 'string:objectid';
  if (UUID.test(value)) return 'string:uuid';
  return /^grn::/.test(value) ? 'string:grn' : 'string';
}

/**
 * Describes the shape of a response. Objects whose keys are data in the recorded shape are maps.
 */
export function shapeOf(body: unknown, recorded: RecordedShape = {}): Shape {
  const paths = new Map<string, Seen>();
  const visit = (value: unknown, path: string) => {
    const seen = paths.get(path) ?? { types: new Set<string>(), objects: 0, holders: 0 };
    paths.set(path, seen);
    seen.types.add(typeOf(value));
    if (Array.isArray(value)) for (const element of value) visit(element, `${path}[]`);
    else if (typeof value === 'object' && value !== null) {
      seen.objects += 1;
      const members = Object.entries(value);
      const isMap =
        recorded[`${path}.{key}`] !== undefined ||
        members.some(([key]) => isDataKey(key)) ||
        MAPS.some((pattern) => pattern.test(path));
      const places = new Set<string>();
      for (const [key, member] of members) {
        const named = `${path}.${key}`;
        const place = isMap && recorded[named] === undefined ? `${path}.{key}` : named;
        places.add(place);
        visit(member, place);
      }
      for (const place of places) (paths.get(place) ?? seen).holders += 1;
    }
  };
  visit(body, '$');
  return paths;
}

const parentOf = (path: string) =>
  path.endsWith('[]') ? path.slice(0, -2) : path.slice(0, path.lastIndexOf('.'));
const withoutFormat = (type: string) =>
  type.replace(/^string:.*/, 'string').replace('integer', 'number');
const typesOf = (recorded: string) => recorded.replace(/^!/, '').split('|');

/** The differences between a response and all recorded ones of its kind, one line each. */
export function differencesFrom(recorded: RecordedShape, got: Shape): string[] {
  const missing = Object.entries(recorded)
    .filter(
      ([path, types]) =>
        types.startsWith('!') &&
        path !== '$' &&
        (got.get(parentOf(path))?.objects ?? 0) > (got.get(path)?.holders ?? 0),
    )
    .map(([path]) => `${path} is missing`);
  const other = [...got].flatMap(([path, { types }]) => {
    const known = recorded[path];
    if (known === undefined)
      return typesOf(recorded[parentOf(path)] ?? '').some(
        (type) => type === 'object' || type === 'array',
      )
        ? [`${path} was never seen`]
        : [];
    const allowed = typesOf(known);
    const strange = [...types].filter(
      (type) =>
        !allowed.includes(type) && !allowed.map(withoutFormat).includes(withoutFormat(type)),
    );
    if (strange.length > 0)
      return [`${path} is ${strange.join(', ')}, recorded ${allowed.join(', ')}`];
    const unformatted = [...types].filter(
      (type) => type.startsWith('string') && !allowed.includes(type) && !allowed.includes('string'),
    );
    return unformatted.length > 0
      ? [`${path} is ${unformatted.join(', ')}, recorded ${allowed.join(', ')}`]
      : [];
  });
  return [...missing, ...other];
}
