import { levelOf, type Level } from '@/domain/format/level';
import type { StatusClass } from '@/theme/palettes';

/** What a value means everywhere, so that its colour says it. */
export type Meaning =
  | { kind: 'level'; level: Level }
  /** `usual` is the shade of a frequent code. */
  | { kind: 'status'; of: StatusClass; usual: number | undefined };

const LEVEL_FIELD = /^(?:(?:log|syslog)[_.-]?)?(?:level|severity)(?:[_.-]?name)?$/i;
/** `http_response_code`, `status`, `sc-status`, `response_status` and the like. */
const STATUS_FIELD = /^(?:.*[_.-])?(?:status|response|http)(?:[_.-]?(?:status|code))*$/i;
const STATUS = /^([1-5])(?:\d\d|xx)$/i;

/** The codes of each class that are frequent, each with a shade that it never gives away. */
const FREQUENT: Readonly<Record<StatusClass, readonly string[]>> = {
  '1': ['100', '101'],
  '2': ['200', '201', '204', '202', '206'],
  '3': ['301', '302', '304', '307', '308'],
  '4': ['404', '400', '401', '403', '429'],
  '5': ['500', '502', '503', '504', '501'],
};

/** The meaning of a value of a field; undefined for most. */
export function meaningOf(field: string, value: string): Meaning | undefined {
  if (LEVEL_FIELD.test(field)) {
    const level = levelOf(value);
    return level === undefined ? undefined : { kind: 'level', level };
  }
  const [, digit] = (STATUS_FIELD.test(field) && STATUS.exec(value)) || [];
  if (!isClass(digit)) return undefined;
  const shade = /xx$/i.test(value) ? 0 : FREQUENT[digit].indexOf(value);
  return { kind: 'status', of: digit, usual: shade < 0 ? undefined : shade };
}

const isClass = (digit: string | undefined): digit is StatusClass =>
  digit !== undefined && Object.hasOwn(FREQUENT, digit);
