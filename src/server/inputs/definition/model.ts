import type { Fields } from '@/domain/exact';

/** A secret as it is stored, with Graylog's member names. */
export type SealedValue = { encrypted_value: string; salt: string };

export type ConfigurationValue = string | number | boolean | null | readonly string[] | SealedValue;
export type Configuration = Readonly<Record<string, ConfigurationValue>>;

/** An input as it is stored. */
export type InputDocument = {
  /** 24 hexadecimal digits. */
  id: string;
  title: string;
  /** The class name; see `INPUT_TYPES`. */
  type: string;
  global: boolean;
  node: string | null;
  /** ISO 8601, UTC. */
  created_at: string;
  creator_user_id: string;
  configuration: Configuration;
  static_fields: Readonly<Record<string, string>>;
  /** What the user asked for, kept across restarts. Defaults to running. */
  desired_state?: 'RUNNING' | 'STOPPED';
};

/** The result of decoding one message. */
export type Decoded = {
  /** Milliseconds since the epoch. */
  timestamp: number;
  source: string;
  message: string;
  fields: Fields;
};

/** `hostname` is only set when `force_rdns` resolved it. */
export type Remote = { ip: string; port: number; hostname?: string };

/** Context for decoding a message. */
export type Reception = { receivedAt: number; remote?: Remote };

/** @throws DecodeError, and nothing else, when the text is not a valid message */
export type Decoder = (text: string, reception: Reception) => Decoded;

/** The bytes are not a valid message. `message` is shown to users on the input's page. */
export class DecodeError extends Error {
  override readonly name = 'DecodeError';
}

/** What runs behind a started input. */
export type Runner = {
  /** Stops receiving, hands over everything received, then resolves. */
  stop(): Promise<void>;
};

/** A runner with a socket. The port is the actual one where the configuration asked for port 0. */
export type Listener = Runner & { port: number };

/** An expression in the configuration of an input cannot be used; `at` is the index of the mistake. */
export class ExpressionError extends Error {
  constructor(
    message: string,
    readonly value: string,
    readonly at: number,
    readonly reason: string,
  ) {
    super(message);
    this.name = 'ExpressionError';
  }
}
