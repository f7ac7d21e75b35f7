import type { ConfigDocument } from '@/contract/cluster-config';
import {
  checkUrl,
  generateUrlRegex,
  getUrlWhitelist,
  putUrlWhitelist,
} from '@/contract/url-whitelist';
import { bodyObject, knownMembers } from '../http/body';
import { Problem } from '../http/problem';
import { serve, type RouteTable } from '../http/serve';
import type { Documents } from '../storage/documents';
import { isWhitelisted, readWhitelist, URL_WHITELIST_CLASS, whitelistIn } from './url-whitelist';

export function serveUrlWhitelist(table: RouteTable, configs: Documents<ConfigDocument>): void {
  const current = () => whitelistIn(configs);

  serve(table, getUrlWhitelist, current, { permission: 'urlwhitelist:read' });
  serve(
    table,
    putUrlWhitelist,
    async ({ body }) => {
      await configs.put(URL_WHITELIST_CLASS, readWhitelist(body));
      return null;
    },
    { permission: 'urlwhitelist:write' },
  );
  serve(table, checkUrl, ({ body }) => {
    const url = textIn(bodyObject(body), 'url', 'UrlWhitelistResource.check.arg0.url');
    return { url, is_whitelisted: isWhitelisted(current(), url) };
  });
  serve(table, generateUrlRegex, ({ body }) => {
    const given = bodyObject(body);
    knownMembers(given, ['url_template', 'placeholder']);
    const template = textIn(
      given,
      'url_template',
      'UrlWhitelistResource.generateRegex.arg0.urlTemplate',
    );
    const { placeholder } = given;
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

function textIn(given: Record<string, unknown>, name: string, path: string): string {
  const value = given[name];
  if (typeof value === 'string' && value !== '') return value;
  throw new Problem(400, 'must not be empty', [
    {
      message: 'must not be empty',
      message_template: '{javax.validation.constraints.NotEmpty.message}',
      path,
      invalid_value: value ?? null,
    },
  ]);
}
