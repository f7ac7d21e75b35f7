import styled from 'styled-components';
import type { InputSummary } from '@/contract/inputs';
import { PERMISSIONS } from '@/contract/permissions';
import { nodesPoll } from '@/shared/background/polls';
import { useTyped } from '@/shared/entity-list/search-box/use-typed';
import { usePermittedQuery } from '@/shared/permissions/use-permitted-query';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { Select } from '@/ui/select/Select';
import { TextInput } from '@/ui/text-input/TextInput';
import { STATE_GROUPS } from '../state/input-state';
import { GLOBAL, isEverything, type InputFilter } from './list-address';
import { groupTexts } from '../state/StateChip';

type InputFiltersProps = {
  filter: InputFilter;
  /** `replace`: the change belongs to the one before it, and Back undoes both. */
  onChange: (change: Partial<InputFilter>, options?: { replace: boolean }) => void;
  inputs: readonly InputSummary[];
};

/** Filters the list; the address holds the filter. */
export function InputFilters({ filter, onChange, inputs }: InputFiltersProps) {
  const { data: nodes = {} } = usePermittedQuery(PERMISSIONS.system.read, nodesPoll);
  const { text, type, send, leave } = useTyped(filter.text, (next, continues) =>
    onChange({ text: next }, { replace: continues }),
  );
  const types = [...new Map(inputs.map((input) => [input.type, input.name]))].toSorted(
    ([, one], [, other]) => one.localeCompare(other),
  );
  const nodeIds = [
    ...new Set([
      ...Object.keys(nodes),
      ...inputs.flatMap(({ node, global }) => (global || node === null ? [] : [node])),
    ]),
  ];
  return (
    <Row role="search" aria-label={t('inputs.filters')}>
      <TextInput
        type="search"
        label={t('inputs.filterText')}
        hideLabel
        placeholder={t('inputs.filterText')}
        value={text}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => type(target.value)}
        onBlur={leave}
        onKeyDown={({ key }) => {
          if (key === 'Enter') send(text);
        }}
      />
      <Select
        label={t('inputs.filterType')}
        hideLabel
        value={filter.type}
        onChange={(next) => onChange({ type: next })}
        options={[
          { value: '', label: t('inputs.allTypes') },
          ...types.map(([value, label]) => ({ value, label })),
        ]}
      />
      <Select
        label={t('inputs.filterState')}
        hideLabel
        value={filter.state}
        onChange={(next) => onChange({ state: next })}
        options={[
          { value: '', label: t('inputs.allStates') },
          ...STATE_GROUPS.map((group) => ({ value: group, label: t(groupTexts[group]) })),
        ]}
      />
      {(nodeIds.length > 1 || filter.node !== '') && (
        <Select
          label={t('inputs.filterNode')}
          hideLabel
          value={filter.node}
          onChange={(next) => onChange({ node: next })}
          options={[
            { value: '', label: t('inputs.everyNode') },
            { value: GLOBAL, label: t('inputs.onlyGlobal') },
            ...nodeIds.map((id) => ({ value: id, label: nodes[id]?.hostname ?? id })),
          ]}
        />
      )}
      {!isEverything(filter) && (
        <Button
          variant="quiet"
          onClick={() => onChange({ text: '', type: '', state: '', node: '' })}
        >
          {t('inputs.clearFilters')}
        </Button>
      )}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.s};
  > div {
    flex: 0 1 ${({ theme }) => theme.width.menu};
    min-width: 0;
  }
  > :first-child {
    flex: 0 1 ${({ theme }) => theme.width.fieldValue};
  }
  @media (max-width: ${({ theme }) => theme.breakpoint.narrow}) {
    > div,
    > :first-child {
      flex: 1 1 40%;
    }
    > :first-child {
      flex-basis: 100%;
    }
  }
`;
