import { codecFields } from '../fields/codec-fields';
import { field, required } from '../fields/field';
import type { InputTypeDefinition } from '../input-type';
import { INPUT_TYPES } from '../model';
import { startFileTail } from './file-tail';

/** This node's own: Graylog reads no files without a shipper. */
export const tailType: InputTypeDefinition = {
  type: INPUT_TYPES.fileTail,
  name: 'Log files of this machine',
  fields: {
    path: field('text', 'Folder', 'Folder with the text logs to follow.', '/var/log', required),
    depth: field('number', 'Depth', 'Number of subfolder levels to search.', 2),
    first_lines: field(
      'number',
      'First lines',
      'Maximum number of existing lines to read from a file that is new to the input.',
      5_000,
    ),
    ...codecFields,
  },
  start: (input, context) => startFileTail({ ...context, input }),
};
