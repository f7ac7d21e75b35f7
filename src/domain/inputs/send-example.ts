/**
 * How a program sends logs to an input. `text` is a command, or part of the configuration file
 * named by `file`.
 */
export type SendExample = { tool: string; text: string; file?: string };

/** The input that examples are written for, as its senders reach it. */
export type Target = {
  host: string;
  port: number;
  udp: boolean;
  http: boolean;
  encrypted: boolean;
  /** Messages over TCP end with a null byte instead of a newline. */
  endsWithNull: boolean;
  /** The text of the message to send; without quotes of any kind. */
  hello: string;
};
