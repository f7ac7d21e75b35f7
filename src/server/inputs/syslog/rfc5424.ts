import { readIsoDate, type DateContext } from './dates';
import { readStructuredData } from './structured-data';

export type SyslogParts = {
  /** Undefined where the sender gives none. */
  timestamp: number | undefined;
  source: string | undefined;
  message: string;
  application: string | undefined;
  processId: string | undefined;
  fields: Record<string, string>;
};

/** Version, time, host, application, process; each is a word or `-`. */
const HEADER = /^\d{1,3} (\S{1,64}) (\S{1,255}) (\S{1,255}) (\S{1,255})(?: |$)/;
const MESSAGE_ID = /^(\S{1,255})(?: |$)/;
const BOM = /^\uFEFF/;

/** What stands behind the priority, if it is RFC 5424; undefined otherwise. */
export function parseRfc5424(
  text: string,
  context: DateContext,
  expand: boolean,
): SyslogParts | undefined {
  const match = HEADER.exec(text);
  if (match === null) return undefined;
  const [whole, time = '', host, application, processId] = match;
  const date = time === '-' ? undefined : readIsoDate(time, context);
  if (time !== '-' && (date === undefined || date.rest !== '')) return undefined;

  return {
    timestamp: date?.timestamp,
    source: valueOf(host),
    application: valueOf(application),
    processId: valueOf(processId),
    ...contentOf(text.slice(whole.length), expand),
  };
}

/**
 * Message id, structured data and text. As on the real server the message is the text alone where
 * there are data, and begins with the id (`ID47 - text`) where there are none. An id that is not in
 * the message is a field here; there it is lost.
 */
function contentOf(text: string, expand: boolean): Pick<SyslogParts, 'message' | 'fields'> {
  const [whole = '', id] = MESSAGE_ID.exec(text) ?? [];
  const afterId = text.slice(whole.length);
  const data = readStructuredData(afterId, expand);
  const noId = valueOf(id) === undefined;
  // Senders that leave structured data out are common; their text is the message then.
  if (data === undefined) return { message: noId ? afterId : text, fields: {} };
  const message = data.rest.replace(BOM, '');
  if (message.trim() === '') return { message: text, fields: data.params };
  if (!afterId.startsWith('[')) return { message: noId ? message : text, fields: {} };
  return {
    message,
    fields: { ...(id !== undefined && !noId && { message_id: id }), ...data.params },
  };
}

function valueOf(word: string | undefined): string | undefined {
  return word === undefined || word === '-' ? undefined : word;
}
