import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { pickerQueries } from '@/shared/pickers/queries';
import { isHttpUrl } from '@/shared/pickers/url-text';
import { UrlInput } from '@/shared/pickers/UrlInput';
import { t } from '@/shared/texts/t';
import { Chip } from '@/ui/chip/Chip';
import { DetailCard } from '@/ui/detail/DetailCard';
import { Field } from '@/ui/field/Field';

/** Tells whether the list allows an address, and offers to add it. */
export function CheckAddress() {
  const [url, setUrl] = useState('');
  const { data: allowed } = useQuery({ ...pickerQueries.url(url.trim()), enabled: isHttpUrl(url) });
  return (
    <DetailCard title={t('configurations.tryTitle')}>
      <Narrow>
        <Field label={t('configurations.tryAddress')}>
          {(control) => <UrlInput {...control} value={url} onChange={setUrl} />}
        </Field>
        <div role="status">
          {allowed === true && <Chip tone="success">{t('configurations.allowed')}</Chip>}
        </div>
      </Narrow>
    </DetailCard>
  );
}

const Narrow = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
  max-width: ${({ theme }) => theme.width.dialogLarge};
`;
