/** The documentation of Graylog. */
const BASE = 'https://go2docs.graylog.org/5-1/';

export const documentation = {
  home: `${BASE}home.htm`,
  queryLanguage: `${BASE}making_sense_of_your_log_data/writing_search_queries.html`,
} as const;
