import { INPUT_TYPES } from '@/domain/inputs/input-types';
import { codecFields } from '../fields/codec-fields';
import { field, required } from '../fields/field';
import type { InputDefinition } from '../definition/input-type';
import { startFileTail } from './file-tail';

/** Graylog has no such input; it needs a shipper to read files. */
const fileTail: InputDefinition = {
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

export const tailInputs = { [INPUT_TYPES.fileTail]: fileTail };
