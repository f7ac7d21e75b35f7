import { DecodeError, type Configuration, type Decoder } from '../definition/model';
import { withoutLineEnd } from '../decoding/line-end';
import { flagSetting, textSetting } from '../definition/settings';
import { knownZone } from '../times/zones';
import { readSyslogLine } from './syslog-line';

/**
 * A byte order mark, and blanks before a priority; other leading blanks are part of the message.
 */
const LINE_START = /^\uFEFF?\s*(?=<)|^\uFEFF/;

/** Decodes syslog with Graylog's field names. */
export function syslogDecoder(configuration: Configuration): Decoder {
  const zone = knownZone(textSetting(configuration, 'timezone', 'NotSet'));
  const expand = flagSetting(configuration, 'expand_structured_data', false);
  const keepLine = flagSetting(configuration, 'store_full_message', false);
  const arrivalWillDo = flagSetting(configuration, 'allow_override_date', true);

  return (text, { receivedAt, remote }) => {
    const line = withoutLineEnd(text).replace(LINE_START, '');
    if (line === '') throw new DecodeError('An empty syslog message.');
    const read = readSyslogLine(
      line,
      { receivedAt, zone },
      {
        expand,
        senderName: remote?.hostname,
        fullMessage: keepLine ? line : undefined,
      },
    );
    if (read === undefined) throw new DecodeError('A syslog message without content.');
    const { timestamp, source, message, fields } = read;
    if (timestamp === undefined && !arrivalWillDo)
      throw new DecodeError('The message has no readable date.');
    return {
      timestamp: timestamp ?? receivedAt,
      source: source ?? remote?.ip ?? 'unknown',
      message,
      fields,
    };
  };
}
