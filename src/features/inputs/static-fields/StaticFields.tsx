import { useState } from 'react';
import { keyValueTexts } from '@/shared/lists/list-texts';
import { ConfirmDialog } from '@/ui/confirm-dialog/ConfirmDialog';
import styled from 'styled-components';
import type { InputSummary } from '@/contract/inputs';
import { t } from '@/shared/texts/t';
import { Chip } from '@/ui/chip/Chip';
import { useStaticFields } from './use-static-fields';

/** Renders nothing when there are no static fields. */
export function StaticFields({ input }: { input: InputSummary }) {
  const { mayChange, remove, failure } = useStaticFields(input);
  const [leaving, setLeaving] = useState<string>();
  const texts = keyValueTexts();
  const fields = Object.entries(input.static_fields);
  if (fields.length === 0) return null;
  return (
    <>
      <List aria-label={t('inputs.staticFields')}>
        {fields.map(([key, value]) => {
          const words = t('inputs.staticField', { key, value });
          return (
            <li key={key}>
              {mayChange ? (
                <Wide
                  onRemove={() => setLeaving(key)}
                  removeLabel={t('inputs.removeField', { key })}
                >
                  {words}
                </Wide>
              ) : (
                <Wide>{words}</Wide>
              )}
            </li>
          );
        })}
      </List>
      {leaving !== undefined && (
        <ConfirmDialog
          title={texts.confirmTitle}
          confirm={texts.confirmButton}
          danger
          onCancel={() => setLeaving(undefined)}
          texts={{ cancel: texts.cancel, close: texts.close }}
          onConfirm={() => {
            setLeaving(undefined);
            remove(leaving);
          }}
        >
          <p>{texts.confirm(leaving)}</p>
        </ConfirmDialog>
      )}
      {failure}
    </>
  );
}

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Wide = styled(Chip)`
  white-space: normal;
  overflow-wrap: anywhere;
`;
