/** A one-line reason for a failed handshake, without OpenSSL's internal details. */
export function handshakeText(
  error: Error & { reason?: unknown },
  { remoteAddress }: { remoteAddress?: string | undefined },
): string {
  const [line = ''] = error.message.split('\n');
  const reason = typeof error.reason === 'string' ? error.reason : line;
  return `The TLS handshake with ${remoteAddress ?? 'a sender'} failed: ${reason}.`;
}
