import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styled from 'styled-components';
import { isHttpUrl } from '@/shared/pickers/url-text';
import { pickerQueries } from '@/shared/pickers/queries';
import { t } from '@/shared/texts/t';
import { Chip } from '@/ui/chip/Chip';
import { DetailCard } from '@/ui/detail/DetailCard';
import { Field } from '@/ui/field/Field';
import { LineInput } from '@/ui/text-input/LineInput';

/** Whether the server may ask an address, as the list stands (B4.15). */
export function CheckAddress() {
  const [url, setUrl] = useState('');
  const isUrl = isHttpUrl(url);
  const { data, isError } = useQuery({ ...pickerQueries.url(url.trim()), enabled: isUrl });
  return (
    <DetailCard title={t('configurations.tryTitle')}>
      <Narrow>
        <Field label={t('configurations.tryAddress')} error={isError ? t('controls.urlUnchecked') : undefined}>
          {(control) => <LineInput {...control} monospace inputMode="url" autoComplete="off" placeholder="https://" value={url} onChange={setUrl} />}
        </Field>
        <div role="status">{isUrl && data !== undefined && <Chip tone={data ? 'success' : 'warning'}>{t(data ? 'configurations.allowed' : 'configurations.notAllowed')}</Chip>}</div>
      </Narrow>
    </DetailCard>
  );
}

const Narrow = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.s};
  max-width: ${({ theme }) => theme.width.dialogLarge};
`;
