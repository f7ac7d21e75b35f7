import { z } from 'zod';
import { parseMessage } from '@/contract/messages';
import { stringifyExact } from '@/domain/exact-json';
import { mapped, readBody } from '../http/body-mapping';
import { Problem } from '../http/problem';
import { serve, type RouteTable } from '../http/serve';
import { allCodecs } from '../inputs/codecs';
import { cleanSource } from '../inputs/definition/clean-source';
import type { Codec } from '../inputs/definition/input-type';
import {
  DecodeError,
  type Configuration,
  type Decoded,
  type Reception,
} from '../inputs/definition/model';
import { documentId } from '../ingest/encoding/message-id';
import { essentials, summary } from '../searches/message-routes';

const schema = mapped({
  message: z.string(),
  codec: z.string(),
  remote_address: z.string(),
  configuration: z.record(z.string(), z.unknown()).nullish(),
});

/** Decodes a text as an input would, without storing it. */
export function serveMessageParsing(table: RouteTable, { now }: { now: () => number }): void {
  serve(table, parseMessage, ({ body }) => {
    const { message, codec, remote_address: ip, configuration } = readBody(schema, body);
    const known = allCodecs().get(codec);
    if (known?.parsesText !== true) throw new Problem(404, 'HTTP 404 Not Found');
    const decoded = decodedBy(known, configurationIn(configuration ?? {}), message, {
      receivedAt: now(),
      remote: { ip, port: 0 },
    });
    const id = documentId(now());
    const fields = {
      ...decoded.fields,
      source: decoded.source,
      message: decoded.message,
      timestamp: new Date(decoded.timestamp).toISOString(),
      _id: id,
    };
    return { message: summary(id, stringifyExact(fields), essentials.parse(fields)), index: null };
  });
}

function decodedBy(
  codec: Codec,
  configuration: Configuration,
  message: string,
  reception: Reception,
): Decoded {
  try {
    const decoded = codec.decoder(configuration)(message, reception);
    return { ...decoded, source: cleanSource(decoded.source) };
  } catch (error) {
    if (error instanceof DecodeError)
      throw new Problem(400, `Could not decode message: ${error.message}`);
    // Invalid settings, such as an unknown zone or a broken path.
    throw new Problem(400, error instanceof Error ? error.message : String(error));
  }
}

function configurationIn(given: Readonly<Record<string, unknown>>): Configuration {
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, one]) => (isSetting(one) ? [[name, one]] : [])),
  );
}

const isSetting = (value: unknown): value is string | number | boolean | null =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);
