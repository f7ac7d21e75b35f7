/**
 * How one program sends to an input; `tool` is the program's name, `file` where its text belongs
 * when it is no command.
 */
export type SendExample = { tool: string; text: string; file?: string };
/** What examples are made for: where senders reach the input, and a greeting without quotes. */
export type Target = {
  host: string;
  port: number;
  udp: boolean;
  http: boolean;
  encrypted: boolean;
  endsWithNull: boolean;
  hello: string;
};
