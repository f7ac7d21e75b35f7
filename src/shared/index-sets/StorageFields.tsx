import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { NumberField, CheckboxField } from '@/shared/form/fields';
import { FormField } from '@/shared/form/FormField';
import { spanText, TimeUnitBox, type JavaTimeUnit } from '@/shared/pickers/spans';
import { useIsEmbedded } from '@/shared/server-kind/use-is-embedded';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import type { TimeSpan } from '@/ui/time-unit-input/TimeUnitInput';

export const REFRESH_UNITS: readonly JavaTimeUnit[] = [
  'MILLISECONDS',
  'SECONDS',
  'MINUTES',
  'HOURS',
  'DAYS',
];

/**
 * How the search cluster stores the indices of a set, with further fields of the form as children.
 * On the embedded node, where they have no effect, they are folded away.
 */
export function StorageFields({ children }: { children?: ReactNode }) {
  const isEmbedded = useIsEmbedded();
  const [isOpen, setIsOpen] = useState(false);
  const fields = (
    <>
      {children}
      <SegmentFields />
    </>
  );
  if (!isEmbedded) return fields;
  return (
    <>
      <NoEffect>{t('strategies.noEffect')}</NoEffect>
      <Toggle variant="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {t(isOpen ? 'strategies.hideStorage' : 'strategies.showStorage')}
      </Toggle>
      {isOpen && fields}
    </>
  );
}

function SegmentFields() {
  return (
    <>
      <NumberField name="shards" label={t('strategies.shards')} required min={1} />
      <NumberField name="replicas" label={t('strategies.replicas')} required min={0} />
      <NumberField name="segments" label={t('strategies.segments')} required min={1} />
      <CheckboxField name="optimizes" label={t('strategies.optimizes')} />
      <FormField<TimeSpan<JavaTimeUnit>>
        name="refresh"
        label={t('strategies.fieldRefresh')}
        required
        textOf={spanText}
      >
        {({ name: _, ...control }) => (
          <TimeUnitBox {...control} required min={0} units={REFRESH_UNITS} />
        )}
      </FormField>
    </>
  );
}

/** The labels of the fields while they are folded away, where two versions of them conflict. */
export const hiddenStorageFields = () => ({
  analyzer: { label: t('strategies.analyzer') },
  shards: { label: t('strategies.shards') },
  replicas: { label: t('strategies.replicas') },
  segments: { label: t('strategies.segments') },
  optimizes: { label: t('strategies.optimizes') },
  refresh: { label: t('strategies.fieldRefresh'), textOf: spanText },
});

const NoEffect = styled.p`
  max-width: 80ch;
  margin: 0;
  color: ${({ theme }) => theme.color.muted};
  text-wrap: pretty;
`;

const Toggle = styled(Button)`
  justify-self: start;
`;
