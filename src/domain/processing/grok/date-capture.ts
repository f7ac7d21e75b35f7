import type { DateTime } from '../values/value';
import {
  dateElements,
  DateFormatError,
  ISO_DATE_TIME,
  type DateElement,
} from './dates/date-format';
import { ImpossibleDate, instantOf } from './dates/instant-of-fields';
import { readFields, UnreadDate } from './dates/read-fields';
import { GrokError } from './grok-error';

/**
 * Reads dates as Java's DateTimeFormatter does in English; ISO 8601 without a format.
 * @throws GrokError for an invalid format
 */
export function dateReader(format: string | undefined): (text: string) => DateTime {
  const elements = format === undefined ? ISO_DATE_TIME : elementsOf(format);
  return (given) => {
    const text = given.trim();
    try {
      const { fields, end } = readFields(text, elements);
      if (end < text.length) throw unread(text, `, unparsed text found at index ${end}`);
      return { kind: 'date', ms: instantOf(fields), zone: 'UTC' };
    } catch (error) {
      if (error instanceof UnreadDate) throw unread(text, ` at index ${error.at}`);
      if (error instanceof ImpossibleDate) throw unread(text, `: ${error.message}`);
      throw error;
    }
  };
}

function elementsOf(format: string): readonly DateElement[] {
  try {
    return dateElements(format);
  } catch (error) {
    throw error instanceof DateFormatError ? new GrokError(error.message) : error;
  }
}

const unread = (text: string, why: string) =>
  new Error(`java.time.format.DateTimeParseException: Text '${text}' could not be parsed${why}`);
