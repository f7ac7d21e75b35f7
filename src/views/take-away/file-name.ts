/** Longer names are cut: some systems allow 255 bytes, and a character may take four. */
const LONGEST = 60;

/** A file name that all systems accept, from a title that may contain anything. */
export function fileName(title: string, extension: string): string {
  const name = title
    .normalize('NFC')
    .replace(/[\p{C}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^[. ]+|[. ]+$/g, '');
  const short = [...name].slice(0, LONGEST).join('').trim();
  // Windows reserves the names of its devices.
  const isReserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i.test(short);
  return `${short === '' || isReserved ? `widget ${short}`.trim() : short}.${extension}`;
}
