/** Letters and digits, as both Graylog and the embedded node make them. */
const TOKEN = /^#key=([\w-]{10,200})$/;

/** The fragment of a wall's address; browsers never send it to a server, nor as referrer. */
export const wallFragment = (token: string): string => `#key=${token}`;

/** The access token in the fragment of an address; undefined if there is none. */
export const tokenIn = (fragment: string): string | undefined => TOKEN.exec(fragment)?.[1];
