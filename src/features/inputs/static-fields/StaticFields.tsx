import styled from 'styled-components';
import type { InputSummary } from '@/contract/inputs';
import { ask } from '@/shared/confirm/ask';
import { t } from '@/shared/texts/t';
import { Chip } from '@/ui/chip/Chip';
import { staticFieldTexts } from './static-field-texts';
import { useStaticFields } from './use-static-fields';

/** Renders nothing when there are no static fields. */
export function StaticFields({ input }: { input: InputSummary }) {
  const { mayChange, remove, failure } = useStaticFields(input);
  const texts = staticFieldTexts();
  const fields = Object.entries(input.static_fields);
  const askToRemove = (key: string) =>
    ask({
      title: texts.confirmTitle,
      confirm: texts.confirmButton,
      content: <p>{texts.confirm(key)}</p>,
      // Failures are shown below the fields.
      run: async () => remove(key),
    });
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
                  onRemove={() => askToRemove(key)}
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
