import { enterprisePlugin } from '@/contract/enterprise-plugin';

/** The documentation of Graylog. */
const BASE = 'https://go2docs.graylog.org/5-1/';

export const documentation = {
  home: `${BASE}home.htm`,
  queryLanguage: `${BASE}making_sense_of_your_log_data/writing_search_queries.html`,
  license: `${BASE}setting_up_graylog/operations_license_management.html`,
} as const;

/** Pages about the product, outside the documentation. */
export const product = { enterprise: enterprisePlugin.url } as const;
