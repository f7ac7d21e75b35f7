import { useQuery } from '@tanstack/react-query';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { Stream } from '@/contract/streams';
import { isPageFailure } from '@/shared/failure/describe-failure';
import { useKeys } from '@/shared/keys/use-keys';
import { ButtonLink } from '@/shared/navigation/ButtonLink';
import { useAddress } from '@/shared/navigation/use-address';
import { PageHead } from '@/shared/page-header/PageHead';
import { paths } from '@/shared/paths';
import { UsedBy } from '@/shared/references/UsedBy';
import { PageLoader } from '@/shared/resource/PageLoader';
import { useSession } from '@/shared/session/session-context';
import { ShareButton } from '@/shared/sharing/ShareButton';
import { t } from '@/shared/texts/t';
import { Button } from '@/ui/button/Button';
import { Chip } from '@/ui/chip/Chip';
import { DetailCard } from '@/ui/detail/DetailCard';
import { DetailPage } from '@/ui/detail/DetailPage';
import { isBuiltIn, mayEdit, mayRun, maySeeOutputs } from './model/stream-rights';
import { streams } from './model/streams';
import { useInputsOf } from './model/use-rule-inputs';
import {
  copyOf,
  NEW_RULE,
  readRuleInput,
  readRuleTask,
  ruleOf,
  writeRuleTask,
} from './rules/rule-task';
import { RulesCard } from './rules/RulesCard';
import { RuleSheet } from './rules/RuleSheet';
import { PauseButton, PausedNotice } from './PausedNotice';
import { StreamSheet } from './StreamSheet';
import { DraftTest } from './testing/DraftTest';
import { readTestMessage, writeTestMessage, type TestMessage } from './testing/message-address';
import { MessageChoice } from './testing/MessageChoice';
import { MessageOutcome } from './testing/MessageOutcome';
import { NEWEST, type Sampled } from './testing/sample';
import { isInSample, SampleCard } from './testing/SampleCard';
import { useMessageTest } from './testing/use-message-test';
import { countMatches, useSample } from './testing/use-sample';

/** The rules of a stream, tested with recent messages and the one that the URL names. */
export function EditStreamPage() {
  const { streamId = '' } = useParams();
  const session = useSession();
  const [editing, setEditing] = useState(false);
  const query = useQuery({ ...streams.one(streamId), throwOnError: isPageFailure });
  const head = (title: string, actions?: ReactNode) => (
    <PageHead
      title={title}
      description={t('streams.rulesLead')}
      way={[{ title: t('streams.title'), to: paths.streams() }]}
      actions={actions}
    />
  );
  return (
    <PageLoader
      query={query}
      head={head(t('streams.column.rules'))}
      loading={t('streams.loadingForm')}
    >
      {(stream) => (
        <DetailPage
          head={head(
            t('streams.rulesOf', { title: stream.title }),
            <>
              <Chip tone={stream.disabled ? 'warning' : 'success'}>
                {t(stream.disabled ? 'streams.paused' : 'streams.running')}
              </Chip>
              {(stream.categories ?? []).map((name) => (
                <Chip key={name}>{t('streams.category', { name })}</Chip>
              ))}
              <ButtonLink variant="secondary" to={paths.streamSearch(stream.id)}>
                {t('streams.search')}
              </ButtonLink>
              {maySeeOutputs(stream, session) && (
                <ButtonLink variant="secondary" to={paths.streamOutputs(stream.id)}>
                  {t('streams.outputsAction')}
                </ButtonLink>
              )}
              {!stream.disabled && mayRun(stream, session) && <PauseButton id={stream.id} />}
              <ShareButton entity={{ type: 'stream', id: stream.id, title: stream.title }} />
              {mayEdit(stream, session) && (
                <Button onClick={() => setEditing(true)}>{t('streams.edit')}</Button>
              )}
            </>,
          )}
        >
          <PausedNotice stream={stream} mayRun={mayRun(stream, session)} />
          <RulesAndTests stream={stream} mayEdit={mayEdit(stream, session)} />
          <UsedBy thing={{ kind: 'stream', id: stream.id, name: stream.title }} />
          {editing && (
            <StreamSheet task={{ kind: 'edit', id: stream.id }} onClose={() => setEditing(false)} />
          )}
        </DetailPage>
      )}
    </PageLoader>
  );
}

function RulesAndTests({ stream, mayEdit: isEditable }: { stream: Stream; mayEdit: boolean }) {
  const [params, change] = useAddress();
  const chosen = readTestMessage(params);
  const test = useMessageTest(stream, chosen);
  const [sampled, setSampled] = useState<Sampled>(NEWEST);
  const sample = useSample(stream.rules, stream.matching_type, sampled);
  const inputs = useInputsOf(stream.rules);
  const task = isEditable ? readRuleTask(params) : undefined;
  const openRule = (rule: string | undefined) =>
    change((before) => writeRuleTask(rule, before), { replace: rule === undefined });
  const choose = (message: TestMessage | undefined) =>
    change((before) => writeTestMessage(message, before));
  useKeys(
    t('streams.title'),
    isEditable ? [{ keys: 'c', label: t('streams.addRule'), run: () => openRule(NEW_RULE) }] : [],
  );
  const isListed = !isBuiltIn(stream) && isInSample(sample.tested, chosen);
  const outcome = <MessageOutcome stream={stream} message={chosen} test={test} inputs={inputs} />;
  return (
    <>
      <RulesCard
        stream={stream}
        mayEdit={isEditable}
        verdicts={test.verdicts}
        countOf={(index) =>
          sample.tested &&
          sample.tested.length > 0 &&
          t('streams.sampleCount', {
            number: countMatches(sample.tested, index),
            count: sample.tested.length,
          })
        }
        onAdd={() => openRule(NEW_RULE)}
        onEdit={({ id }) => openRule(id)}
        onCopy={({ id }) => openRule(copyOf(id))}
      />
      {!isBuiltIn(stream) && (
        <SampleCard
          stream={stream}
          sample={sample}
          onSearch={setSampled}
          chosen={chosen}
          onChoose={choose}
          details={outcome}
        />
      )}
      {(!isBuiltIn(stream) || test.isNamed) && (
        <DetailCard title={t('streams.tryMessage')}>
          <MessageChoice key={`${chosen.index}/${chosen.id}`} {...chosen} onChoose={choose} />
          {test.isNamed && !isListed && outcome}
        </DetailCard>
      )}
      {task !== undefined && (
        <OpenedRule
          key={task}
          stream={stream}
          task={task}
          input={readRuleInput(params)}
          message={test.fields}
          preview={(rule) => <DraftTest rule={rule} fields={test.fields} sampled={sampled} />}
          onClose={() => openRule(undefined)}
        />
      )}
    </>
  );
}

type OpenedRuleProps = Omit<ComponentProps<typeof RuleSheet>, 'rule' | 'template' | 'stream'> & {
  stream: Stream;
  task: string;
};

/** Stays open with what the user entered if someone else deletes the rule in the meantime. */
function OpenedRule({ stream, task, ...sheet }: OpenedRuleProps) {
  const { id: ruleId, isCopy } = ruleOf(task);
  const [rule] = useState(() => stream.rules.find(({ id }) => id === ruleId));
  if (task !== NEW_RULE && !rule) return null;
  return (
    <RuleSheet
      {...sheet}
      stream={stream}
      rule={isCopy ? undefined : rule}
      template={isCopy ? rule : undefined}
    />
  );
}
