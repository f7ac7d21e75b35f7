import { parseGrn, type Grn } from '@/domain/permissions/grn';
import { Problem } from './problem';

const MAX_LENGTH = 200;

/** Parses the GRN of a request. @throws Problem 400 if it is malformed */
export function readGrn(text: string): Grn {
  const grn = parseGrn(text);
  if (!grn || text.length > MAX_LENGTH)
    throw new Problem(400, `<${text}> is not a valid GRN string`);
  return grn;
}
