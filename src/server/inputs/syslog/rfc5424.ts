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

/** Version, time, host, application, process, message id; each is a word or `-`. */
const HEADER = /^[1-9]\d{0,2} (\S{1,64}) (\S{1,255}) (\S{1,255}) (\S{1,255}) (\S{1,255})(?: |$)/;
const BOM = /^\uFEFF/;

/** What stands behind the priority, if it is RFC 5424; undefined otherwise. The message is MSG alone, the message id a field. */
export function parseRfc5424(text: string, context: DateContext, expand: boolean): SyslogParts | undefined {
  const match = HEADER.exec(text);
  if (match === null) return undefined;
  const [whole, time = '', host, application, processId, messageId] = match;
  const date = time === '-' ? undefined : readIsoDate(time, context);
  if (time !== '-' && (date === undefined || date.rest !== '')) return undefined;

  const afterHeader = text.slice(whole.length);
  // Senders that leave structured data out are common; their text is the message then.
  const data = readStructuredData(afterHeader, expand) ?? { params: {}, rest: afterHeader };
  const id = valueOf(messageId);
  return {
    timestamp: date?.timestamp,
    source: valueOf(host),
    message: data.rest.replace(BOM, ''),
    application: valueOf(application),
    processId: valueOf(processId),
    fields: { ...(id !== undefined && { message_id: id }), ...data.params },
  };
}

function valueOf(word: string | undefined): string | undefined {
  return word === undefined || word === '-' ? undefined : word;
}
