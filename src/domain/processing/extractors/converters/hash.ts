import { md5 } from '../../values/md5';
import { defineConverter } from '../definition/converter-type';

/** The MD5 hash of the text in UTF-8, in hexadecimal digits. */
export const hash = defineConverter({ type: 'hash', parameters: [], compile: () => md5 });
