import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isNoAnswer } from '@/api/errors';
import { formatBytes, formatCount } from '@/domain/format/number';
import { FailureNotice } from '@/shared/failure/FailureNotice';
import { errorText } from '@/shared/failure/error-text';
import { saveFile } from '@/shared/files/save-file';
import { ModalForm } from '@/shared/form/DialogForm';
import { CheckboxField, NumberField, SelectField } from '@/shared/form/fields';
import { FormField } from '@/shared/form/FormField';
import { useDraftForm } from '@/shared/form/use-draft-form';
import { MultiSelect } from '@/shared/pickers/SearchSelect';
import { useSession } from '@/shared/session/session-context';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { Modal } from '@/ui/modal/Modal';
import { Notice } from '@/ui/notice/Notice';
import { ProgressBar } from '@/ui/progress-bar/ProgressBar';
import { NativeSelect } from '@/ui/select/NativeSelect';
import { useView } from '@/views/view-state/view-state-context';
import { searchQueries } from '@/views/execution/queries';
import { SEARCH_IDS, toSearch, type Execution } from '@/views/execution/search-request';
import { exportedFields, fileNameOf, promisedRows, type ExportValues } from './export-form';
import { pinnedFirst } from '@/views/messages/columns/columns';
import { usePinnedColumns } from '@/views/messages/stored-choice';
import { ExportVerdict, type Outcome } from './ExportVerdict';
import { exportedDecorators } from './exported-decorators';
import { pluginFormats, type ExportFormat } from './file-writer';
import { BrokenDownload } from './run-export';
import { useDownload } from './use-download';
import { useExported, useTables, type ExportedTable } from './use-exported';

type ExportDialogProps = {
  /** The search of the page; dashboards have none. */
  execution: Execution | undefined;
  /** The columns of the first table, if the page has a search. */
  columns: readonly string[];
  /** The table to begin with; otherwise the first one. */
  tableId?: string | undefined;
  onClose: () => void;
};

/**
 * Exports a search result as a file, over the window shown, and checks the row count of the
 * finished file.
 */
export function ExportDialog(props: ExportDialogProps) {
  const tables = useTables(t('results.untitledMessages'));
  return props.execution || tables.length > 0 ? (
    <Export {...props} tables={tables} />
  ) : (
    <Modal
      title={t('export.titleDashboard')}
      onClose={props.onClose}
      closeLabel={t('forms.close')}
      footer={<Button onClick={props.onClose}>{t('forms.close')}</Button>}
    >
      {t('export.noTables')}
    </Modal>
  );
}

