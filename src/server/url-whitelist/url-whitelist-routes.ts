import { z } from 'zod';
import type { ConfigDocument } from '@/contract/cluster-config';
import { PERMISSIONS } from '@/contract/permissions';
import {
  checkUrl,
  generateUrlRegex,
  getUrlWhitelist,
  putUrlWhitelist,
} from '@/contract/url-whitelist';
import { mapped, notEmpty, readBody } from '../http/body-mapping';
import { isListed } from '../outgoing/allow-list';
import { serve, type RouteTable } from '../http/serve';
import type { Documents } from '../storage/documents';
import { readWhitelist, URL_WHITELIST_CLASS, whitelistIn } from './url-whitelist';

const checkSchema = z.object({ url: notEmpty });
const regexSchema = mapped({ url_template: notEmpty, placeholder: z.unknown().optional() });

export function serveUrlWhitelist(
  table: RouteTable,
  { configs }: { configs: Documents<ConfigDocument> },
): void {
  const current = () => whitelistIn(configs);

  serve(table, getUrlWhitelist, current, { permission: PERMISSIONS.urlwhitelist.read });
  serve(
    table,
    putUrlWhitelist,
    async ({ body }) => {
      await configs.put(URL_WHITELIST_CLASS, readWhitelist(body));
      return null;
    },
    { permission: PERMISSIONS.urlwhitelist.write },
  );
  serve(table, checkUrl, ({ body }) => {
    const { url } = readBody(checkSchema, body, 'UrlWhitelistResource.check.arg0');
    return { url, is_whitelisted: isListed(current(), url) };
  });
  serve(table, generateUrlRegex, ({ body }) => {
    const { url_template: template, placeholder } = readBody(
      regexSchema,
      body,
      'UrlWhitelistResource.generateRegex.arg0',
    );
    const parts =
      typeof placeholder === 'string' && placeholder !== ''
        ? template.split(placeholder)
        : [template];
    return { regex: `^${parts.map(quoted).join('.*?')}$` };
  });
}

/** Quotes like Java's `Pattern.quote`; the text must not contain the end of the quotation. */
const quoted = (text: string) =>
  text === '' ? '' : `\\Q${text.replaceAll('\\E', '\\E\\\\E\\Q')}\\E`;
