import { call } from '@/api/client';
import { importMessages } from '@/contract/import';
import { t } from '@/shared/texts/t';

/** Bytes read at once. */
const PIECE = 1_000_000;
/** Lines of one request; the server takes ten thousand. */
const LINES = 2_000;

export type Sent = {
  /** Bytes of the file that are done. */ bytes: number;
  accepted: number;
  refused: number;
};

/**
 * Makes a message of now of each line of a text file that is not empty, in the order of the file,
 * its source being the file's name; tells after each request how far it is. A line of more than a
 * piece is cut.
 * @throws where the file is no text, or as `call` does; what was answered by then is stored.
 */
export async function sendLines(
  file: File,
  onSent: (sent: Sent) => void,
  signal: AbortSignal,
): Promise<Sent> {
  const decoder = new TextDecoder();
  let sent: Sent = { bytes: 0, accepted: 0, refused: 0 };
  let rest = '';
  for (let from = 0; from < file.size; from += PIECE) {
    const isLast = from + PIECE >= file.size;
    const text = decoder.decode(await file.slice(from, from + PIECE).arrayBuffer(), {
      stream: !isLast,
    });
    if (text.includes('\0')) throw new Error(t('inputs.fileNoText', { name: file.name }));
    const lines = `${rest}${text}`.split(/\r?\n/);
    rest = isLast || lines.length === 1 ? '' : (lines.pop() ?? '');
    const messages = lines
      .filter((line) => line.trim() !== '')
      .map((message) => ({ timestamp: Date.now(), source: file.name, message }));
    for (let at = 0; at < messages.length; at += LINES) {
      const { accepted, refused } = await call(
        importMessages,
        { messages: messages.slice(at, at + LINES) },
        { signal },
      );
      sent = {
        ...sent,
        accepted: sent.accepted + accepted,
        refused: sent.refused + refused.length,
      };
      onSent(sent);
    }
    sent = { ...sent, bytes: Math.min(file.size, from + PIECE) };
    onSent(sent);
  }
  return sent;
}
