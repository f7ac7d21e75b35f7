/** Whether a text is an address that the server may ask: http or https. */
export function isHttpUrl(text: string): boolean {
  const url = URL.parse(text.trim());
  return (
    url !== null && (url.protocol === 'http:' || url.protocol === 'https:') && url.hostname !== ''
  );
}
