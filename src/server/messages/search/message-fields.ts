import { unreachable } from '@/domain/unreachable';
import type { FieldCatalogue } from '../catalogue';
import { compileCondition } from '../condition';
import { fieldExpression } from '../field-expressions';
import type { FieldSql } from '../pivot/field-sql';
import type { MessageFields } from './scope';

/** The stored messages' fields as searches see them. `now` in milliseconds since the epoch, for date math in queries. */
export const messageFields = (catalogue: FieldCatalogue, now: number): MessageFields => ({
  fieldSql: (name) => fieldSql(catalogue, name),
  compile: (query) => compileCondition(query, catalogue, now),
});

function fieldSql(catalogue: FieldCatalogue, name: string): FieldSql {
  // Held as one text, but each stream is a value of its own.
  if (name === 'streams') return { kind: 'list', sql: `string_split(trim(streams), ' ')` };
  const field = fieldExpression(catalogue, name);
  if (!field) return { kind: 'missing', sql: 'NULL::VARCHAR' };
  if (field.analysed) return { kind: 'text', sql: field.text };
  switch (field.type) {
    case 'string':
      // Grouped and sorted in lower case, shown as it was sent.
      return { kind: 'keyword', sql: field.text, ...(name === 'source' && { original: `(doc->>'/source')` }) };
    case 'long':
      return { kind: 'number', sql: field.number ?? field.text };
    case 'float':
      return { kind: 'decimal', sql: field.number ?? field.text };
    case 'date':
      return { kind: 'time', sql: field.time ?? field.text };
    default:
      return unreachable(field.type);
  }
}
