/** XML has no way to write most control characters. */
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

/** A text, or a whole document, in which XML allows every character. */
export const xmlText = (text: string): string => text.replace(FORBIDDEN, '\ufffd');
