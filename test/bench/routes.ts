import type { Stream, StreamRule } from '@/contract/streams';
import { decodeGelf } from '@/server/inputs/gelf/decode-gelf';
import type { IncomingMessage } from '@/server/message-types/incoming-message';
import { createStreamRouter } from '@/server/routing/stream-router';
import { gelfLines, random } from './messages/logs';
import { median, type Figure } from './report';

const MESSAGES = 5_000;
const RUNS = 15;

type Draft = Pick<StreamRule, 'type' | 'field' | 'value'> & { inverted?: boolean };

/**
 * Streams of a large installation: by service, path, person, threshold and expression. One in ten
 * excludes something.
 */
export function mixedStreams(count: number): Stream[] {
  const next = random(7);
  const number = (below: number) => Math.floor(next() * below);
  const kinds: (() => Draft[])[] = [
    () => [{ type: 1, field: 'app', value: `service-${number(count)}` }],
    () => [
      { type: 1, field: 'app', value: 'nginx' },
      { type: 1, field: 'client_ip', value: `203.0.113.${number(256)}` },
    ],
    () => [
      { type: 1, field: 'app', value: 'nginx' },
      { type: 6, field: 'path', value: `/api/v${number(9)}/${number(count)}` },
    ],
    () => [{ type: 6, field: 'message', value: `Failed password for user${number(count)} ` }],
    () => [{ type: 6, field: 'message', value: `payment-${number(count)} refused` }],
    () => [
      { type: 2, field: 'message', value: `^order \\d+ .*talking to payment-${number(count)}$` },
    ],
    () => [
      { type: 2, field: 'message', value: `user${number(count)} from 198\\.51\\.100\\.\\d+` },
      { type: 3, field: 'level', value: '3' },
    ],
    () => [
      { type: 3, field: 'took_ms', value: `${500 + number(500)}` },
      { type: 1, field: 'path', value: `/shop/${number(count)}` },
    ],
    () => [
      {
        type: 8,
        field: '',
        value: number(16 ** 6)
          .toString(16)
          .padStart(24, '0'),
      },
    ],
    () => [
      { type: 5, field: `tenant_${number(count)}`, value: '' },
      { type: 6, field: 'source', value: 'web', inverted: true },
    ],
  ];
  return Array.from({ length: count }, (_, index): Stream => {
    const id = index.toString(16).padStart(24, '0');
    const rules = (kinds[index % kinds.length]?.() ?? []).map((rule, at): StreamRule => ({
      inverted: false,
      ...rule,
      id: `${id}-${at}`,
      stream_id: id,
      description: null,
    }));
    return {
      id,
      title: `Stream ${index}`,
      rules,
      matching_type: index % 20 === 3 ? 'OR' : 'AND',
      disabled: false,
      remove_matches_from_default_stream: false,
      description: null,
      creator_user_id: 'admin',
      outputs: [],
      created_at: '',
      content_pack: null,
      index_set_id: '',
      is_editable: true,
      is_default: false,
    };
  });
}

/** The cost of routing a message, without anything else. */
export function measureRouting(counts: readonly number[] = [0, 100, 1_000, 5_000]): Figure[] {
  const messages: IncomingMessage[] = [...gelfLines(MESSAGES)].map((line) => ({
    ...decodeGelf(line, { receivedAt: 0 }),
    inputId: '0'.repeat(24),
    receivedAt: 0,
  }));
  return counts.flatMap((count): Figure[] => {
    const streams = mixedStreams(count);
    const rules = streams.reduce((sum, { rules: own }) => sum + own.length, 0);
    const started = performance.now();
    const route = createStreamRouter(streams);
    const built = performance.now() - started;
    const routed = messages.reduce((sum, message) => sum + route(message).length - 1, 0);
    const times = Array.from({ length: RUNS }, () => {
      const since = performance.now();
      for (const message of messages) route(message);
      return ((performance.now() - since) * 1000) / messages.length;
    });
    const cost = median(times);
    return [
      {
        name: `routing, ${count.toLocaleString('en')} streams with ${rules.toLocaleString('en')} rules`,
        value: cost,
        unit: 'µs/message',
        aim: 10,
        runs: RUNS,
        note: `${Math.round(1e6 / cost).toLocaleString('en')} messages/s; ${(routed / messages.length).toFixed(2)} streams each; built in ${built.toFixed(0)} ms`,
      },
    ];
  });
}
