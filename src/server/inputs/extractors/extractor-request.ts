import { z } from 'zod';
import {
  CONDITION_TYPES,
  CURSOR_STRATEGIES,
  type ExtractorSettings,
} from '@/domain/processing/extractors/extractor';
import type { ExtractorEnvironment } from '@/domain/processing/extractors/definition/environment';
import { isOfTheIndex } from '@/domain/processing/extractors/message/message-draft';
import { usableExtractor } from '@/domain/processing/extractors/usable-extractor';
import { camelCase, mapped, orDefault, readBody, requiring } from '@/server/http/body-mapping';
import { Problem } from '@/server/http/problem';

const CLASS = 'org.graylog2.rest.models.system.inputs.extractors.requests.CreateExtractorRequest';
const REQUIRED = [
  'title',
  'cursor_strategy',
  'source_field',
  'target_field',
  'extractor_type',
  'extractor_config',
  'converters',
  'condition_type',
  'condition_value',
];
const config = z.record(z.string(), z.unknown());
/** As in Graylog, upper case counts too. */
const oneOf = <const Names extends readonly [string, ...string[]]>(names: Names) =>
  z
    .string()
    .transform((text) => text.toLowerCase())
    .pipe(z.enum(names));

const extractorSchema = requiring(
  REQUIRED,
  ([first = '']) => `Cannot construct instance of \`${CLASS}\`, problem: Null ${camelCase(first)}`,
  mapped({
    converters: z.array(z.object({ type: z.string(), config })),
    extractor_type: z.string(),
    source_field: z.string(),
    title: z.string(),
    cursor_strategy: oneOf(CURSOR_STRATEGIES),
    extractor_config: config,
    order: orDefault(z.int(), () => 0),
    target_field: z.string(),
    condition_type: oneOf(CONDITION_TYPES),
    condition_value: z.string(),
  }),
);

const orderSchema = mapped({ order: z.record(z.string().regex(/^-?\d{1,9}$/), z.string()) });

/**
 * The extractor that a body describes, without converters that lack a part of their configuration.
 * @throws Problem 400 for a wrong body
 */
export function sentExtractor(
  body: unknown,
  id: string,
  environment: ExtractorEnvironment,
): ExtractorSettings {
  const { extractor_type, ...sent } = readBody(extractorSchema, body);
  if (isOfTheIndex(sent.target_field))
    throw new Problem(
      400,
      `You cannot apply an extractor on reserved field [${sent.target_field}].`,
    );
  const settings: ExtractorSettings = {
    ...sent,
    id,
    type: extractor_type.toLowerCase(),
    converters: sent.converters.map((one) => ({ ...one, type: one.type.toLowerCase() })),
  };
  const usable = refusing(() => usableExtractor(settings, environment));
  if (sent.title === '' || sent.source_field === '')
    throw new Problem(400, 'Extractor persist validation failed.');
  return usable;
}

/** The number of each extractor that is named. @throws Problem 400 for a wrong body */
export const sentOrder = (body: unknown): ReadonlyMap<string, number> =>
  new Map(
    Object.entries(readBody(orderSchema, body).order).map(([number, id]) => [id, Number(number)]),
  );

/** Whatever is wrong with an extractor is the mistake of the request. */
function refusing<Result>(check: () => Result): Result {
  try {
    return check();
  } catch (error) {
    throw new Problem(400, error instanceof Error ? error.message : String(error));
  }
}
