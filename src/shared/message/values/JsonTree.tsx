import ChevronRight from 'lucide-react/icons/chevron-right';
import { useMemo, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import type { Fields } from '@/domain/exact';
import { jsonLines, type JsonLine, type JsonNode } from '@/domain/format/json-tree';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { LogText } from '../text/LogText';
import { JsonLineActions } from './JsonLineActions';
import type { FieldActions } from './value-actions';

/** Depth to which structures are initially expanded. */
const OPEN_DEPTH = 2;
const OPEN_MEMBERS = 50;
/** Lines per batch. */
const BATCH = 300;
/** Longer texts are truncated in a tree. */
const MAX_LEAF_LENGTH = 2_000;

export type JsonTreeProps = {
  field: string;
  root: JsonNode;
  fields: Fields;
  actions: FieldActions;
};

/**
 * A structure as a tree: up and down move, right and left expand and collapse; the current line
 * shows its actions.
 */
export function JsonTree({ field, root, fields, actions }: JsonTreeProps) {
  const [toggled, setToggled] = useState<ReadonlySet<string>>(NONE);
  const [active, setActive] = useState<string>();
  const [batches, setBatches] = useState(1);
  const { lines, isCut } = useMemo(() => {
    const isOpenAtFirst = membersOf(root) <= OPEN_MEMBERS;
    return jsonLines(
      root,
      (id, depth) => (isOpenAtFirst && depth < OPEN_DEPTH) !== toggled.has(id),
      batches * BATCH,
    );
  }, [root, toggled, batches]);
  const toggle = (id: string) =>
    setToggled(
      toggled.has(id)
        ? new Set([...toggled].filter((one) => one !== id))
        : new Set([...toggled, id]),
    );
  const tabStop = active ?? lines[0]?.id;

  const onKeyDown = (event: KeyboardEvent<HTMLElement>, line: JsonLine) => {
    if (event.target !== event.currentTarget) return;
    const isParent = line.node.kind !== 'leaf';
    const [previous, next] = [
      event.currentTarget.previousElementSibling,
      event.currentTarget.nextElementSibling,
    ];
    if (event.key === 'ArrowDown' && next instanceof HTMLElement) next.focus();
    else if (event.key === 'ArrowUp' && previous instanceof HTMLElement) previous.focus();
    else if (
      isParent &&
      (event.key === 'Enter' || event.key === (line.isOpen ? 'ArrowLeft' : 'ArrowRight'))
    )
      toggle(line.id);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <>
      <Tree role="tree" aria-label={t('message.structureOf', { field })}>
        {lines.map((line) => (
          <Line
            key={line.id}
            role="treeitem"
            aria-level={line.depth + 1}
            aria-expanded={line.node.kind === 'leaf' ? undefined : line.isOpen}
            tabIndex={line.id === tabStop ? 0 : -1}
            style={{ paddingInlineStart: `${line.depth * 2 + 2}ch` }}
            onFocus={() => setActive(line.id)}
            onPointerEnter={() => setActive(line.id)}
            onKeyDown={(event) => onKeyDown(event, line)}
          >
            <Words
              onClick={() => {
                if (line.node.kind !== 'leaf') toggle(line.id);
              }}
            >
              {line.node.kind !== 'leaf' && <ChevronRight aria-hidden size="1em" />}
              <b>{line.isIndex ? line.names.at(-1) : <LogText text={line.names.at(-1) ?? ''} />}</b>
              {': '}
              <NodeText node={line.node} />
            </Words>
            {line.id === active && (
              <JsonLineActions field={field} line={line} fields={fields} actions={actions} />
            )}
          </Line>
        ))}
      </Tree>
      {isCut && <Button onClick={() => setBatches(batches + 1)}>{t('message.moreLines')}</Button>}
    </>
  );
}

function NodeText({ node }: { node: JsonNode }) {
  if (node.kind === 'leaf')
    return (
      <span>
        <LogText
          text={
            node.text.length > MAX_LEAF_LENGTH
              ? `${node.text.slice(0, MAX_LEAF_LENGTH)}…`
              : node.text
          }
        />
      </span>
    );
  return (
    <Size>{node.kind === 'list' ? `[${node.members.length}]` : `{${node.members.length}}`}</Size>
  );
}

function membersOf(node: JsonNode): number {
  return node.kind === 'leaf'
    ? 0
    : node.members.reduce((sum, [, member]) => sum + 1 + membersOf(member), 0);
}

const NONE: ReadonlySet<string> = new Set();

const Tree = styled.div`
  margin-inline-start: -2ch;
  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) {
    margin-inline-start: 0;
  }
`;

const Line = styled.div`
  position: relative;
  border-radius: ${({ theme }) => theme.radius.small};
  &:hover,
  &:focus-within {
    background: ${({ theme }) => theme.color.sunken};
  }
  &[aria-expanded] > span {
    cursor: default;
  }
  &[aria-expanded='true'] > span > svg {
    transform: rotate(90deg);
  }
`;

const Words = styled.span`
  display: block;
  > svg {
    position: absolute;
    margin-inline-start: -1.3em;
    margin-top: 0.25em;
    color: ${({ theme }) => theme.color.muted};
  }
  b {
    font-weight: inherit;
    color: ${({ theme }) => theme.color.accent};
  }
`;

const Size = styled.span`
  color: ${({ theme }) => theme.color.muted};
`;
