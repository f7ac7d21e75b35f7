import { z } from 'zod';
import * as api from '@/contract/grok';
import type { GrokPattern, GrokPatternDraft, ImportStrategy } from '@/contract/grok';
import { PERMISSIONS } from '@/contract/permissions';
import { jsonCapture } from '@/domain/processing/grok/captured-values';
import { GrokError } from '@/domain/processing/grok/grok';
import { expressionsOf, patternsOfFile } from '@/domain/processing/grok/pattern-file';
import { mapped, readBody, requiring } from '../http/body-mapping';
import type { Call } from '../http/call';
import { Problem } from '../http/problem';
import { serve } from '../http/serve';
import { collection, nothing } from '../resource/collection';
import type { Module } from '../resource/registry';
import { checkImport, checkName, checkPattern, compiled, refusal } from './grok-checks';
import { patternOf, type GrokStore } from './grok-store';

/** `now` in milliseconds since the epoch. */
export type GrokServices = { grok: GrokStore; now: () => number };

const nullOf = (type: string) => (missing: string[]) =>
  `Cannot construct instance of \`${type}\`, problem: Null ${missing[0]}`;

const draft = requiring(
  ['name', 'pattern'],
  nullOf('org.graylog2.grok.GrokPattern'),
  mapped({
    name: z.string(),
    pattern: z.string(),
    id: z.string().nullish(),
    _id: z.string().nullish(),
    content_pack: z.string().nullish(),
  }).transform(({ name, pattern }): GrokPatternDraft => ({ name, pattern })),
);
const imported = mapped({ patterns: z.array(draft) });
const tested = requiring(
  ['grok_pattern'],
  () =>
    nullOf('org.graylog2.rest.models.system.grokpattern.requests.GrokPatternTestRequest')([
      'grokPattern',
    ]),
  requiring(
    ['sampleData'],
    nullOf('org.graylog2.rest.models.system.grokpattern.requests.GrokPatternTestRequest'),
    z.object({ grok_pattern: draft, sampleData: z.string() }),
  ),
);

/** Patterns are managed by those who may change inputs. */
export const serveGrok: Module<GrokServices> = (registry, { grok, now }) => {
  const { inputs } = PERMISSIONS;
  const items = collection<GrokPattern>(registry, {
    permissions: { ...inputs, delete: inputs.edit },
    resource: 'GrokResource',
    all: grok.all,
    get: grok.get,
    save: grok.save,
    remove: grok.remove,
    missing: (id) => `Couldn't find Grok pattern with ID ${id}`,
    isReadable: () => true,
    pathOf: ({ id }) => `/system/grok/${id}`,
  });
  const whole = (pattern: GrokPattern) => pattern;
  const readers = { permission: inputs.read };

  items.list(api.listGrokPatterns, (patterns) => ({ patterns }), readers);
  items.flatPage(
    api.pageOfGrokPatterns,
    {
      fields: { id: 'OBJECT_ID', name: 'STRING' },
      sorts: ['id', 'name', 'pattern'],
      defaultSort: 'name',
    },
    ({ rows, query: _, ...page }) => ({
      ...page,
      patterns: rows,
      grand_total: grok.all().length,
    }),
    readers,
  );
  serve(registry, api.getGrokPattern, (call) => items.one(call, readers), readers);
  serve(registry, api.testGrokPattern, ({ body }) => testOf(readBody(tested, body), grok));
  serve(
    registry,
    api.createGrokPattern,
    async (call) => {
      if (typeof call.body === 'string') {
        await importAll(patternsOfFile(call.body), call);
        return new Response(null, { status: 202 });
      }
      const given = readBody(draft, call.body, 'GrokResource.createPattern.arg0');
      checkPattern(given, grok.all());
      checkName(given, grok);
      return items.add(call, patternOf(given, now()));
    },
    { permission: inputs.create },
  );
  serve(
    registry,
    api.importGrokPatterns,
    async (call) => {
      await importAll(readBody(imported, call.body).patterns, call);
      return null;
    },
    { permission: inputs.create },
  );
  items.update(api.updateGrokPattern, whole, {
    permission: inputs.edit,
    refuse: (id, former) =>
      former ? undefined : refusal(`Couldn't find Grok pattern with ID ${id}`),
    body: draft,
    change(former, given) {
      const changed = { ...former, ...given };
      checkPattern(
        changed,
        grok.all().filter(({ id }) => id !== former.id),
      );
      checkName(changed, grok, former.id);
      return changed;
    },
  });
  items.remove(api.deleteGrokPattern, nothing, { permission: inputs.edit });

  async function importAll(patterns: readonly GrokPatternDraft[], call: Call): Promise<void> {
    const strategy = strategyOf(call.query);
    checkImport(patterns, strategy, grok);
    if (patterns.length === 0) return;
    const saved = patterns.map((one) => ({
      ...(grok.byName(one.name) ?? patternOf(one, now())),
      ...one,
    }));
    await grok.saveAll(saved, strategy === 'DROP_ALL_EXISTING');
  }
};

/** Older clients say `replace` instead. */
function strategyOf(query: URLSearchParams): ImportStrategy {
  const given = query.get('import-strategy');
  if (given === null)
    return query.get('replace') === 'true' ? 'DROP_ALL_EXISTING' : 'ABORT_ON_CONFLICT';
  const strategy = api.IMPORT_STRATEGIES.find((one) => one === given);
  if (strategy === undefined) throw new Problem(404, 'HTTP 404 Not Found');
  return strategy;
}

function testOf(
  { grok_pattern: pattern, sampleData }: z.output<typeof tested>,
  grok: GrokStore,
): Record<string, unknown> {
  try {
    const found = compiled(pattern, expressionsOf([...grok.all(), pattern])).match(sampleData);
    return Object.fromEntries(
      [...(found ?? [])].map(([name, value]) => [name, jsonCapture(value)]),
    );
  } catch (error) {
    if (error instanceof GrokError)
      throw new Problem(400, error.message, { message: error.message });
    throw error;
  }
}
