import { z } from 'zod';
import type { ConfigDocument } from '@/contract/cluster-config';
import type { UrlWhitelist, WhitelistEntry } from '@/contract/url-whitelist';
import { readBody } from '../http/body-mapping';
import { Problem } from '../http/problem';
import { linearPattern } from '../patterns/linear-pattern';
import type { Documents } from '../storage/documents';

/** The class of settings it is stored as. */
export const URL_WHITELIST_CLASS = 'org.graylog2.system.urlwhitelist.UrlWhitelist';

/** Whoever may create inputs may have the node ask any address until the list is switched on. */
export const USUAL_WHITELIST: UrlWhitelist = { entries: [], disabled: true };

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

/** @throws Problem 400 when it is none, or an expression is broken. */
export function readWhitelist(body: unknown): UrlWhitelist {
  const read = readBody(whitelist, body);
  const broken = read.entries.find(({ type, value }) => type === 'regex' && !linearPattern(value));
  if (broken)
    throw new Problem(
      400,
      `Cannot create whitelist entry for invalid regular expression '${broken.value}'.`,
    );
  return read;
}

/** What was set, or the usual. */
export const whitelistIn = (configs: Documents<ConfigDocument>): UrlWhitelist => {
  const stored = configs.get(URL_WHITELIST_CLASS);
  return stored === undefined ? USUAL_WHITELIST : readWhitelist(stored);
};

export const isWhitelisted = ({ entries, disabled }: UrlWhitelist, url: string): boolean =>
  disabled || entries.some((entry) => allows(entry, url));

/** Addresses are compared as the web writes them: `http://host` is `http://host/`. */
const allows = ({ type, value }: WhitelistEntry, url: string) =>
  type === 'literal' ? written(value) === written(url) : (linearPattern(value)?.test(url) ?? false);

const written = (url: string) => (URL.canParse(url) ? new URL(url).href : url);
