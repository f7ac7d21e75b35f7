import type { IndexTemplate } from '@/contract/indexer';
import { isRegular, type StoredIndexSet } from './model';

const DATE = { type: 'date', format: 'uuuu-MM-dd HH:mm:ss.SSS' };
const KEYWORD = { type: 'keyword' };

/**
 * Describes how fields are stored in the form of an index template: texts are analyzed, `source` is
 * lower-cased, other texts are keywords. For information only; nothing reads it.
 */
export const templateOf = (set: StoredIndexSet): IndexTemplate => ({
  name: `${set.index_prefix}-template`,
  template: {
    index_patterns: `${set.index_prefix}_*`,
    order: -1,
    ...(isRegular(set) ? messages(set.index_analyzer) : events),
  },
});

const messages = (analyzer: string) => ({
  settings: {
    analysis: { analyzer: { analyzer_keyword: { tokenizer: 'keyword', filter: 'lowercase' } } },
  },
  mappings: {
    properties: {
      message: { type: 'text', analyzer, fielddata: false },
      full_message: { type: 'text', analyzer, fielddata: false },
      timestamp: DATE,
      gl2_accounted_message_size: { type: 'long' },
      gl2_receive_timestamp: DATE,
      gl2_processing_timestamp: DATE,
      gl2_message_id: KEYWORD,
      source: { type: 'text', analyzer: 'analyzer_keyword', fielddata: true },
      streams: KEYWORD,
    },
    dynamic_templates: [
      { internal_fields: { match: 'gl2_*', match_mapping_type: 'string', mapping: KEYWORD } },
      { store_generic: { match_mapping_type: 'string', mapping: KEYWORD } },
    ],
    _source: { enabled: true },
  },
});

const events = {
  settings: { 'index.refresh_interval': '1s' },
  mappings: {
    _source: { enabled: true },
    dynamic: false,
    dynamic_templates: [
      {
        fields: {
          path_match: 'fields.*',
          mapping: { type: 'keyword', doc_values: true, index: true },
        },
      },
    ],
    properties: {
      id: KEYWORD,
      event_definition_type: KEYWORD,
      event_definition_id: KEYWORD,
      origin_context: KEYWORD,
      timestamp: DATE,
      timestamp_processing: DATE,
      timerange_start: DATE,
      timerange_end: DATE,
      streams: KEYWORD,
      source_streams: KEYWORD,
      message: { type: 'text', analyzer: 'standard', norms: false, fields: { keyword: KEYWORD } },
      source: KEYWORD,
      key: KEYWORD,
      key_tuple: KEYWORD,
      priority: { type: 'long' },
      alert: { type: 'boolean' },
      fields: { type: 'object', dynamic: true },
      group_by_fields: { type: 'object', dynamic: true },
      triggered_jobs: KEYWORD,
      gl2_message_id: { type: 'alias', path: 'id' },
    },
  },
};
