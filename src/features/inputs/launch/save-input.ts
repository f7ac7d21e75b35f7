import equal from 'react-fast-compare';
import { ApiError } from '@/api/errors';
import { call } from '@/api/client';
import {
  createInput,
  getInput,
  listClusterInputStates,
  updateInput,
  type InputRequest,
  type InputSummary,
} from '@/contract/inputs';
import { isObject } from '@/domain/json-object';
import type { ConfigSubmission } from '@/shared/config-form/use-config-form';
import { serverText } from '@/shared/texts/server-text';
import { t } from '@/shared/texts/t';
import { groupOf, readStates, type NodeState } from '../state/input-state';
import { fieldOfFailure } from './failure-field';
import { followStart } from './follow-start';

export type SavedInput = {
  id: string;
  title: string;
  /** False while its state is unknown, and when it stays stopped. */
  runs: boolean;
  /** Why it does not run although it was stored. */
  failure?: StoredFailure;
};

/** `previous` undoes the change on request. */
export type StoredFailure = {
  reason: string;
  field: string | undefined;
  previous: Previous | undefined;
};
/**
 * What the server had before and after a change. `hidden`: whether the change replaced a secret,
 * which cannot be read and restored.
 */
export type Previous = { id: string; before: InputRequest; after: InputRequest; hidden: boolean };

/** The server stored nothing, because the input would not run. `ran`: it runs as before. */
export class NotStored extends ApiError {
  constructor(
    error: ApiError,
    readonly ran: boolean,
    field: string | undefined,
  ) {
    super({ ...error, message: error.message, ...atField(field, error.message) });
  }
}

const atField = (field: string | undefined, text: string) =>
  field === undefined ? {} : { fieldErrors: { [field]: text } };

/** The embedded node says so when it keeps the settings that run. */
const REFUSED = 422;

export function requestOf({
  type,
  title = '',
  configuration,
  others,
}: ConfigSubmission): InputRequest {
  const global = others?.['global'] === true;
  return {
    title: title.trim(),
    type,
    global,
    node: global ? null : String(others?.['node'] ?? ''),
    configuration,
  };
}

/** Resolves once the new input runs or has failed to. */
export async function launchInput(
  request: InputRequest,
  fieldNames: readonly string[],
  onMade: (id: string) => void,
): Promise<SavedInput> {
  const { id } = await call(createInput, request);
  onMade(id);
  return outcomeOf({ id, request, before: [], follow: true, previous: undefined }, fieldNames);
}

/**
 * Resolves once the changed input runs or has failed to; Graylog stores the change in both cases.
 * @throws NotStored when the embedded node refuses a change that cannot run, unless it
 * is `evenIfItFails`
 */
export async function changeInput(
  { id, request, evenIfItFails = false }: ChangeOfInput,
  fieldNames: readonly string[],
): Promise<SavedInput> {
  const [byNode, previous] = await Promise.all([
    call(listClusterInputStates, undefined),
    call(getInput, { id }),
  ]);
  const before = readStates(byNode).get(id) ?? [];
  const ran = before.some(({ state }) => groupOf(state) === 'running');
  try {
    await call(updateInput, { id, ...request, evenIfItFails });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== REFUSED) throw error;
    throw new NotStored(error, ran, fieldOfFailure(error.message, fieldNames));
  }
  return outcomeOf(
    {
      id,
      request,
      before,
      follow: before.length > 0,
      previous: ran ? previousOf(previous, request) : undefined,
    },
    fieldNames,
  );
}

export type ChangeOfInput = { id: string; request: InputRequest; evenIfItFails?: boolean };

type Stored = {
  id: string;
  request: InputRequest;
  /** Its states before the change. */
  before: readonly NodeState[];
  /** Whether it is supposed to run. */
  follow: boolean;
  previous: Previous | undefined;
};

async function outcomeOf(
  { id, request, before, follow, previous }: Stored,
  fieldNames: readonly string[],
): Promise<SavedInput> {
  const saved = { id, title: request.title, runs: follow };
  if (!follow) return saved;
  const outcome = await followStart(id, before);
  if (outcome.kind !== 'failed') return saved;
  const reason =
    outcome.reason === '' ? t('inputs.failedSilently') : serverText({ message: outcome.reason });
  const field = fieldOfFailure(outcome.reason, fieldNames);
  return { ...saved, runs: false, failure: { reason, field, previous } };
}

/** Restores what a change replaced, except where others have changed it since. */
export async function restoreInput({ id, before, after }: Previous): Promise<SavedInput> {
  const now = requestFrom(await call(getInput, { id }));
  const { configuration, ...rest } = now;
  const request: InputRequest = {
    ...rest,
    ...undone(rest, before, after),
    configuration: {
      ...configuration,
      ...undone(configuration, before.configuration, after.configuration),
    },
  };
  return changeInput({ id, request }, []);
}

/** Those values of `before` whose values of `after` are still there. */
function undone<Values extends object>(
  now: Values,
  before: Values,
  after: Values,
): Partial<Values> {
  const names = (Object.keys(before) as (keyof Values)[]).filter(
    (name) => name in now && equal(now[name], after[name]),
  );
  return Object.fromEntries(names.map((name) => [name, before[name]])) as Partial<Values>;
}

function previousOf(input: InputSummary, after: InputRequest): Previous {
  const hidden = Object.values(after.configuration).some(
    (value) => isObject(value) && ('set_value' in value || 'delete_value' in value),
  );
  return { id: input.id, before: requestFrom(input), after, hidden };
}

/** Secrets are never returned: they keep the value they have when this is sent. */
function requestFrom({ title, type, global, node, attributes }: InputSummary): InputRequest {
  const configuration = Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      !isObject(value) || !('is_set' in value)
        ? value
        : value['is_set'] === true
          ? { is_set: true, keep_value: true }
          : null,
    ]),
  );
  return { title, type, global, node, configuration };
}
