import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { ResultMessage } from '@/contract/search';
import { SearchSelect } from '@/shared/pickers/SearchSelect';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { Field } from '@/ui/field/Field';
import { Modal } from '@/ui/modal/Modal';
import { searchQueries } from '@/views/execution/queries';
import type { SearchRequest } from '@/views/execution/search-request';
import type { NewWidget } from '@/views/widget-controls/create-widget';
import { fieldWidgets } from './field-widgets';

/** Asks for the field to compare another one with, and creates a widget of both. */
export function CompareDialog({
  field,
  request,
  rows,
  onCreate,
  onClose,
}: {
  field: string;
  request: SearchRequest;
  rows: readonly ResultMessage[];
  onCreate: (created: NewWidget) => void;
  onClose: () => void;
}) {
  const [other, setOther] = useState<string>();
  const { data, error, isPending } = useQuery(searchQueries.fields(request.streams, request.range));
  const widgets = useMemo(() => fieldWidgets(data ?? [], rows), [data, rows]);
  const options = useMemo(
    () =>
      widgets
        .comparable(field)
        .map(({ name, type }) => ({ value: name, label: name, info: type.type })),
    [widgets, field],
  );
  const create = () => {
    if (other === undefined) return;
    onClose();
    onCreate(widgets.compare(field, other));
  };
  const isEmpty = !isPending && options.length === 0;
  return (
    <Modal
      title={t('fieldWidgets.compareTitle', { field })}
      onClose={onClose}
      closeLabel={t('forms.close')}
      footer={
        <>
          <Button onClick={onClose}>{t('forms.cancel')}</Button>
          <Button variant="primary" disabled={other === undefined} onClick={create}>
            {t('fieldWidgets.create')}
          </Button>
        </>
      }
    >
      <Field
        label={t('fieldWidgets.other')}
        help={t('fieldWidgets.compareHelp')}
        error={
          error
            ? t('fieldWidgets.typesFailed')
            : isEmpty
              ? t('fieldWidgets.notComparable', { field })
              : undefined
        }
      >
        {(control) => (
          <SearchSelect
            {...control}
            options={options}
            loading={isPending}
            value={other}
            onChange={setOther}
            monospace
          />
        )}
      </Field>
    </Modal>
  );
}
