import { useState } from 'react';
import styled from 'styled-components';
import { ConfigFields } from '@/shared/config-form/ConfigFields';
import type { ConfigField } from '@/shared/config-form/config-field';
import { useFormState } from '@/shared/form/form-context';
import { useIsEmbedded } from '@/shared/server-kind/use-is-embedded';
import { t } from '@/shared/texts/t';
import { Notice } from '@/ui/notice/Notice';
import { SegmentedControl } from '@/ui/segmented-control/SegmentedControl';
import { isEverywhere, isLocalOnly } from '../sending/listen-address';

type Reached = 'machine' | 'network' | 'address';
const ADDRESSES = { machine: '127.0.0.1', network: '0.0.0.0' } as const;

/** From where messages are received: what a bind address means, which is for those who need one. */
export function Reach({ field }: { field: ConfigField }) {
  const form = useFormState();
  const embedded = useIsEmbedded();
  const address = String(form.valueOf(field.key) ?? '').trim();
  const [wantsAddress, setWantsAddress] = useState(false);
  const isAsked =
    form.errorOf(field.key) !== undefined || form.conflicts.some(({ name }) => name === field.key);
  const value = wantsAddress || isAsked ? 'address' : reachOf(address);
  const isOpen = embedded && address !== '' && !isLocalOnly({ address });
  return (
    <Stack>
      <SegmentedControl<Reached>
        label={t('inputs.reach')}
        value={value}
        onChange={(next) => {
          setWantsAddress(next === 'address');
          if (next !== 'address') form.setValue(field.key, ADDRESSES[next]);
        }}
        options={[
          { value: 'machine', label: t('inputs.reachMachine') },
          { value: 'network', label: t('inputs.reachNetwork') },
          { value: 'address', label: t('inputs.reachAddress') },
        ]}
      />
      {value === 'address' && <ConfigFields fields={[field]} />}
      {isOpen && (
        <Notice tone="warning" title={t('inputs.open')}>
          {t(isEverywhere({ address }) ? 'inputs.openEverywhere' : 'inputs.openAt', { address })}
        </Notice>
      )}
    </Stack>
  );
}

/** Other addresses of this machine, such as those of IPv6, are shown as they are. */
function reachOf(address: string): Reached {
  if (address === ADDRESSES.machine) return 'machine';
  return address === ADDRESSES.network ? 'network' : 'address';
}

const Stack = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
  legend {
    padding: 0 0 ${({ theme }) => theme.space.xs};
    font-weight: ${({ theme }) => theme.weight.semibold};
  }
`;
