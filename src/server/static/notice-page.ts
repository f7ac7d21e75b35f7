const escaped = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/**
 * A plain page for when the console was not built or has no backend. One that `reloads` asks again
 * each second.
 */
export function noticePage(
  status: number,
  title: string,
  text: string,
  { reloads = false }: { reloads?: boolean } = {},
): Response {
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<style>body { font: 1em/1.5 system-ui, sans-serif; max-width: 40em; margin: 15vh auto 0; padding: 0 1em } h1 { font-size: 1.4em }</style>
<h1>${escaped(title)}</h1>
<p>${escaped(text)}</p>
</html>
`;
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      ...(reloads && { refresh: '1' }),
    },
  });
}
