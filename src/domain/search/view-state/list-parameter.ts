/** A list in a URL parameter. Names and values come from senders and may contain a comma. */
export function writeList(items: readonly string[]): string {
  return items.map((item) => item.replace(/[%,\s]/gu, encodeURIComponent)).join(',');
}

export function readList(text: string | null): string[] | undefined {
  if (text === null) return undefined;
  const items = text.split(',').map((item) => decoded(item.trim()));
  return [...new Set(items.filter((item) => item !== ''))];
}

function decoded(item: string): string {
  try {
    return decodeURIComponent(item);
  } catch {
    // A lone % was typed by hand and is meant literally.
    return item;
  }
}
