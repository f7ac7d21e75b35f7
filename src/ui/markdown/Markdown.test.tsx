import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { renderPart } from '@test/rendering/render-part';
import { Markdown } from './Markdown';
import { LONGEST_MARKDOWN } from './parse-markdown';

const html = (text: string) => renderPart(<Markdown text={text} />).container;

it('shows headings, lists, tables, code and marks', () => {
  html(
    '# On call\n\nCall **Ada** or *Bob* &amp; ~~Eve~~.\n\n1. look\n2. `fix`\n\n- [x] done\n\n| a | b |\n|---|--:|\n| 1 | 2 |\n\n```\n<b>\n```\n\n> quote',
  );
  expect(screen.getByRole('heading', { name: 'On call', level: 3 })).toBeVisible();
  expect(screen.getByText('Ada').tagName).toBe('STRONG');
  expect(screen.getByText(/Call/)).toHaveTextContent('Call Ada or Bob & Eve.');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByText(/☑/)).toHaveTextContent('☑ done');
  expect(screen.getByRole('cell', { name: '2' })).toHaveStyle({ textAlign: 'right' });
  expect(screen.getByText('<b>').tagName).toBe('CODE');
});

it('shows HTML as text', () => {
  const container = html('<img src=x onerror=alert(1)>\n\na <b onclick=x>b</b>');
  expect(container.querySelector('img, b, [onclick]')).toBeNull();
  expect(container).toHaveTextContent('<img src=x onerror=alert(1)>');
});

it.each([
  ['[a](https://example.org/x)', 'https://example.org/x'],
  ['[a](mailto:ops@example.org)', 'mailto:ops@example.org'],
  ['[a](dashboards)', new URL('dashboards', document.baseURI).href],
  ['[a][ref]\n\n[ref]: https://example.org', 'https://example.org/'],
  ['> [ref]: https://example.org\n\n[a][ref]', 'https://example.org/'],
])('links %s, in a tab that knows nothing of the console', (text, href) => {
  html(text);
  const link = screen.getByRole('link', { name: 'a' });
  expect(link).toHaveAttribute('href', href);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

it.each([
  '[a](javascript:alert(1))',
  '[a](JaVaScRiPt:alert(1))',
  '[a](java\tscript:alert(1))',
  '[a](&#106;avascript:alert(1))',
  '[a](data:text/html,x)',
  '[a](vbscript:x)',
  '[a](blob:https://example.org/x)',
  '<javascript:alert(1)>',
  '[a][r]\n\n[r]: javascript:alert(1)',
  '[a](http://[)',
])('does not link %s', (text) => {
  html(text);
  expect(screen.queryByRole('link')).toBeNull();
});

it('loads images of this server only, and links to others', () => {
  const container = html(
    '![ours](pictures/plan.png) ![theirs](https://example.org/x.png) ![code](data:image/svg+xml,x) ![api](api/system)',
  );
  expect([...container.querySelectorAll('img')].map(({ alt }) => alt)).toEqual(['ours']);
  expect(screen.getByRole('link', { name: 'theirs' })).toHaveAttribute(
    'href',
    'https://example.org/x.png',
  );
  expect(container).toHaveTextContent('code');
});

it('renders any text, however deep or long, without a script or an unsafe address', () => {
  html('>'.repeat(2_000));
  html(`${'[a]('.repeat(500)}x`);
  expect(html('a'.repeat(LONGEST_MARKDOWN + 1)).querySelector('pre')).not.toBeNull();
  const part = fc.constantFrom(
    ...['[', '](', ')', '<', '>', '!', '`', '\n', '|', '---|', '# ', '* ', '1. ', '&#x6a;'],
    ...['javascript:', 'a', 'https://x.org', 'onerror=', '<script>', '[r]: ', '**', '~~', '[^1]'],
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
      const { container, unmount } = renderPart(<Markdown text={parts.join('')} />);
      expect(container.querySelector('script, [onerror], iframe, style, form, input')).toBeNull();
      for (const { href } of container.querySelectorAll('a'))
        expect(href).toMatch(/^(https?|mailto):/);
      unmount();
    }),
  );
});
