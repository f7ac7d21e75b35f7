import type { MessagesConfig } from './widget';

/** The column that shows what the message row would repeat. */
const MESSAGE = 'message';

/**
 * The configuration with other columns. Graylog's own console shows the message row even if the
 * message is a column, so the row is switched off while that column is shown. A summary needs the
 * row, so it stays for tables that show one.
 */
export function withColumns(config: MessagesConfig, fields: readonly string[]): MessagesConfig {
  const changed = { ...config, fields };
  const [before, after] = [config.fields.includes(MESSAGE), fields.includes(MESSAGE)];
  return before === after || config.showSummary ? changed : { ...changed, showMessageRow: !after };
}

/** Whether a new table with these columns shows the message row. */
export const startsWithMessageRow = (fields: readonly string[]): boolean =>
  !fields.includes(MESSAGE);
