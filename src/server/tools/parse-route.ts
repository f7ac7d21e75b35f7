import { parseMessage } from '@/contract/messages';
import { stringifyExact } from '@/domain/exact-json';
import { bodyObject, knownMembers } from '../http/body';
import { Problem } from '../http/problem';
import { serve, type RouteTable } from '../http/serve';
import { allCodecs } from '../inputs/codecs';
import type { Codec } from '../inputs/definition/input-type';
import {
  DecodeError,
  type Configuration,
  type Decoded,
  type Reception,
} from '../inputs/definition/model';
import { documentId } from '../ingest/encoding/message-id';
import { essentials, summary } from '../searches/message-routes';

/** Decodes a text as an input would, without storing it. */
export function serveMessageParsing(table: RouteTable, now: () => number): void {
  serve(table, parseMessage, ({ body }) => {
    const given = bodyObject(body);
    knownMembers(given, ['message', 'codec', 'remote_address', 'configuration']);
    const text = (name: string) => {
      const value = given[name];
      if (typeof value !== 'string') throw new Problem(400, `The member ${name} must be a text.`);
      return value;
    };
    const [message, codec, ip] = [text('message'), text('codec'), text('remote_address')];
    const known = allCodecs().get(codec);
    if (known?.parsesText !== true) throw new Problem(404, 'HTTP 404 Not Found');
    const decoded = decodedBy(known, configurationIn(given['configuration'] ?? {}), message, {
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
    return codec.decoder(configuration)(message, reception);
  } catch (error) {
    if (error instanceof DecodeError)
      throw new Problem(400, `Could not decode message: ${error.message}`);
    // Invalid settings, such as an unknown zone or a broken path.
    throw new Problem(400, error instanceof Error ? error.message : String(error));
  }
}

function configurationIn(value: unknown): Configuration {
  return Object.fromEntries(
    Object.entries(bodyObject(value)).flatMap(([name, one]) =>
      isSetting(one) ? [[name, one]] : [],
    ),
  );
}

const isSetting = (value: unknown): value is string | number | boolean | null =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);
