import { endpoint } from './endpoint';

/** `literal` is one address, `regex` is found anywhere in an address. */
export type WhitelistEntry = {
  id: string;
  type: 'literal' | 'regex';
  title: string;
  value: string;
};
/** `disabled` lets the node ask any address. */
export type UrlWhitelist = { entries: WhitelistEntry[]; disabled: boolean };

/** Which addresses the node may ask on behalf of those who configure it. */
export const getUrlWhitelist = endpoint<void, UrlWhitelist>({
  method: 'GET',
  path: '/system/urlwhitelist',
  toRequest: () => ({}),
});
export const putUrlWhitelist = endpoint<UrlWhitelist, null>({
  method: 'PUT',
  path: '/system/urlwhitelist',
  status: 204,
  toRequest: (body) => ({ body }),
});
export const checkUrl = endpoint<{ url: string }, { url: string; is_whitelisted: boolean }>({
  method: 'POST',
  path: '/system/urlwhitelist/check',
  toRequest: (body) => ({ body }),
});
/** An expression for an address with a `placeholder` that stands for anything. */
export const generateUrlRegex = endpoint<
  { url_template: string; placeholder?: string },
  { regex: string }
>({ method: 'POST', path: '/system/urlwhitelist/generate_regex', toRequest: (body) => ({ body }) });
