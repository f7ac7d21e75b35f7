import { nodeText } from '@/domain/node-text/node-text';
import type { GelfSettings } from './gelf-settings';

type Receiver = Pick<GelfSettings, 'host' | 'port'>;

/** Why messages cannot be sent, in words instead of the codes of the system. */
export function failureText(error: unknown, { host, port }: Receiver): string {
  const address = `${host}:${port}`;
  switch (codeOf(error)) {
    case 'ECONNREFUSED':
      return nodeText('node.output.refused', { address }).message;
    case 'ECONNRESET':
    case 'EPIPE':
      return endedText({ host, port });
    case 'ETIMEDOUT':
      return nodeText('node.output.silent', { address }).message;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return nodeText('node.output.unknownHost', { host }).message;
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
    case 'EADDRNOTAVAIL':
      return nodeText('node.output.unreachable', { address }).message;
    case 'EMSGSIZE':
      return nodeText('node.output.datagramTooLarge', { address }).message;
    default:
      return nodeText('node.output.failed', {
        address,
        reason: error instanceof Error ? error.message : String(error),
      }).message;
  }
}

export const endedText = ({ host, port }: Receiver) =>
  nodeText('node.output.ended', { address: `${host}:${port}` }).message;

/** A name with several addresses fails with one error for each of them. */
function codeOf(error: unknown): unknown {
  const one = error instanceof AggregateError ? error.errors[0] : error;
  return one instanceof Error && 'code' in one ? one.code : undefined;
}
