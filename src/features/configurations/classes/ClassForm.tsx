import { useMutation } from '@tanstack/react-query';
import { useMemo } from 'react';
import { call } from '@/api/client';
import { getConfig, type ConfigDocument } from '@/contract/cluster-config';
import { ConfigFields } from '@/shared/config-form/ConfigFields';
import { FormField } from '@/shared/form/FormField';
import { DurationField } from '@/shared/pickers/DurationField';
import { spanText, TimeUnitBox, type JavaTimeUnit } from '@/shared/pickers/spans';
import type { TimeSpan } from '@/ui/time-unit-input/TimeUnitInput';
import { saveClass } from '../setting/mutations';
import { SettingDialog } from '../setting/SettingDialog';
import { useSettingForm } from '../setting/use-setting-form';
import { fieldsOf, toDocument, toValues, type ClassField, type ClassValues } from './class-values';
import type { Member } from './member';
import { SPAN_UNITS } from './milliseconds';

type ClassFormProps = {
  /** Names the draft. */
  id: string;
  className: string;
  title: string;
  failedTitle: string;
  failedText?: ((reason: string) => string) | undefined;
  members: readonly Member[];
  document: ConfigDocument;
  onClose: () => void;
};

/** Edits the members of a configuration class; those without a field are kept. */
export function ClassForm({
  id,
  className,
  title,
  failedTitle,
  failedText,
  members,
  document,
  onClose,
}: ClassFormProps) {
  const { mutateAsync: save } = useMutation(saveClass);
  const fields = useMemo(() => fieldsOf(members), [members]);
  const form = useSettingForm<ClassValues, ConfigDocument>({
    id,
    onClose,
    edits: {
      loaded: document,
      latest: async () => (await call(getConfig, { class: className })) ?? {},
      toValues: (found) => toValues(fields, found),
    },
    onSubmit: (values, { current }) =>
      save({ class: className, config: toDocument(fields, values, current) }),
    secrets: fields.flatMap(({ member, key }) => (member.kind === 'secret' ? [key] : [])),
    serverNames: Object.fromEntries(fields.map(({ member, key }) => [member.name, key])),
  });
  return (
    <SettingDialog
      form={form}
      title={title}
      failedTitle={failedTitle}
      failedText={failedText}
      onClose={onClose}
    >
      {fields.map((one) => (
        <OneField key={one.key} of={one} />
      ))}
    </SettingDialog>
  );
}

function OneField({ of: { member, key, field } }: { of: ClassField }) {
  const { kind, label, help } = member;
  if (field) return <ConfigFields fields={[field]} />;
  const usual = { name: key, label, ...(help !== undefined && { help }), required: true };
  if (kind === 'duration') return <DurationField {...usual} keepHelp />;
  return (
    <FormField<TimeSpan<JavaTimeUnit>> {...usual} textOf={spanText}>
      {({ name: _, ...control }) => (
        <TimeUnitBox {...control} units={SPAN_UNITS} required min={0} />
      )}
    </FormField>
  );
}
