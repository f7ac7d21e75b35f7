import { setImmediate as nextTurn } from 'node:timers/promises';
import { stringifyExact } from '@/domain/exact-json';
import { beatsDecoder } from '@/server/inputs/beats/decode-beats';
import { createBeatsFrameReader } from '@/server/inputs/beats/frames';
import { unpack } from '@/server/inputs/beats/unpack';
import { cefDecoder } from '@/server/inputs/cef/decode-cef';
import { allCodecs } from '@/server/inputs/codecs';
import { storedName } from '@/server/inputs/decoding/field-names';
import { createChunkAssembler } from '@/server/inputs/gelf/chunks';
import { jsonPathDecoder } from '@/server/inputs/json-path/decode-json-path';
import { DecodeError, type Decoded, type Decoder } from '@/server/inputs/definition/model';
import { decodeFlow } from '@/server/inputs/netflow/decode-flow';
import { usualFieldTypes } from '@/server/inputs/netflow/field-types';
import { createPacketReader } from '@/server/inputs/netflow/packets';
import { decompressed } from '@/server/inputs/network/decompress';
import { createFrameSplitter } from '@/server/inputs/network/frames';
import { syslogDecoder } from '@/server/inputs/syslog/decode-syslog';
import { decodeLine } from '@/server/inputs/tail/decode-line';
import * as samples from './samples';

/**
 * `take` processes the bytes like an input. It only throws if it breaks the rules that hold for any
 * bytes.
 */
export type FuzzTarget = {
  name: string;
  samples: readonly Buffer[];
  take(bytes: Buffer): void | Promise<void>;
};

const reception = {
  receivedAt: Date.UTC(2026, 10, 21, 12),
  remote: { ip: '192.0.2.9', port: 40_000 },
};

function ensure(holds: boolean, what: string): void {
  if (!holds) throw new Error(`Fuzzing found: ${what}.`);
}

/** Checks that the message can be stored and is not much larger than its source. */
function checkMessage({ timestamp, source, message, fields }: Decoded, bytes: number): void {
  ensure(
    Number.isInteger(timestamp) && !Number.isNaN(new Date(timestamp).getTime()),
    `a timestamp of ${timestamp}`,
  );
  ensure(typeof source === 'string' && source !== '', 'no source');
  ensure(typeof message === 'string' && message !== '', 'no message');
  for (const name of Object.keys(fields))
    ensure(storedName(name).own && !storedName(name).reserved, `a field called ${name}`);
  ensure(
    stringifyExact({ message, fields }).length <= bytes * 60 + 4_000,
    `much made of ${bytes} bytes`,
  );
}

/** Runs code that may reject its input with the given errors. */
function refusing(work: () => void): void {
  try {
    work();
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error;
    ensure(error.message !== '' && error.message.length < 1_000, 'a refusal without reason');
  }
}

const decoding = (decode: Decoder) => (bytes: Buffer) =>
  refusing(() => checkMessage(decode(bytes.toString(), reception), bytes.length));

const MOST_BYTES = 5_000;

function fuzzedFrames(options: { delimiter: number; octetCounting?: boolean }): FuzzTarget['take'] {
  return (bytes) => {
    const splitter = createFrameSplitter({ ...options, maxBytes: MOST_BYTES });
    for (const chunk of cut(bytes)) {
      for (const frame of splitter.push(chunk))
        ensure(
          frame.kind === 'too-large' || frame.bytes.length <= MOST_BYTES,
          'a frame beyond the limit',
        );
      ensure(splitter.held <= MOST_BYTES + 12, `${splitter.held} bytes held`);
    }
    splitter.end();
    ensure(splitter.held === 0, 'bytes held after the end');
  };
}

/** Splits bytes into parts of uneven length, as networks do. */
function* cut(bytes: Buffer): Iterable<Buffer> {
  let length = 1;
  for (let at = 0; at < bytes.length; at += length, length = (length * 7) % 701)
    yield bytes.subarray(at, at + length);
}

function fuzzedLumberjack(bytes: Buffer): void {
  const reader = createBeatsFrameReader(MOST_BYTES);
  refusing(() => {
    for (const chunk of cut(bytes)) {
      for (const frame of reader.push(chunk))
        ensure(
          frame.kind !== 'event' || frame.json.length <= MOST_BYTES * 6,
          'an event beyond the limit',
        );
      ensure(reader.held <= MOST_BYTES + 10 + chunk.length, `${reader.held} bytes held`);
    }
  });
}

async function refusingLater(work: () => Promise<void>): Promise<void> {
  const outcome = await work().catch((error: unknown) => error);
  refusing(() => {
    if (outcome !== undefined) throw outcome;
  });
}

/** State that is kept between datagrams has to stay within its limits as well. */
function statefulTargets(): FuzzTarget[] {
  const assembler = createChunkAssembler({ bytes: 100_000, messages: 200 });
  const reader = createPacketReader(usualFieldTypes, { waitingBytes: 100_000, templates: 50 });
  let now = 0;
  return [
    {
      name: 'GELF chunks',
      samples: samples.chunks,
      take(bytes) {
        now += 3;
        refusing(() => void assembler.add(bytes, `sender ${now % 5}`, now));
        ensure(assembler.held <= 100_000, `${assembler.held} bytes of chunks held`);
        if (now % 300 === 0) assembler.expire(now);
      },
    },
    {
      name: 'NetFlow packets',
      samples: samples.netflow,
      take(bytes) {
        refusing(() => {
          for (const flow of reader.read(bytes, 'sender'))
            checkMessage(decodeFlow(stringifyExact(flow), reception), bytes.length + 500);
        });
        ensure(reader.held <= 100_000, `${reader.held} bytes of flows held`);
        reader.givenUp();
      },
    },
  ];
}

