/** The message to test with, from the URL, with the names that Graylog's own links use. */
export const [INDEX, MESSAGE] = ['index', 'message_id'];

export type TestMessage = { index: string; id: string };

export const readTestMessage = (params: URLSearchParams): TestMessage => ({
  index: params.get(INDEX) ?? '',
  id: params.get(MESSAGE) ?? '',
});

/** Keeps other parameters; without a message removes it. */
export function writeTestMessage(
  message: TestMessage | undefined,
  params: URLSearchParams,
): URLSearchParams {
  params.delete(INDEX);
  params.delete(MESSAGE);
  if (message) {
    params.set(INDEX, message.index);
    params.set(MESSAGE, message.id);
  }
  return params;
}
