import { bracketed, shellWord } from './quoting';
import type { Target } from './target';

/** The end of a command whose output goes to the input's socket. */
export function toSocket({ host, port, udp, encrypted }: Target): string {
  if (udp) return `nc -u -w 1 ${shellWord(host)} ${port}`;
  return encrypted
    ? `openssl s_client -quiet -no_ign_eof -connect ${shellWord(`${bracketed(host)}:${port}`)}`
    : `nc -w 1 ${shellWord(host)} ${port}`;
}

/** The program that `toSocket` calls. */
export const socketTool = ({ udp, encrypted }: Target): string =>
  encrypted && !udp ? 'openssl' : 'netcat';
