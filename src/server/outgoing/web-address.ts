import { nodeText, NodeTextError } from '@/domain/node-text/node-text';

/**
 * Parses an address to request: http or https, without a user.
 * @throws NodeTextError for any other
 */
export function webAddress(text: string, base?: URL): URL {
  const url = URL.canParse(text, base) ? new URL(text, base) : undefined;
  if (url === undefined || (url.protocol !== 'http:' && url.protocol !== 'https:'))
    throw new NodeTextError(nodeText('node.outgoing.notWeb'));
  if (url.username !== '' || url.password !== '')
    throw new NodeTextError(nodeText('node.outgoing.credentials'));
  return url;
}
