import type { Reference, Thing, ThingKind } from './reference';

type PipelineAnswer = {
  id: string;
  title: string;
  stages: readonly { rules: readonly string[] }[];
};
type RuleAnswer = { id: string; title: string; source: string };
type Connection = { stream_id: string; pipeline_ids: readonly string[] };
type DecoratorAnswer = {
  id: string;
  type: string;
  stream: string | null;
  config: Readonly<Record<string, unknown>>;
};

/** The rules that their stages run. */
export const pipelineReferences = (pipelines: readonly PipelineAnswer[]): Reference[] =>
  pipelines.flatMap(({ id, title, stages }) =>
    stages
      .flatMap(({ rules }) => rules)
      .map((name) => ({
        from: { kind: 'pipeline', id, title },
        to: { kind: 'rule', name },
        relation: 'calls',
      })),
  );

/** The streams whose messages pipelines process. */
export function connectionReferences(
  connections: readonly Connection[],
  pipelines: readonly PipelineAnswer[],
): Reference[] {
  const titles = new Map(pipelines.map(({ id, title }) => [id, title]));
  return connections.flatMap(({ stream_id: stream, pipeline_ids: ids }) =>
    ids.map((id) => ({
      from: { kind: 'pipeline', id, title: titles.get(id) ?? id },
      to: { kind: 'stream', id: stream },
      relation: 'processes',
    })),
  );
}

/** `lookup("geo", …)` and `lookup_value(lookup_table: "geo", …)`. */
const LOOKUP = /\blookup(?:_\w+)?\s*\(\s*(?:lookup_table\s*:\s*)?"(?<table>(?:[^"\\]|\\.)*)"/g;
/** `route_to_stream(name: "Mail")` and `route_to_stream(id: "5f…")`. */
const ROUTE = /\b(?:route_to|remove_from)_stream\s*\((?<rest>[^)]*)\)/g;
/** `from_input(name: "Syslog")` and `from_input(id: "5f…")`. */
const FROM_INPUT = /\bfrom_input\s*\((?<rest>[^)]*)\)/g;
const NAMED = /\b(?<parameter>id|name)\s*:\s*"(?<value>(?:[^"\\]|\\.)*)"/;

/** The lookup tables, streams and inputs that the source of a rule names. */
export const ruleReferences = (rules: readonly RuleAnswer[]): Reference[] =>
  rules.flatMap(({ id, title, source }): Reference[] => {
    const from: Thing = { kind: 'rule', id, title };
    const code = withoutComments(source);
    return [
      ...[...code.matchAll(LOOKUP)].flatMap(({ groups }): Reference[] =>
        groups?.['table'] === undefined
          ? []
          : [{ from, to: { kind: 'lookup_table', name: groups['table'] }, relation: 'looksUp' }],
      ),
      ...[...code.matchAll(ROUTE)].flatMap(({ groups }) =>
        byParameter(from, groups?.['rest'], 'stream', 'sendsTo'),
      ),
      ...[...code.matchAll(FROM_INPUT)].flatMap(({ groups }) =>
        byParameter(from, groups?.['rest'], 'input', 'processes'),
      ),
    ];
  });

function byParameter(
  from: Thing,
  rest: string | undefined,
  kind: ThingKind,
  relation: Reference['relation'],
): Reference[] {
  const { parameter, value } = NAMED.exec(rest ?? '')?.groups ?? {};
  if (value === undefined) return [];
  return [named(from, parameter === 'id' ? { kind, id: value } : { kind, name: value }, relation)];
}

/** Texts in quotes may contain what looks like a comment. */
const withoutComments = (source: string) =>
  source.replace(
    /("(?:[^"\\]|\\[^])*")|\/\/[^\n]*|\/\*[^]*?\*\//g,
    (_, text?: string) => text ?? '',
  );

/** Decorators have no title: `titleOf` names their type. */
export const decoratorReferences = (
  decorators: readonly DecoratorAnswer[],
  titleOf: (type: string) => string,
): Reference[] =>
  decorators.flatMap(({ id, type, stream, config }): Reference[] => {
    const from: Thing = { kind: 'decorator', id, title: titleOf(type) };
    const { lookup_table_name: table, pipeline } = config;
    return [
      ...(stream === null ? [] : [named(from, { kind: 'stream', id: stream }, 'decorates')]),
      ...(typeof table === 'string' && table !== ''
        ? [named(from, { kind: 'lookup_table', name: table }, 'looksUp')]
        : []),
      ...(typeof pipeline === 'string' && pipeline !== ''
        ? [named(from, { kind: 'pipeline', id: pipeline }, 'calls')]
        : []),
    ];
  });

const named = (from: Thing, to: Reference['to'], relation: Reference['relation']): Reference => ({
  from,
  to,
  relation,
});
