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

/**
 * URLs the node may request on behalf of users with configuration rights. Servers since 7.0 call it an
 * allow-list.
 */
export const getUrlWhitelist = endpoint<void, UrlWhitelist>({
  method: 'GET',
  path: '/system/urlwhitelist',
  toRequest: () => ({}),
  dialects: [{ since: '7.0', path: '/system/urlallowlist' }],
});
export const putUrlWhitelist = endpoint<UrlWhitelist, null>({
  method: 'PUT',
  path: '/system/urlwhitelist',
  status: 204,
  toRequest: (body) => ({ body }),
  dialects: [{ since: '7.0', path: '/system/urlallowlist' }],
});
export const checkUrl = endpoint<{ url: string }, { url: string; is_whitelisted: boolean }>({
  method: 'POST',
  path: '/system/urlwhitelist/check',
  toRequest: (body) => ({ body }),
  dialects: [
    {
      since: '7.0',
      path: '/system/urlallowlist/check',
      toOutput: ({ url, is_allowlisted }: { url: string; is_allowlisted: boolean }) => ({
        url,
        is_whitelisted: is_allowlisted,
      }),
    },
  ],
});
/** A regular expression for a URL with a `placeholder` that matches anything. */
export const generateUrlRegex = endpoint<
  { url_template: string; placeholder?: string },
  { regex: string }
>({
  method: 'POST',
  path: '/system/urlwhitelist/generate_regex',
  toRequest: (body) => ({ body }),
  dialects: [{ since: '7.0', path: '/system/urlallowlist/generate_regex' }],
});
