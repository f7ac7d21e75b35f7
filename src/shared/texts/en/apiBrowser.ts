/** Texts of the API browser. */
export const texts = {
  'apiBrowser.title': 'API browser',
  'apiBrowser.lead': 'Every operation of the REST API. Requests are sent with your permissions.',
  'apiBrowser.document': 'OpenAPI document',
  'apiBrowser.filter': 'Filter operations',
  'apiBrowser.filterPlaceholder': 'Method, path or name',
  'apiBrowser.count_one': '{{count}} operation',
  'apiBrowser.count_other': '{{count}} operations',
  'apiBrowser.none': 'No operation matches the filter.',
  'apiBrowser.body': 'Body ({{type}})',
  'apiBrowser.oneALine': 'One value per line',
  'apiBrowser.changes': 'This request may change or delete data on this server.',
  'apiBrowser.send': 'Send {{method}} request',
  'apiBrowser.copyCurl': 'Copy as curl',
  'apiBrowser.response': 'Response',
  'apiBrowser.took': 'Succeeded in {{ms}} ms.',
  'apiBrowser.empty': 'The response has no content.',
  'apiBrowser.noJson': 'The body is not valid JSON.',
} as const;

declare module '../catalogue' {
  interface Catalogue extends Entries<typeof texts> {}
}
