import { readDate, type TimeContext } from '../times/read-time';
import { readStructuredData, type SentPair } from './structured-data';

export type SyslogParts = {
  /** Undefined when the sender gives none. */
  timestamp: number | undefined;
  source: string | undefined;
  message: string;
  application: string | undefined;
  processId: string | undefined;
  /** Fields that the node sets. */
  fields: Readonly<Record<string, string>>;
  /** What the sender sent; of two equal names, the first wins. */
  sent: readonly SentPair[];
};

/** Version, timestamp, host, application and process; each is a word or `-`. */
const HEADER = /^\d{1,3} (\S{1,64}) (\S{1,255}) (\S{1,255}) (\S{1,255})(?: |$)/;
const MESSAGE_ID = /^(\S{1,255})(?: |$)/;
const BOM = /^\uFEFF/;
const STARTS_WITH_YEAR = /^\d{4}[-/]/;

/** Parses the text after the priority; undefined when it is not RFC 5424. */
export function parseRfc5424(
  text: string,
  context: TimeContext,
  expand: boolean,
): SyslogParts | undefined {
  const match = HEADER.exec(text);
  if (match === null) return undefined;
  const [whole, time = '', host, application, processId] = match;
  const date = time !== '-' && STARTS_WITH_YEAR.test(time) ? readDate(time, context) : undefined;
  if (time !== '-' && (date === undefined || date.rest !== '')) return undefined;

  const { message, fields, sent } = contentOf(text.slice(whole.length), expand);
  return {
    timestamp: date?.timestamp,
    source: valueOf(host),
    message,
    application: valueOf(application),
    processId: valueOf(processId),
    fields,
    sent,
  };
}

/**
 * Reads message id, structured data and text. Like Graylog, it uses the text alone as message if
 * there is structured data, and otherwise starts it with the id (`ID47 - text`). An id that is not
 * in the message becomes a field, whereas Graylog loses it.
 */
function contentOf(
  text: string,
  expand: boolean,
): Pick<SyslogParts, 'message' | 'fields' | 'sent'> {
  const [whole = '', id] = MESSAGE_ID.exec(text) ?? [];
  const afterId = text.slice(whole.length);
  const data = readStructuredData(afterId, expand);
  const noId = valueOf(id) === undefined;
  // Senders often leave out structured data; the message is the text in that case.
  if (data === undefined) return { message: noId ? afterId : text, fields: {}, sent: [] };
  const message = data.rest.replace(BOM, '');
  if (message.trim() === '') return { message: text, fields: {}, sent: data.params };
  if (!afterId.startsWith('[')) return { message: noId ? message : text, fields: {}, sent: [] };
  return {
    message,
    fields: id === undefined || noId ? {} : { message_id: id },
    sent: data.params,
  };
}

function valueOf(word: string | undefined): string | undefined {
  return word === undefined || word === '-' ? undefined : word;
}
