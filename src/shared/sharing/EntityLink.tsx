import { useHref } from 'react-router-dom';
import styled from 'styled-components';
import { CopyText } from '@/shared/copy-text/CopyText';
import { t } from '@/shared/texts/t';
import { Field } from '@/ui/field/Field';
import { LineInput } from '@/ui/text-input/LineInput';
import { pathOfEntity, type SharedEntity } from './shared-entity';

/** The URL of the entity, to copy and pass on. */
export function EntityLink({ entity }: { entity: SharedEntity }) {
  const path = pathOfEntity(entity);
  const href = useHref(path ?? '');
  if (path === undefined) return null;
  const url = `${globalThis.location.origin}${href}`;
  return (
    <Field label={t('sharing.link')} help={t('sharing.linkHelp')}>
      {(control) => (
        <Row>
          <LineInput
            {...control}
            readOnly
            monospace
            value={url}
            onChange={() => undefined}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <CopyText variant="secondary" label={t('sharing.copyLink')} text={() => url} />
        </Row>
      )}
    </Field>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${({ theme }) => theme.space.s};
`;
