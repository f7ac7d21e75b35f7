import type { Nodes, Parents } from 'mdast';
import { createElement, useMemo, type ReactNode } from 'react';
import styled from 'styled-components';
import { parseMarkdown, type ParsedMarkdown } from './parse-markdown';
import { safeImage, safeLink } from './safe-url';

type MarkdownProps = {
  text: string;
  /** The level of the highest heading in the text, so that it fits the outline of the page. */
  headingLevel?: number;
};

/** Deeper nesting is not shown; no text needs it, and each level costs a call. */
const DEEPEST = 60;

type Context = Pick<ParsedMarkdown, 'definitions'> & { headingLevel: number; depth: number };

/**
 * Markdown as React elements. HTML in it is shown as text, links lead to the web or to an address
 * of mail only, and images are those of the console's own server.
 */
export function Markdown({ text, headingLevel = 3 }: MarkdownProps) {
  const parsed = useMemo(() => parseMarkdown(text), [text]);
  return (
    <Root dir="auto">
      {parsed ? (
        childrenOf(parsed.root, { definitions: parsed.definitions, headingLevel, depth: 0 })
      ) : (
        <pre>{text}</pre>
      )}
    </Root>
  );
}

const childrenOf = ({ children }: Parents, context: Context): ReactNode[] =>
  context.depth >= DEEPEST
    ? []
    : children.map((child, index) => (
        <Node key={index} node={child} context={{ ...context, depth: context.depth + 1 }} />
      ));

function Node({ node, context }: { node: Nodes; context: Context }): ReactNode {
  switch (node.type) {
    case 'paragraph':
      return <p>{childrenOf(node, context)}</p>;
    case 'heading': {
      const level = Math.min(6, context.headingLevel + node.depth - 1);
      return createElement(`h${level}`, { 'data-level': node.depth }, childrenOf(node, context));
    }
    case 'emphasis':
      return <em>{childrenOf(node, context)}</em>;
    case 'strong':
      return <strong>{childrenOf(node, context)}</strong>;
    case 'delete':
      return <del>{childrenOf(node, context)}</del>;
    case 'blockquote':
      return <blockquote>{childrenOf(node, context)}</blockquote>;
    case 'list':
      return node.ordered ? (
        <ol start={node.start ?? 1}>{childrenOf(node, context)}</ol>
      ) : (
        <ul>{childrenOf(node, context)}</ul>
      );
    case 'listItem':
      return (
        <li data-checked={node.checked ?? undefined}>
          {typeof node.checked === 'boolean' && (node.checked ? '☑ ' : '☐ ')}
          {childrenOf(node, context)}
        </li>
      );
    case 'table': {
      const [head, ...rows] = node.children;
      return (
        <table>
          {head && (
            <thead>
              <tr>
                {head.children.map((cell, at) => cellOf('th', cell, node.align?.[at], context, at))}
              </tr>
            </thead>
          )}
          <tbody>
            {rows.map((row, index) => (
              <tr key={index}>
                {row.children.map((cell, at) => cellOf('td', cell, node.align?.[at], context, at))}
              </tr>
            ))}
          </tbody>
        </table>
      );
    }
    case 'code':
      return (
        <pre>
          <code>{node.value}</code>
        </pre>
      );
    case 'inlineCode':
      return <code>{node.value}</code>;
    case 'break':
      return <br />;
    case 'thematicBreak':
      return <hr />;
    case 'link':
      return <Link url={node.url}>{childrenOf(node, context)}</Link>;
    case 'linkReference':
      return (
        <Link url={context.definitions.get(node.identifier)?.url}>{childrenOf(node, context)}</Link>
      );
    case 'image':
      return <Image url={node.url} alt={node.alt} />;
    case 'imageReference':
      return <Image url={context.definitions.get(node.identifier)?.url} alt={node.alt} />;
    case 'footnoteReference':
      return <sup>{node.label ?? node.identifier}</sup>;
    case 'footnoteDefinition':
      return (
        <div>
          <sup>{node.label ?? node.identifier}</sup> {childrenOf(node, context)}
        </div>
      );
    case 'html':
    case 'text':
      return node.value;
    default:
      return null;
  }
}

function cellOf(
  tag: 'th' | 'td',
  cell: Parents,
  align: 'left' | 'right' | 'center' | null | undefined,
  context: Context,
  key: number,
) {
  const style = align ? { textAlign: align } : undefined;
  return createElement(tag, { key, style }, childrenOf(cell, context));
}

/** Opens in a tab of its own that knows nothing of the console; unsafe addresses are no links. */
function Link({ url, children }: { url: string | undefined; children: ReactNode }) {
  const href = url === undefined ? undefined : safeLink(url);
  if (href === undefined) return children;
  return (
    <a href={href} title={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}

/** The description of an image that is not loaded is a link to it. */
function Image({ url, alt }: { url: string | undefined; alt: string | null | undefined }) {
  const src = url === undefined ? undefined : safeImage(url);
  if (src !== undefined) return <img src={src} alt={alt ?? ''} loading="lazy" />;
  return <Link url={url}>{alt || url}</Link>;
}

const Root = styled.div`
  overflow-wrap: anywhere;
  font-size: ${({ theme }) => theme.size.large};
  line-height: 1.5;
  > :first-child {
    margin-block-start: 0;
  }
  > :last-child {
    margin-block-end: 0;
  }
  p,
  ul,
  ol,
  pre,
  table,
  blockquote {
    margin-block: ${({ theme }) => theme.space.s};
  }
  :is(h2, h3, h4, h5, h6) {
    margin-block: ${({ theme }) => `${theme.space.m} ${theme.space.xs}`};
    font-size: ${({ theme }) => theme.size.large};
    line-height: 1.3;
  }
  [data-level='1'] {
    font-size: ${({ theme }) => theme.size.display};
  }
  [data-level='2'] {
    font-size: ${({ theme }) => theme.size.title};
  }
  ul,
  ol {
    padding-inline-start: ${({ theme }) => theme.space.xl};
  }
  li[data-checked] {
    list-style: none;
    margin-inline-start: -${({ theme }) => theme.space.l};
    > p {
      display: inline;
    }
  }
  code {
    padding: 0 ${({ theme }) => theme.space.xs};
    border-radius: ${({ theme }) => theme.radius.small};
    background: ${({ theme }) => theme.color.sunken};
    font-family: ${({ theme }) => theme.font.log};
    font-size: 0.92em;
  }
  pre {
    padding: ${({ theme }) => `${theme.space.s} ${theme.space.m}`};
    border-radius: ${({ theme }) => theme.radius.base};
    background: ${({ theme }) => theme.color.sunken};
    font-family: ${({ theme }) => theme.font.log};
    white-space: pre-wrap;
    > code {
      padding: 0;
    }
  }
  blockquote {
    margin-inline: 0;
    padding-inline-start: ${({ theme }) => theme.space.m};
    border-inline-start: ${({ theme }) => `${theme.line.edge} solid ${theme.color.lineStrong}`};
    color: ${({ theme }) => theme.color.muted};
  }
  table {
    border-collapse: collapse;
  }
  th,
  td {
    padding: ${({ theme }) => `${theme.space.xs} ${theme.space.m}`};
    border-block-end: ${({ theme }) => `${theme.line.hair} solid ${theme.color.line}`};
    text-align: start;
  }
  hr {
    margin-block: ${({ theme }) => theme.space.m};
    border: 0;
    border-block-start: ${({ theme }) => `${theme.line.hair} solid ${theme.color.line}`};
  }
  img {
    max-width: 100%;
  }
`;
