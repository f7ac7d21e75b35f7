import { until } from './until';

/**
 * Inputs that journeys send to. They are created if the server has none of their type, with the
 * ports that the container publishes.
 */
const NEEDED_INPUTS = [
  {
    title: 'GELF TCP',
    type: 'org.graylog2.inputs.gelf.tcp.GELFTCPInput',
    configuration: {
      port: 12201,
      use_null_delimiter: true,
      max_message_size: 16_777_216,
      tls_enable: false,
    },
  },
  {
    title: 'GELF HTTP',
    type: 'org.graylog2.inputs.gelf.http.GELFHttpInput',
    configuration: {
      port: 12202,
      tls_enable: false,
      idle_writer_timeout: 60,
      max_chunk_size: 65_536,
      enable_cors: true,
    },
  },
  {
    title: 'Syslog TCP',
    type: 'org.graylog2.inputs.syslog.tcp.SyslogTCPInput',
    configuration: {
      port: 1514,
      use_null_delimiter: false,
      max_message_size: 2_097_152,
      tls_enable: false,
      force_rdns: false,
      allow_override_date: true,
    },
  },
];
const NETWORK = { bind_address: '0.0.0.0', recv_buffer_size: 1_048_576, number_worker_threads: 1 };
/** Built-in streams, which cannot be deleted. */
const BUILT_IN_STREAMS = /^0{20}/;
const BUILT_IN_USERS = ['admin', 'graylog-sidecar'];

type Ask = <Answer = unknown>(method: string, path: string, body?: unknown) => Promise<Answer>;
type Identified = { id: string };

/** Prepares a Graylog server for a journey: creates the inputs and deletes everything else. */
export async function emptyServer(url: string, password: string): Promise<void> {
  const ask = asker(url, password);
  await Promise.all([
    deleteOwnStreams(ask),
    deleteUsers(ask),
    deleteViews(ask),
    deleteRoles(ask),
    deleteDecorators(ask),
    liftLimit(ask),
    forgetOrderOfProcessors(ask),
    emptyAllowList(ask),
  ]);
  await makeInputs(ask);
  await deleteMessages(ask);
}

function asker(url: string, password: string): Ask {
  const headers = {
    Authorization: `Basic ${Buffer.from(`admin:${password}`).toString('base64')}`,
    'X-Requested-By': 'journey',
    'Content-Type': 'application/json',
    Accept: 'application/json',
  };
  return async <Answer>(method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${url}/api${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
    return (text === '' ? null : JSON.parse(text)) as Answer;
  };
}

async function deleteOwnStreams(ask: Ask): Promise<void> {
  const { streams } = await ask<{ streams: Identified[] }>('GET', '/streams');
  for (const { id } of streams)
    if (!BUILT_IN_STREAMS.test(id)) await ask('DELETE', `/streams/${id}`);
}

async function deleteUsers(ask: Ask): Promise<void> {
  const { users } = await ask<{ users: (Identified & { username: string })[] }>('GET', '/users');
  for (const { id, username } of users)
    if (!BUILT_IN_USERS.includes(username)) await ask('DELETE', `/users/id/${id}`);
}

async function deleteViews(ask: Ask): Promise<void> {
  const { views } = await ask<{ views: Identified[] }>('GET', '/views?per_page=0');
  for (const { id } of views) await ask('DELETE', `/views/${id}`);
}

async function deleteRoles(ask: Ask): Promise<void> {
  const { roles } = await ask<{ roles: { name: string; read_only: boolean }[] }>(
    'GET',
    '/authz/roles?per_page=0',
  );
  for (const { name, read_only: builtIn } of roles)
    if (!builtIn) await ask('DELETE', `/roles/${encodeURIComponent(name)}`);
}

async function deleteDecorators(ask: Ask): Promise<void> {
  for (const { id } of await ask<Identified[]>('GET', '/search/decorators'))
    await ask('DELETE', `/search/decorators/${id}`);
}

/** Removes a limit of the search range. */
async function liftLimit(ask: Ask): Promise<void> {
  const path = '/system/cluster_config/org.graylog2.indexer.searches.SearchesClusterConfig';
  await ask('PUT', path, { ...(await ask<object>('GET', path)), query_time_range_limit: 'PT0S' });
}

const forgetOrderOfProcessors = (ask: Ask) =>
  ask('DELETE', '/system/cluster_config/org.graylog2.messageprocessors.MessageProcessorsConfig');

const emptyAllowList = (ask: Ask) =>
  ask('PUT', '/system/urlwhitelist', { entries: [], disabled: false });

/** Keeps the first input of each type, so that inputs launched by journeys are removed. */
async function makeInputs(ask: Ask): Promise<void> {
  const { inputs } = await ask<{ inputs: (Identified & { type: string })[] }>(
    'GET',
    '/system/inputs',
  );
  const kept = NEEDED_INPUTS.map(({ type }) => inputs.find((input) => input.type === type)?.id);
  for (const { id } of inputs) if (!kept.includes(id)) await ask('DELETE', `/system/inputs/${id}`);
  for (const [index, input] of NEEDED_INPUTS.entries()) {
    if (kept[index] === undefined)
      await ask('POST', '/system/inputs', {
        ...input,
        global: true,
        configuration: { ...NETWORK, ...input.configuration },
      });
  }
}

/** Rotates the default index set and deletes all its older indices. */
async function deleteMessages(ask: Ask): Promise<void> {
  const { index_sets: sets } = await ask<{
    index_sets: (Identified & { default: boolean; index_prefix: string })[];
  }>('GET', '/system/indices/index_sets');
  const set = sets.find((one) => one.default);
  if (!set) throw new Error('There is no default index set');
  const target = () =>
    ask<{ current_target: string }>('GET', `/system/deflector/${set.id}`).then(
      (deflector) => deflector.current_target,
    );
  const before = await target();
  await ask('POST', `/system/deflector/${set.id}/cycle`);
  await until(
    async () => (await target()) !== before,
    () => `another index than ${before} is written to`,
  );
  const { all } = await ask<{ all: { indices: { index_name: string }[] } }>(
    'GET',
    `/system/indexer/indices/${set.id}/list`,
  );
  const now = await target();
  for (const { index_name: index } of all.indices)
    if (index !== now) await ask('DELETE', `/system/indexer/indices/${index}`);
}
