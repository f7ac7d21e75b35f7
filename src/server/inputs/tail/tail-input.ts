import { INPUT_TYPES } from '@/domain/inputs/input-types';
import { codecFields } from '../fields/codec-fields';
import { field, required } from '../fields/field';
import type { InputDefinition } from '../definition/input-type';
import { startFileTail } from './file-tail';

/** Graylog has no such input; it needs a shipper to read files. */
const fileTail: InputDefinition = {
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

export const tailInputs = { [INPUT_TYPES.fileTail]: fileTail };
