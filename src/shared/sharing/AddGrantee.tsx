import styled from 'styled-components';
import type { Capability, EntityShare, Grantee } from '@/contract/shares';
import { SearchSelect } from '@/shared/pickers/SearchSelect';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { Field } from '@/ui/field/Field';
import { NativeSelect } from '@/ui/select/NativeSelect';
import { capabilityName } from './shared-entity';

type AddGranteeProps = {
  grantees: readonly Grantee[];
  capabilities: EntityShare['available_capabilities'];
  grantee: string | undefined;
  capability: Capability;
  /** Username and e-mail address of a user. */
  aboutOf: (id: string) => string | undefined;
  problem: string | undefined;
  onChange: (change: { grantee?: string | undefined; capability?: Capability }) => void;
  onAdd: () => void;
};

/** Adds a grantee with a capability. */
export function AddGrantee({
  grantees,
  capabilities,
  grantee,
  capability,
  aboutOf,
  problem,
  onChange,
  onAdd,
}: AddGranteeProps) {
  const options = grantees.map(({ id, type, title }) => {
    const info = type === 'user' ? aboutOf(id) : t(`sharing.kind.${type}`);
    return { value: id, label: title, ...(info !== undefined && { info }) };
  });
  return (
    <Row
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onAdd();
      }}
    >
      <Who>
        <Field
          label={t('sharing.grantee')}
          error={problem}
          help={options.length === 0 ? t('sharing.nobodyLeft') : undefined}
        >
          {(control) => (
            <SearchSelect
              {...control}
              options={options}
              value={grantee}
              clearable
              disabled={options.length === 0}
              placeholder={t('sharing.granteePlaceholder')}
              onChange={(chosen) => onChange({ grantee: chosen })}
            />
          )}
        </Field>
      </Who>
      <Field label={t('sharing.capability')}>
        {(control) => (
          <NativeSelect
            {...control}
            options={capabilities.map(({ id, title }) => ({
              value: id,
              label: capabilityName(id, title),
            }))}
            value={capability}
            onChange={(chosen) => onChange({ capability: chosen })}
          />
        )}
      </Field>
      <Add type="submit" disabled={options.length === 0}>
        {t('sharing.add')}
      </Add>
      <Means>{t(`sharing.means.${capability}`)}</Means>
    </Row>
  );
}

const Row = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 9em auto;
  align-items: start;
  gap: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.s};
  @media (max-width: ${({ theme }) => theme.breakpoint.tableFolds}) {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

const Who = styled.div`
  min-width: 0;
  @media (max-width: ${({ theme }) => theme.breakpoint.tableFolds}) {
    grid-column: 1 / -1;
  }
`;

/** Aligned with the controls, below their labels. */
const Add = styled(Button)`
  margin-top: calc(1.45em + ${({ theme }) => theme.space.xs});
`;

const Means = styled.p`
  grid-column: 1 / -1;
  margin: 0;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${({ theme }) => theme.size.small};
`;
