import ts from 'typescript';
import type { ApiSchema } from '@/contract/api-document';

/** Turns types of the contract into JSON schemas; named ones are collected in `named`. */
export function schemas(checker: ts.TypeChecker) {
  const named = new Map<string, ApiSchema>();
  const names = new Map<ts.Type, string>();

  const schemaOf = (type: ts.Type): ApiSchema => {
    const name = nameOf(type);
    if (name === undefined) return inlined(type);
    if (!named.has(name)) {
      // Before its members, which may refer to it.
      named.set(name, {});
      named.set(name, inlined(type));
    }
    return { $ref: `#/components/schemas/${name}` };
  };

  /** Object types with a name of their own; generic ones differ by their arguments. */
  const nameOf = (type: ts.Type): string | undefined => {
    const { aliasSymbol } = type;
    const known = names.get(type);
    if (known !== undefined) return known;
    if (!aliasSymbol || type.aliasTypeArguments || !isObject(type)) return undefined;
    let name = aliasSymbol.name;
    for (let n = 2; [...names.values()].includes(name); n += 1) name = `${aliasSymbol.name}${n}`;
    names.set(type, name);
    return name;
  };
  const isObject = (type: ts.Type) =>
    type.isUnion()
      ? type.types.some((one) => (one.flags & ts.TypeFlags.Object) !== 0)
      : (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;

  const inlined = (type: ts.Type): ApiSchema => {
    if (type.isUnion()) return unionOf(type.types);
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value };
    const [, simple] = SIMPLE.find(([flags]) => (type.flags & flags) !== 0) ?? [];
    if (simple) return simple(type, checker);
    if ((type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) === 0) return {};
    if (checker.isTupleType(type) || checker.isArrayType(type))
      return arrayOf(checker.getTypeArguments(type as ts.TypeReference), checker.isTupleType(type));
    return objectOf(type);
  };

  const arrayOf = (items: readonly ts.Type[], isTuple: boolean): ApiSchema =>
    isTuple
      ? { type: 'array', prefixItems: items.map(schemaOf), minItems: items.length }
      : { type: 'array', items: items[0] ? schemaOf(items[0]) : {} };

  const unionOf = (types: readonly ts.Type[]): ApiSchema => {
    const present = types.filter(({ flags }) => (flags & ABSENT) === 0);
    const literals = present.flatMap((one) => (one.isStringLiteral() ? [one.value] : []));
    const others = present.filter(
      (one) => !one.isStringLiteral() && (one.flags & ts.TypeFlags.BooleanLiteral) === 0,
    );
    const booleans = present.filter(({ flags }) => (flags & ts.TypeFlags.BooleanLiteral) !== 0);
    const parts = [
      ...(literals.length > 0 ? [{ type: 'string', enum: literals }] : []),
      ...(booleans.length > 1
        ? [{ type: 'boolean' }]
        : booleans.map((one) => ({ const: checker.typeToString(one) === 'true' }))),
      ...others.map(schemaOf),
    ];
    const [only = {}] = parts;
    return parts.length <= 1 ? only : { anyOf: parts };
  };

  const objectOf = (type: ts.Type): ApiSchema => {
    const members = checker.getPropertiesOfType(type);
    const index = checker.getIndexInfoOfType(type, ts.IndexKind.String);
    const required = members.filter((one) => !isOptional(one)).map((one) => one.name);
    return {
      type: 'object',
      ...(members.length > 0 && {
        properties: Object.fromEntries(members.map((one) => [one.name, propertyOf(one)])),
      }),
      ...(required.length > 0 && { required }),
      ...(index && { additionalProperties: schemaOf(index.type) }),
    };
  };

  const propertyOf = (symbol: ts.Symbol): ApiSchema => {
    const schema = schemaOf(checker.getTypeOfSymbol(symbol));
    const description = documentationOf(symbol, checker);
    return description === '' ? schema : { ...schema, description };
  };

  return { named, schemaOf, propertyOf };
}

const ABSENT = ts.TypeFlags.Undefined | ts.TypeFlags.Void | ts.TypeFlags.Never;

const SIMPLE: readonly (readonly [
  ts.TypeFlags,
  (type: ts.Type, checker: ts.TypeChecker) => ApiSchema,
])[] = [
  [ts.TypeFlags.Any | ts.TypeFlags.Unknown, () => ({})],
  [ts.TypeFlags.Null, () => ({ type: 'null' })],
  [ts.TypeFlags.NonPrimitive, () => ({ type: 'object' })],
  [
    ts.TypeFlags.BooleanLiteral,
    (type, checker) => ({ const: checker.typeToString(type) === 'true' }),
  ],
  [ts.TypeFlags.StringLike, () => ({ type: 'string' })],
  [ts.TypeFlags.NumberLike, () => ({ type: 'number' })],
  [ts.TypeFlags.BooleanLike, () => ({ type: 'boolean' })],
  [ts.TypeFlags.BigIntLike, () => ({ type: 'integer' })],
];

export const isOptional = (symbol: ts.Symbol) => (symbol.flags & ts.SymbolFlags.Optional) !== 0;

export const isAbsent = (type: ts.Type): boolean =>
  type.isUnion() ? type.types.every(isAbsent) : (type.flags & ABSENT) !== 0;

/** The comment above a declaration, in one line. */
export const documentationOf = (symbol: ts.Symbol, checker: ts.TypeChecker): string =>
  ts.displayPartsToString(symbol.getDocumentationComment(checker)).replaceAll(/\s+/g, ' ').trim();
