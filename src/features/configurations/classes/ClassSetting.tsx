import type { ConfigDocument } from '@/contract/cluster-config';
import { formatDuration, formatNumber } from '@/domain/format/number';
import { isObject } from '@/domain/json-object';
import { durationText } from '@/shared/pickers/spans';
import { useIsEmbedded } from '@/shared/server-kind/use-is-embedded';
import { t } from '@/shared/texts/t';
import { FactList } from '@/ui/detail/FactList';
import { configurationQueries } from '../setting/queries';
import { Quiet, Setting } from '../setting/Setting';
import { Code } from '../setting/ValueList';
import { valueIn } from './class-values';
import { ClassForm } from './ClassForm';
import type { KnownClass } from './known-classes';
import { guessMembers, shortName, type Member } from './member';

/** A configuration class with its own form. */
export function ClassSetting({ known }: { known: KnownClass }) {
  const { id, className, lead, embedded: noEffect } = known;
  const embedded = useIsEmbedded();
  const title = t(known.title);
  const members = known.members();
  return (
    <Setting
      id={id}
      title={title}
      lead={t(lead)}
      query={configurationQueries.ofClass(className)}
      form={(document, onClose) => (
        <ClassForm
          id={id}
          className={className}
          title={title}
          failedTitle={t('configurations.notUpdated')}
          members={members}
          document={document ?? {}}
          onClose={onClose}
        />
      )}
    >
      {(document) => (
        <>
          <FactList facts={factsOf(members, document ?? {})} />
          {document === null && <Quiet>{t('configurations.neverSaved')}</Quiet>}
          {embedded && <Quiet>{t(noEffect)}</Quiet>}
        </>
      )}
    </Setting>
  );
}

/** A class that the console does not know; its form is derived from its document. */
export function UnknownClassSetting({
  className,
  customization = false,
}: {
  className: string;
  customization?: boolean;
}) {
  const title = wordsOfClass(className);
  return (
    <Setting
      id={className}
      title={title}
      lead={<Code>{className}</Code>}
      query={configurationQueries.ofClass(className)}
      form={(document, onClose) => (
        <ClassForm
          id={className}
          className={className}
          title={title}
          failedTitle={
            customization
              ? t('configurations.customizationNotUpdated', { key: className })
              : t('configurations.notUpdated')
          }
          failedText={
            customization
              ? (reason) => t('configurations.customizationFailed', { error: reason })
              : undefined
          }
          members={guessMembers(document ?? {})}
          document={document ?? {}}
          onClose={onClose}
        />
      )}
    >
      {(document) => <DocumentFacts document={document ?? {}} />}
    </Setting>
  );
}

/** All members of a document, those without a field as JSON. */
export function DocumentFacts({ document }: { document: ConfigDocument }) {
  const guessed = guessMembers(document);
  const nested = Object.entries(document).filter(
    ([name]) => !guessed.some((one) => one.name === name),
  );
  if (guessed.length + nested.length === 0) return <Quiet>{t('configurations.none')}</Quiet>;
  return (
    <FactList
      facts={[
        ...factsOf(guessed, document),
        ...nested.map(([name, value]) => ({
          label: name,
          value: <Code>{JSON.stringify(value)}</Code>,
        })),
      ]}
    />
  );
}

/** 'Sidecar Configuration' of `org.graylog…SidecarConfiguration`. */
const wordsOfClass = (className: string) =>
  shortName(className).replace(/([a-z])([A-Z])/g, '$1 $2');

const factsOf = (members: readonly Member[], document: ConfigDocument) =>
  members.map((member) => ({
    label: member.label,
    value: textOf(member, valueIn(document, member)),
  }));

function textOf({ kind, options = {} }: Member, value: unknown): string {
  if (kind === 'secret') return t(value ? 'configurations.set' : 'configurations.notSet');
  if (kind === 'milliseconds') return formatDuration(Number(value));
  if (typeof value === 'boolean') return t(value ? 'configurations.on' : 'configurations.off');
  if (typeof value === 'number') return formatNumber(value);
  if (Array.isArray(value)) return value.map(String).join(', ');
  if (value === null || value === undefined) return '';
  if (isObject(value)) return JSON.stringify(value);
  const text = String(value);
  if (kind === 'duration') return durationText(text);
  return options[text] ?? text;
}
