import Plus from 'lucide-react/icons/plus';
import styled from 'styled-components';
import { ulid } from 'ulid';
import { canAdd, newDirection } from '@/domain/search/aggregation/form-choices';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { Menu } from '@/ui/menu/Menu';
import { EditorSteps } from '@/views/widget-run/EditorSteps';
import type { AggregationEditorState } from './use-aggregation-editor';

/** The head of the form: undo, redo, and the menu of parts that can be added. */
export function EditorHead({ editor }: { editor: AggregationEditorState }) {
  const { form, step } = editor;
  return (
    <Head>
      <h2>{t('editor.heading')}</h2>
      <EditorSteps undo={editor.undo} redo={editor.redo} />
      <Menu
        label={t('editor.add')}
        placement="bottom-end"
        trigger={<Button icon={<Plus aria-hidden size="1.1em" />}>{t('editor.add')}</Button>}
        items={[
          {
            id: 'metric',
            label: t('editor.metric'),
            onSelect: () => step({ type: 'addMetric', key: ulid() }),
          },
          {
            id: 'group',
            label: t('editor.grouping'),
            onSelect: () => step({ type: 'addGroup', key: ulid(), direction: newDirection(form) }),
          },
          ...(canAdd(form).sort
            ? [
                {
                  id: 'sort',
                  label: t('editor.sort'),
                  onSelect: () => step({ type: 'addSort', key: ulid() }),
                },
              ]
            : []),
        ]}
      />
    </Head>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space.xs};
  padding: ${({ theme }) => `${theme.space.s} ${theme.space.l}`};
  border-bottom: ${({ theme }) => `${theme.line.hair} solid ${theme.color.line}`};
  h2 {
    flex: 1;
    margin: 0;
    font-size: ${({ theme }) => theme.size.base};
    font-weight: ${({ theme }) => theme.weight.semibold};
  }
`;
