import { z } from 'zod';
import { mapped, orDefault } from '../http/body-mapping';

const config = z.record(z.string(), z.unknown());

/** A decorator in searches and requests, completed as it is returned. */
export const decoratorSchema = mapped({
  id: z
    .string()
    .nullish()
    .transform((id) => id ?? null),
  type: z.string(),
  config,
  stream: z
    .string()
    .nullish()
    .transform((stream) => stream ?? null),
  order: orDefault(z.int(), () => 0),
});

export type SentDecorator = z.output<typeof decoratorSchema>;
