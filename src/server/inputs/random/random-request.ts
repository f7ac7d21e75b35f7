import { createRandom, type Random } from '@/server/inputs/random/random';
import { DecodeError, type Configuration, type Decoder } from '../definition/model';
import { textSetting } from '../definition/settings';

type Resource = { resource: string; controller: string; action: string };

/** Ordered by how often they occur. */
const RESOURCES: readonly [Resource, ...Resource[]] = [
  { resource: '/posts', controller: 'PostsController', action: 'index' },
  { resource: '/posts/45326', controller: 'PostsController', action: 'show' },
  { resource: '/login', controller: 'LoginController', action: 'login' },
  { resource: '/users', controller: 'UsersController', action: 'index' },
  { resource: '/posts/45326/edit', controller: 'PostsController', action: 'edit' },
];
const USERS: readonly [number, ...number[]] = [6469981, 6476752, 9001, 74422, 54351];

/** Typical duration in milliseconds and success status by method. */
const METHODS = {
  GET: { tookMs: 50, status: 200 },
  POST: { tookMs: 150, status: 201 },
  PUT: { tookMs: 100, status: 200 },
  DELETE: { tookMs: 75, status: 204 },
} as const;

/**
 * Decodes `<seed> <number>` to a request that is always the same for the same seed, with the fields
 * of Graylog's generator.
 */
export function randomRequestDecoder(configuration: Configuration): Decoder {
  const source = textSetting(configuration, 'source', 'example.org');

  return (text, { receivedAt }) => {
    const sequence = Number(text.slice(text.lastIndexOf(' ') + 1));
    if (!Number.isSafeInteger(sequence)) throw new DecodeError('A generated message has a number.');
    const random = createRandom(text);
    const method = methodOf(random);
    const resource = earlier(RESOURCES, random);
    const { status, tookMs } = outcomeOf(method, random);
    const time = new Date(receivedAt).toISOString();
    return {
      timestamp: receivedAt,
      source,
      message: `${time} ${method} ${resource.resource} [${status}] ${tookMs}ms`,
      fields: {
        sequence_nr: sequence,
        ...timeFields(time, receivedAt),
        ...resource,
        ticks: BigInt(receivedAt) * 1_000_000n + BigInt(random.int(0, 999_999)),
        http_method: method,
        http_response_code: status,
        user_id: earlier(USERS, random),
        took_ms: tookMs,
      },
    };
  };
}

/** 14 % of requests are not GET, in equal parts. */
function methodOf(random: Random): keyof typeof METHODS {
  return random.chance(0.86) ? 'GET' : random.pick(['POST', 'PUT', 'DELETE']);
}

/** 2 % of requests fail, a fifth of them by timeout; a few are slow. */
function outcomeOf(
  method: keyof typeof METHODS,
  random: Random,
): { status: number; tookMs: number } {
  const { status, tookMs } = METHODS[method];
  const failed = random.chance(0.02);
  if (failed && random.chance(0.2)) return { status: 504, tookMs: deviating(5_000, 10, random) };
  return {
    status: failed ? 500 : status,
    tookMs: deviating(random.chance(0.002) ? 400 : tookMs, 30, random),
  };
}

/** `value` plus or minus up to `percent` per cent, but at least 1. */
export function deviating(value: number, percent: number, random: Random): number {
  return Math.max(1, Math.round(value * (1 + ((random.next() * 2 - 1) * percent) / 100)));
}

function earlier<T>(choices: readonly [T, ...T[]], random: Random): T {
  return choices[Math.floor(random.next() ** 2 * choices.length)] ?? choices[0];
}

function timeFields(time: string, epoch: number) {
  const [year, month, day, hour, minute, second] = time.split(/[-T:.]/).map(Number);
  return {
    ingest_time: time,
    ingest_time_epoch: epoch,
    ingest_time_second: second ?? 0,
    ingest_time_minute: minute ?? 0,
    ingest_time_hour: hour ?? 0,
    ingest_time_day: day ?? 0,
    ingest_time_month: month ?? 0,
    ingest_time_year: year ?? 0,
  };
}
