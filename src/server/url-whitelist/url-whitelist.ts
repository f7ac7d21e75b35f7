import { z } from 'zod';
import type { ConfigDocument } from '@/contract/cluster-config';
import type { UrlWhitelist } from '@/contract/url-whitelist';
import { readBody } from '../http/body-mapping';
import { refuseBrokenExpression } from '../http/broken-expression';
import { Problem } from '../http/problem';
import { linearPattern } from '@/domain/patterns/linear-pattern';
import type { Documents } from '../storage/documents';

/** The class name of the stored configuration. */
export const URL_WHITELIST_CLASS = 'org.graylog2.system.urlwhitelist.UrlWhitelist';

/** Enabled, because users who may create inputs could otherwise make the node request any address. */
export const USUAL_WHITELIST: UrlWhitelist = { entries: [], disabled: false };

const whitelist = z.object({
  entries: z.array(
    z.object({
      id: z.string(),
      type: z.enum(['literal', 'regex']),
      title: z.string(),
      value: z.string(),
    }),
  ),
  disabled: z.boolean(),
});

/** @throws Problem 400 when the list or one of its expressions is invalid */
export function readWhitelist(body: unknown): UrlWhitelist {
  const read = readBody(whitelist, body);
  for (const { type, value } of read.entries) if (type === 'regex') refuseBrokenExpression(value);
  const unusable = read.entries.find(
    ({ type, value }) => type === 'regex' && !linearPattern(value),
  );
  if (unusable)
    throw new Problem(
      400,
      `Cannot create whitelist entry for invalid regular expression '${unusable.value}'.`,
    );
  return read;
}

/** The stored list, or the default. */
export const whitelistIn = (configs: Documents<ConfigDocument>): UrlWhitelist => {
  const stored = configs.get(URL_WHITELIST_CLASS);
  return stored === undefined ? USUAL_WHITELIST : readWhitelist(stored);
};
