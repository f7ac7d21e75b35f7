import type { Fields } from '@/domain/exact';

/** A secret as it is stored; the names are Graylog's. */
export type SealedValue = { encrypted_value: string; salt: string };

export type ConfigurationValue = string | number | boolean | null | readonly string[] | SealedValue;
export type Configuration = Readonly<Record<string, ConfigurationValue>>;

/** An input as it is stored. */
export type InputDocument = {
  /** 24 hexadecimal digits. */
  id: string;
  title: string;
  /** A class name of Graylog; see the registry of input types. */
  type: string;
  global: boolean;
  node: string | null;
  /** ISO 8601, UTC. */
  created_at: string;
  creator_user_id: string;
  configuration: Configuration;
  static_fields: Readonly<Record<string, string>>;
  /** What the user wants, kept over restarts; running where it is left out. */
  desired_state?: 'RUNNING' | 'STOPPED';
};

/** What a decoder makes of the bytes of one message. */
export type Decoded = {
  /** Milliseconds since the epoch. */
  timestamp: number;
  source: string;
  message: string;
  fields: Fields;
};

/** `hostname` only where `force_rdns` had it looked up. */
export type Remote = { ip: string; port: number; hostname?: string };

/** What a decoder may know besides the text itself. */
export type Reception = { receivedAt: number; remote?: Remote };

/** @throws DecodeError for everything that is no message; never anything else. */
export type Decoder = (text: string, reception: Reception) => Decoded;

/** The bytes are no message; `message` says why in words for the reader of the input's page. */
export class DecodeError extends Error {
  override readonly name = 'DecodeError';
}

/** What runs behind an input once it has started. */
export type Runner = {
  /** Takes nothing new, hands over what has arrived, then resolves. */
  stop(): Promise<void>;
};

/** A runner with a socket; the port is the one it was given, or the one it got for 0. */
export type Listener = Runner & { port: number };