/** Seeds for codecs with their own message format; all others start from all of them. */
const codecSamples: Readonly<Record<string, readonly Buffer[]>> = {
  gelf: samples.gelf,
  syslog: samples.syslog,
  raw: samples.syslog,
  CEF: samples.cef,
  beats: samples.beatsEvents,
  'beats-deprecated': samples.beatsEvents,
  jsonpath: samples.json,
  netflow: samples.flows,
  'random-http-msg': samples.seeds,
};

/**
 * All registered codecs with their default configuration, so that new ones are fuzzed
 * automatically.
 */
const codecTargets = (): FuzzTarget[] =>
  Array.from(allCodecs(), ([id, codec]) => ({
    name: `codec ${id}`,
    samples: codecSamples[id] ?? Object.values(codecSamples).flat(),
    take: decoding(codec.decoder({})),
  }));

/** All decoders and frame splitters, with fresh state. */
export function fuzzTargets(): FuzzTarget[] {
  return [
    ...codecTargets(),
    {
      name: 'GELF compression',
      samples: samples.packed,
      take: (bytes) =>
        refusingLater(async () =>
          ensure(
            (await decompressed(bytes, 20_000)).length <= Math.max(20_000, bytes.length),
            'more unpacked than allowed',
          ),
        ),
    },
    {
      name: 'syslog, all of it',
      samples: samples.syslog,
      take: decoding(
        syslogDecoder({
          timezone: 'Europe/Berlin',
          expand_structured_data: true,
          store_full_message: true,
          allow_override_date: false,
        }),
      ),
    },
    {
      name: 'lines of files',
      samples: samples.lines,
      take: decoding((line, { receivedAt }) =>
        decodeLine(line, { path: '/a.log', hostname: 'h', receivedAt, carried: receivedAt }),
      ),
    },
    { name: 'frames by newlines', samples: samples.framed, take: fuzzedFrames({ delimiter: 10 }) },
    { name: 'frames by null bytes', samples: samples.framed, take: fuzzedFrames({ delimiter: 0 }) },
    {
      name: 'frames by octet counts',
      samples: samples.framed,
      take: fuzzedFrames({ delimiter: 10, octetCounting: true }),
    },
    {
      name: 'JSON path',
      samples: samples.json,
      take: decoding(jsonPathDecoder({ path: '$..author', source: 'api' })),
    },
    {
      name: 'JSON, flattened',
      samples: samples.json,
      take: decoding(jsonPathDecoder({ source: 'api', enable_flattening: true })),
    },
    {
      name: 'CEF, full names',
      samples: samples.cef,
      take: decoding(cefDecoder({ use_full_names: true, timezone: '+05:30', locale: 'de' })),
    },
    {
      name: 'Beats events without prefix',
      samples: samples.beatsEvents,
      take: decoding(beatsDecoder({ no_beats_prefix: true })),
    },
    { name: 'Beats frames', samples: samples.lumberjack, take: fuzzedLumberjack },
    {
      name: 'Beats compression',
      samples: samples.lumberjackPayloads,
      take: (bytes) =>
        refusingLater(async () =>
          ensure(
            [
              ...(await unpack(bytes, {
                frameBytes: MOST_BYTES,
                unpackedBytes: 20_000,
                packedEvents: 500,
              })),
            ].length <= 500,
            'more frames than allowed',
          ),
        ),
    },
    ...statefulTargets(),
  ];
}

export type FuzzRun = {
  name: string;
  inputs: number;
  seconds: number;
  slowestMs: number;
  crashes: { error: unknown; input: Buffer }[];
};

/** Feeds a number of inputs to a target and collects the first ten crashes. */
export async function fuzz(
  { name, take }: FuzzTarget,
  inputs: Iterable<Buffer>,
  count: number,
): Promise<FuzzRun> {
  const run: FuzzRun = { name, inputs: 0, seconds: 0, slowestMs: 0, crashes: [] };
  const startedAt = performance.now();
  const feed = async (input: Buffer) => {
    const before = performance.now();
    try {
      await take(input);
    } catch (error) {
      if (run.crashes.length < 10) run.crashes.push({ error, input });
    }
    return performance.now() - before;
  };

  let since = startedAt;
  for (const input of inputs) {
    const ms = await feed(input);
    // Other load on the machine may slow down one run, but not three.
    if (ms > run.slowestMs)
      run.slowestMs = Math.max(run.slowestMs, Math.min(ms, await feed(input), await feed(input)));
    run.inputs += 1;
    if (run.inputs >= count) break;
    if (performance.now() - since < 50) continue;
    await nextTurn();
    since = performance.now();
  }
  run.seconds = (performance.now() - startedAt) / 1000;
  return run;
}
