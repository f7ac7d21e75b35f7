import { defineConverter } from '../definition/converter-type';

/** It begins at the first of several digits only, so that long numbers do not take long. */
const ADDRESS = /(?<!\d)(\d+\.\d+\.\d+)\.\d+/g;

/** Replaces the last part of each IPv4 address by `xxx`. */
export const ipAnonymizer = defineConverter({
  type: 'ip_anonymizer',
  parameters: [],
  compile: () => (text) => text.replace(ADDRESS, '$1.xxx'),
});
