import { defineExtractor } from '../definition/extractor-type';

/** `begin_index` is inclusive, `end_index` exclusive, both from 0. */
export const substring = defineExtractor({
  type: 'substring',
  parameters: [
    { name: 'begin_index', type: 'integer', required: 'present' },
    { name: 'end_index', type: 'integer', required: 'present' },
  ],
  compile:
    ({ begin_index: begin, end_index: end }) =>
    (text) =>
      begin >= 0 && begin < end && end <= text.length
        ? { value: text.slice(begin, end), begin, end }
        : undefined,
});
