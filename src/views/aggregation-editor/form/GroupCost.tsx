import { useQuery } from '@tanstack/react-query';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import styled from 'styled-components';
import { ulid } from 'ulid';
import { formatCount } from '@/domain/format/number';
import type { GroupItem } from '@/domain/search/aggregation/form';
import { showsTopValues } from '@/domain/search/aggregation/reduce-form';
import { confirmationReason, MAX_UNCONFIRMED_CARDINALITY } from '@/domain/search/expensive-field';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { searchQueries } from '@/views/execution/queries';
import { useEditor } from './editor-context';

/**
 * Warns of groupings that may be slow. Only fields chosen since the editor was opened are counted,
 * so that opening it asks the server nothing.
 */
export function GroupCost({ group }: { group: GroupItem }) {
  const { wasGroupedBy } = useEditor();
  return (
    <Costs role="status">
      {group.type === 'values' &&
        group.fields
          .filter((field) => !wasGroupedBy(field))
          .map((field) => <FieldCost key={field} field={field} group={group} />)}
    </Costs>
  );
}

function FieldCost({ field, group }: { field: string; group: GroupItem }) {
  const { form, step, fields, cardinality } = useEditor();
  const config = useQuery({ ...searchQueries.config(), retry: false });
  const known = fields.byName?.get(field);
  const properties = known && {
    name: field,
    enumerable: known.isEnumerable,
    numeric: known.isNumeric,
  };
  const disabled = config.data?.analysis_disabled_fields ?? [];
  // By default the fields that are disabled contain full text, which says more.
  const reason =
    properties && (confirmationReason(properties, []) ?? confirmationReason(properties, disabled));
  const { data: values } = useQuery({
    // Counting the values of full text may be refused, and is as slow as grouping by it.
    ...cardinality(field, reason === undefined ? 'values' : 'messages'),
    enabled: fields.byName !== undefined && !config.isPending,
  });
  const isKnown = typeof values === 'number';
  const isMany = isKnown && values > MAX_UNCONFIRMED_CARDINALITY;
  if (reason === undefined && !isMany) return null;
  const isLimited = showsTopValues(form, group);
  const text =
    reason === undefined
      ? t(isLimited ? 'editor.cost.top' : 'editor.cost.many', {
          field,
          values: formatCount(values ?? 0),
          limit: group.limit ?? 0,
        })
      : [
          t(`editor.cost.${reason}`, { field }),
          ...(isKnown ? [t('editor.cost.most', { values: formatCount(values) })] : []),
        ].join(' ');
  return (
    <Cost>
      <TriangleAlert aria-hidden size="1.1em" />
      <span>
        {text}
        {!isLimited && (
          <Button
            variant="quiet"
            onClick={() => step({ type: 'topValues', key: group.key, sortKey: ulid() })}
          >
            {t('editor.cost.useTop')}
          </Button>
        )}
      </span>
    </Cost>
  );
}

/** Takes no room while it is empty, but stays, so that what appears in it is read out. */
const Costs = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
  &:empty {
    position: absolute;
  }
`;

const Cost = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.xs};
  color: ${({ theme }) => theme.color.warning};
  font-size: ${({ theme }) => theme.size.small};
  overflow-wrap: anywhere;
  svg {
    margin-top: 0.15em;
  }
  button {
    display: block;
    height: ${({ theme }) => theme.height.row};
    margin-inline-start: -${({ theme }) => theme.space.s};
    padding: 0 ${({ theme }) => theme.space.s};
    font-size: inherit;
  }
  @media (pointer: coarse) {
    button {
      height: ${({ theme }) => theme.height.touch};
    }
  }
`;
