import { patternsOfFile, type NamedPattern } from '@/domain/processing/grok/pattern-file';
import { STANDARD_TEXT } from './standard-text';

/** An old name of HOSTNAME that Graylog does not have. */
const LEFT_OUT = 'HOST';

/** Where Graylog's set differs from that of the package: what to replace in a pattern. */
const CHANGES: Readonly<Record<string, readonly [string, string]>> = {
  COMMONAPACHELOG: ['%{HTTPDATE:timestamp}', '%{HTTPDATE:timestamp;date;dd/MMM/yyyy:HH:mm:ss Z}'],
  IPORHOST: ['%{HOSTNAME}|%{IP}', '%{IP}|%{HOSTNAME}'],
};

/** The patterns of a new node: those of Graylog as far as the package has them. */
export const standardPatterns = (): NamedPattern[] =>
  patternsOfFile(STANDARD_TEXT)
    .filter(({ name }) => name !== LEFT_OUT)
    .map(({ name, pattern }) => ({
      name,
      pattern: pattern.replace(...(CHANGES[name] ?? ['', ''])),
    }));
