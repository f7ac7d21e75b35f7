import { parseGrn, printGrn, type Grn } from '@/domain/permissions/grn';
import { Problem } from '../http/problem';

export const EVERYONE = 'grn::::builtin-team:everyone';

export const userGrn = (userId: string): string => printGrn({ type: 'user', id: userId });

/** What the name of something is about. @throws Problem 400 for a text that is no such name */
export function readGrn(text: string): Grn {
  const grn = parseGrn(text);
  if (!grn || text.length > 200) throw new Problem(400, `<${text}> is not a valid GRN string`);
  return grn;
}
