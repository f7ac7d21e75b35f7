import { DecodeError, type Decoded, type Reception } from '../definition/model';
import { withoutLineEnd } from '../decoding/line-end';

/**
 * The text is the message, and the sender's address the source.
 * @throws DecodeError when the text is empty
 */
export function decodeRaw(text: string, { receivedAt, remote }: Reception): Decoded {
  const message = withoutLineEnd(text);
  if (message.trim() === '') throw new DecodeError('An empty message.');
  return { timestamp: receivedAt, source: remote?.ip ?? 'unknown', message, fields: {} };
}
