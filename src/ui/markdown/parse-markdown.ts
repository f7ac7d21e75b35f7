import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import type { Definition, Root } from 'mdast';

/** Longer texts are shown as they are: parsing them would block the page. */
export const LONGEST_MARKDOWN = 100_000;

export type ParsedMarkdown = { root: Root; definitions: ReadonlyMap<string, Definition> };

/** The syntax tree of a text and the targets of its references; undefined if it is too long. */
export function parseMarkdown(text: string): ParsedMarkdown | undefined {
  if (text.length > LONGEST_MARKDOWN) return undefined;
  const root = fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  const definitions = new Map<string, Definition>();
  collect(root, definitions);
  return { root, definitions };
}

/** The first definition of a name counts. Definitions may also be in quotes and lists. */
function collect(parent: Root, definitions: Map<string, Definition>): void {
  const pending: unknown[] = [...parent.children];
  for (let at = 0; at < pending.length; at += 1) {
    const node = pending[at] as { type: string; children?: unknown[] } | Definition;
    if (isDefinition(node)) {
      if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
    } else for (const child of node.children ?? []) pending.push(child);
  }
}

const isDefinition = (node: { type: string }): node is Definition => node.type === 'definition';
