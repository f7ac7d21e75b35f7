import { call } from '@/api/client';
import { importMessages } from '@/contract/import';
import { t } from '@/shared/texts/t';

/** Bytes per chunk. */
const CHUNK = 1_000_000;
/** Lines per request; the server accepts up to ten thousand. */
const LINES = 2_000;

export type Sent = {
  /** Bytes of the file that are done. */
  bytes: number;
  accepted: number;
  refused: number;
};

/**
 * Uploads the non-empty lines of a text file in order, as messages of the current time whose source
 * is the name of the file. Reports progress after each request. Lines longer than a chunk are
 * split.
 * @throws Error when the file is not text, or as `call` does; lines sent before that stay stored
 */
export async function sendLines(
  file: File,
  onSent: (sent: Sent) => void,
  signal: AbortSignal,
): Promise<Sent> {
  const decoder = new TextDecoder();
  let sent: Sent = { bytes: 0, accepted: 0, refused: 0 };
  let rest = '';
  for (let from = 0; from < file.size; from += CHUNK) {
    const isLast = from + CHUNK >= file.size;
    const text = decoder.decode(await file.slice(from, from + CHUNK).arrayBuffer(), {
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
    sent = { ...sent, bytes: Math.min(file.size, from + CHUNK) };
    onSent(sent);
  }
  return sent;
}