function Export({
  execution: page,
  columns,
  tableId,
  tables,
  onClose,
}: ExportDialogProps & { tables: readonly ExportedTable[] }) {
  const { zone } = useSession();
  const {
    page: { request: ofView },
  } = useView();
  const { progress, outcome, run } = useDownload();
  const first = tables.find(({ widget }) => widget.id === tableId) ?? tables[0];
  const [pinned] = usePinnedColumns();
  const fieldsOf = (shown: readonly string[], table: ExportedTable | undefined) =>
    exportedFields(pinnedFirst(shown, pinned), table?.widget.config.showMessageRow === true);
  const form = useDraftForm<ExportValues, Outcome>({
    initialValues: {
      table: first?.widget.id,
      format: 'csv',
      fields: fieldsOf(page ? columns : (first?.widget.config.fields ?? []), first),
      limit: undefined,
      withoutFormulas: true,
      escapeMarks: false,
    },
    onSubmit: ({ fields: chosen, format, limit, withoutFormulas, escapeMarks }) => {
      if (!counted) return Promise.reject(new Error(t('export.failed')));
      const search = toSearch({
        ...request,
        range: effectiveRange ?? request.range,
        decorators: exportedDecorators(request.decorators),
      });
      return run(
        {
          search,
          searchTypeId: SEARCH_IDS.messages,
          fields: chosen,
          format,
          limit,
          zone,
          filename: fileNameOf(counted.executedAt, format),
          withoutFormulas,
          escapeMarks,
        },
        limit,
      ).catch((reason: unknown) => {
        throw explained(reason, promisedRows(total, limit));
      });
    },
    onSaved: ({ file, name }) => saveFile(name, file.content),
  });
  const exported = useExported(page, tables, form.values.table);
  const counted = exported.execution ?? page;
  const { effectiveRange, total = 0 } = counted ?? {};
  const request = counted?.request ?? ofView;
  const {
    data: fields,
    isPending,
    error,
  } = useQuery(searchQueries.fields(request.streams, effectiveRange ?? request.range));
  const failed = counted?.outcome === 'failed' ? counted.errors : [];
  const chooseTable = (id: string | undefined) => {
    form.setValue('table', id);
    const table = tables.find(({ widget }) => widget.id === id);
    if (table) form.setValue('fields', fieldsOf(table.widget.config.fields, table));
  };
  const options = useMemo(
    () => (fields ?? []).map(({ name }) => ({ value: name, label: name })),
    [fields],
  );
  const promised = promisedRows(total, form.values.limit);
  const busy = form.phase === 'busy';

  return (
    <ModalForm
      form={form}
      size="large"
      title={t(page ? 'export.title' : 'export.titleDashboard')}
      submit={busy ? t('export.downloading') : t('export.start')}
      incomplete={exported.execution === undefined || failed.length > 0}
      savesNothing
      failedTitle={t(tableId === undefined ? 'export.failed' : 'export.widgetFailed')}
      onClose={onClose}
    >
      {tables.length > 1 && (
        <FormField<string | undefined> name="table" label={t('export.table')}>
          {({ value, onChange: _, ...control }) => (
            <NativeSelect
              {...control}
              value={value ?? ''}
              onChange={chooseTable}
              options={tables.map(({ widget, title }) => ({ value: widget.id, label: title }))}
            />
          )}
        </FormField>
      )}
      <CountFailure error={exported.error} errors={failed} />
      <SelectField
        name="format"
        label={t('export.format')}
        options={[
          ...FORMATS.map((format) => ({ value: format, label: t(`export.${format}`) })),
          ...pluginFormats().map(({ id, label }) => ({ value: id, label })),
        ]}
      />
      <FormField<readonly string[]>
        name="fields"
        label={t('export.fields')}
        help={t('export.fieldsHelp')}
        required
      >
        {({ name: _, ...control }) => (
          <MultiSelect
            {...control}
            options={options}
            loading={isPending}
            failure={error === null ? undefined : errorText(error)}
            toValue={(typed) => typed}
            monospace
            clearable
          />
        )}
      </FormField>
      <NumberField
        name="limit"
        label={t('export.limit')}
        help={t('export.limitHelp', { total: formatCount(total) })}
        optional
        min={1}
        step={1}
      />
      <FileOptions format={form.values.format} promised={promised} total={total} />
      {busy && (
        <ProgressBar
          label={t('export.downloading')}
          value={promised === 0 ? undefined : (progress.rows / promised) * 100}
          text={t('export.progress', {
            rows: formatCount(progress.rows),
            promised: formatCount(promised),
            bytes: formatBytes(progress.bytes),
          })}
        />
      )}
      {outcome && !busy && <ExportVerdict outcome={outcome} total={total} />}
    </ModalForm>
  );
}

/** Shown here in addition to the global connection status, because it concerns this file. */
function explained(reason: unknown, promised: number): unknown {
  if (!(reason instanceof BrokenDownload) && !isNoAnswer(reason)) return reason;
  const { rows, bytes } =
    reason instanceof BrokenDownload ? reason.progress : { rows: 0, bytes: 0 };
  return new Error(
    t('export.broken', {
      rows: formatCount(rows),
      promised: formatCount(promised),
      bytes: formatBytes(bytes),
    }),
    { cause: reason },
  );
}

/** Why the rows of the table could not be counted. */
function CountFailure({
  error,
  errors,
}: {
  error: Error | null;
  errors: readonly { description: string }[];
}) {
  return (
    <>
      {error && <FailureNotice error={error} />}
      {errors.length > 0 && (
        <Notice tone="danger" title={t('export.searchFailed')}>
          {errors.map(({ description }) => description).join(' ')}
        </Notice>
      )}
    </>
  );
}

/** What the file leaves out, and how its values are written. */
function FileOptions({
  format,
  promised,
  total,
}: {
  format: ExportFormat;
  promised: number;
  total: number;
}) {
  return (
    <>
      {promised < total && (
        <Notice tone="info">
          {t('export.cut', {
            limit: formatCount(promised),
            total: formatCount(total),
            cut: formatCount(total - promised),
          })}
        </Notice>
      )}
      {format === 'csv' && (
        <CheckboxField
          name="withoutFormulas"
          label={t('export.withoutFormulas')}
          help={t('export.withoutFormulasHelp')}
        />
      )}
      <CheckboxField
        name="escapeMarks"
        label={t('export.escapeMarks')}
        help={t('export.escapeMarksHelp')}
      />
    </>
  );
}

const FORMATS = ['csv', 'ndjson', 'json'] as const;
