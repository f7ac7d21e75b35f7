import type { Target } from './send-example';
import { bracketed, shellWord } from './shell-quoting';

/** A command that sends its standard input to the input. */
export function toSocket({ host, port, udp, encrypted }: Target): string {
  if (udp) return `nc -u -w 1 ${shellWord(host)} ${port}`;
  return encrypted
    ? `openssl s_client -quiet -no_ign_eof -connect ${shellWord(`${bracketed(host)}:${port}`)}`
    : `nc -w 1 ${shellWord(host)} ${port}`;
}

/** The name of the program that `toSocket` calls. */
export const socketTool = ({ udp, encrypted }: Target): string =>
  encrypted && !udp ? 'openssl' : 'netcat';
