/** Whether a text is a URL the server can request: http or https. */
export function isHttpUrl(text: string): boolean {
  const url = URL.parse(text.trim());
  return (
    url !== null && (url.protocol === 'http:' || url.protocol === 'https:') && url.hostname !== ''
  );
}
