import Copy from 'lucide-react/icons/copy';
import Route from 'lucide-react/icons/route';
import ZoomIn from 'lucide-react/icons/zoom-in';
import ZoomOut from 'lucide-react/icons/zoom-out';
import { useState } from 'react';
import styled from 'styled-components';
import type { Fields } from '@/domain/exact';
import type { JsonLine, JsonNode } from '@/domain/format/json-tree';
import { jsonText } from '@/domain/format/json-tree';
import { asciiControls, plainText } from '@/domain/format/text/plain-text';
import { t } from '@/shared/texts/t';
import { IconButton } from '@/ui/button/IconButton';
import { copyText } from '@/ui/copy-button/copy-text';
import { fieldOf, pathOf } from './json-paths';
import { useFiledValue } from './use-filed-value';
import type { FieldActions } from './value-actions';

type JsonLineActionsProps = {
  field: string;
  line: JsonLine;
  fields: Fields;
  actions: FieldActions;
};

/**
 * Actions on a line of a structure. Search actions only exist for lines that are also a field of
 * the message.
 */
export function JsonLineActions({
  field,
  line,
  fields,
  actions: { onQueryChange },
}: JsonLineActionsProps) {
  const path = pathOf(field, line.names);
  const [outcome, setOutcome] = useState('');
  const copy = (text: string) =>
    void copyText(text).then((done) =>
      setOutcome(t(done ? 'message.copied' : 'message.copyFailed')),
    );
  const searchField = onQueryChange && fieldOf(field, line, fields);
  const value = line.node.kind === 'leaf' ? line.node.value : null;
  const indexedValueOf = useFiledValue();
  return (
    <Buttons>
      <span role="status">{outcome}</span>
      {searchField !== undefined && (
        <IconButton
          label={t('value.add', { field: searchField })}
          icon={<ZoomIn aria-hidden size="1.1em" />}
          onClick={() =>
            onQueryChange?.({
              kind: 'add',
              field: searchField,
              value: indexedValueOf(searchField, value),
            })
          }
        />
      )}
      {searchField !== undefined && (
        <IconButton
          label={t('value.exclude', { field: searchField })}
          icon={<ZoomOut aria-hidden size="1.1em" />}
          onClick={() =>
            onQueryChange?.({
              kind: 'exclude',
              field: searchField,
              value: indexedValueOf(searchField, value),
            })
          }
        />
      )}
      <IconButton
        label={t('message.copyPath', { path })}
        icon={<Route aria-hidden size="1.1em" />}
        onClick={() => copy(path)}
      />
      <IconButton
        label={t('value.copy', { field: path })}
        icon={<Copy aria-hidden size="1.1em" />}
        onClick={() => copy(lineText(line.node))}
      />
    </Buttons>
  );
}

/** Texts unquoted, structures as JSON, both without control characters. */
const lineText = (node: JsonNode): string =>
  node.kind === 'leaf' && typeof node.value === 'string'
    ? plainText(node.value)
    : asciiControls(jsonText(node));

const Buttons = styled.span`
  position: absolute;
  inset: 0 0 auto auto;
  display: inline-flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  background: ${({ theme }) => theme.color.sunken};
  font: ${({ theme }) => `${theme.size.small} ${theme.font.text}`};
  color: ${({ theme }) => theme.color.muted};
  > button {
    width: 1.6em;
    height: 1.6em;
    min-width: 0;
    min-height: 0;
  }
`;
