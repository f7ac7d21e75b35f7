/**
 * The form of a file by its first bytes: an encoding (a label of `TextDecoder`), or what it is if it
 * holds no lines of text, with the name of the format if it has one.
 */
export type FileForm = { encoding: TextEncoding } | Refused;
type Refused = { refused: string; name?: string };
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** In bytes. */
const LOOKED_AT = 65_536;

const MARKS: readonly (readonly [bytes: readonly number[], form: FileForm])[] = [
  [[0xff, 0xfe, 0, 0], { refused: 'UTF-32', name: 'UTF-32' }],
  [[0, 0, 0xfe, 0xff], { refused: 'UTF-32', name: 'UTF-32' }],
  [[0xff, 0xfe], { encoding: 'utf-16le' }],
  [[0xfe, 0xff], { encoding: 'utf-16be' }],
  [[0xef, 0xbb, 0xbf], { encoding: 'utf-8' }],
];

/** Texts with which a form begins, in Latin-1. */
const SIGNATURES: readonly (readonly [start: string, form: string, name: string])[] = [
  ['PK\x03\x04', 'a ZIP archive', 'ZIP'],
  ['PK\x05\x06', 'an empty ZIP archive', 'ZIP'],
  ['\x1f\x8b', 'compressed with gzip', 'gzip'],
  ['\x1f\x9d', 'compressed with compress', 'compress'],
  ['BZh', 'compressed with bzip2', 'bzip2'],
  ['\xfd7zXZ\0', 'compressed with xz', 'xz'],
  ['\x28\xb5\x2f\xfd', 'compressed with Zstandard', 'Zstandard'],
  ['\x04\x22\x4d\x18', 'compressed with LZ4', 'LZ4'],
  ['7z\xbc\xaf\x27\x1c', 'a 7-Zip archive', '7-Zip'],
  ['Rar!\x1a\x07', 'a RAR archive', 'RAR'],
  ['%PDF-', 'a PDF document', 'PDF'],
  ['SQLite format 3\0', 'an SQLite database', 'SQLite'],
  ['ElfFile\0', 'an event log of Windows (.evtx)', 'EVTX'],
  ['LPKSHHRH', 'a journal of systemd', 'systemd journal'],
  ['\xd4\xc3\xb2\xa1', 'a capture of packets', 'pcap'],
  ['\xa1\xb2\xc3\xd4', 'a capture of packets', 'pcap'],
  ['\x0a\x0d\x0d\x0a', 'a capture of packets', 'pcap'],
  ['Obj\x01', 'an Avro file', 'Avro'],
  ['\x7fELF', 'a program', 'ELF'],
  ['\x89PNG', 'a picture', 'PNG'],
  ['\xff\xd8\xff', 'a picture', 'JPEG'],
  ['\xd0\xcf\x11\xe0', 'an Office document', 'Microsoft Office'],
];
/** Tar archives have their signature here. */
const TAR_AT = 257;

export function fileForm(start: Uint8Array): FileForm {
  const marked = MARKS.find(([mark]) => mark.every((byte, at) => start[at] === byte));
  if (marked) return marked[1];
  const head = latin1(start.subarray(0, 16));
  const known = SIGNATURES.find(([signature]) => head.startsWith(signature));
  // A text may start like this, too, but not go on like bzip2.
  if (known && (known[0] !== 'BZh' || /^BZh[1-9]1AY/.test(head)))
    return { refused: known[1], name: known[2] };
  if (latin1(start.subarray(TAR_AT, TAR_AT + 5)) === 'ustar')
    return { refused: 'a tar archive', name: 'tar' };
  const looked = start.subarray(0, LOOKED_AT);
  return looked.includes(0)
    ? withZeros(looked)
    : { encoding: isUtf8(looked) ? 'utf-8' : 'windows-1252' };
}

/** Without a mark, text of UTF-16 has a zero in most of its pairs, always on the same side. */
function withZeros(bytes: Uint8Array): FileForm {
  const pairs = Math.floor(bytes.length / 2);
  let [first, second] = [0, 0];
  for (let at = 0; at + 1 < bytes.length; at += 2) {
    if (bytes[at] === 0) first += 1;
    if (bytes[at + 1] === 0) second += 1;
  }
  if (first === 0 && second > pairs / 2) return { encoding: 'utf-16le' };
  if (second === 0 && first > pairs / 2) return { encoding: 'utf-16be' };
  return { refused: 'a file with binary data' };
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    // The last character may be cut.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

const latin1 = (bytes: Uint8Array): string => String.fromCharCode(...bytes);
