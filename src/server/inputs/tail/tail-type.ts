import { codecFields } from '../fields/codec-fields';
import { field, required } from '../fields/field';
import type { InputTypeDefinition } from '../definition/input-type';
import { INPUT_TYPES } from '../definition/model';
import { startFileTail } from './file-tail';

/** This node's own: Graylog reads no files without a shipper. */
export const tailType: InputTypeDefinition = {
  type: INPUT_TYPES.fileTail,
  name: 'Log files of this machine',
  fields: {
    path: field('text', 'Folder', 'The folder whose text logs are followed.', '/var/log', required),
    depth: field('number', 'Depth', 'How many levels of folders below it are searched.', 2),
    first_lines: field(
      'number',
      'First lines',
      'How many lines of a file that is new to the input are read at most.',
      5_000,
    ),
    ...codecFields,
  },
  start: (input, context) => startFileTail({ ...context, input }),
};
