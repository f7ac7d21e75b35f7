import { endpoint } from './endpoint';

/** `literal` matches a whole URL, `regex` any part of it. */
export type WhitelistEntry = {
  id: string;
  type: 'literal' | 'regex';
  title: string;
  value: string;
};
/** `disabled` allows all URLs. */
export type UrlWhitelist = { entries: WhitelistEntry[]; disabled: boolean };

/** URLs the node may request on behalf of users with configuration rights. */
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
/** A regular expression for a URL with a `placeholder` that matches anything. */
export const generateUrlRegex = endpoint<
  { url_template: string; placeholder?: string },
  { regex: string }
>({ method: 'POST', path: '/system/urlwhitelist/generate_regex', toRequest: (body) => ({ body }) });
