/** How Graylog names the plugin of its enterprise edition. */
export const enterprisePlugin = {
  name: 'Graylog Enterprise',
  author: 'Graylog, Inc.',
  url: 'https://www.graylog.org/enterprise',
  version: '3.1.0',
  description: 'Graylog Enterprise',
  unique_id: 'org.graylog.plugins.enterprise.EnterprisePlugin',
} as const;
