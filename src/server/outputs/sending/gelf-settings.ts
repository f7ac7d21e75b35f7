import { nodeText } from '@/domain/node-text/node-text';

export type GelfSettings = {
  host: string;
  port: number;
  protocol: 'TCP' | 'TCP+TLS' | 'UDP';
  connectTimeoutMs: number;
  reconnectDelayMs: number;
  noDelay: boolean;
  keepAlive: boolean;
  verify: boolean;
  /** A file; empty for the system's certificates. */
  trustFile: string;
  queueSize: number;
  inFlight: number;
};

/** Limits the memory per receiver, whatever is configured. */
const MOST_WAITING = 100_000;

/**
 * Reads the configuration of a GELF output.
 * @throws Error that says what is missing, since configurations are stored unchecked
 */
export function gelfSettings(configuration: Readonly<Record<string, unknown>>): GelfSettings {
  const positive = (name: string, fallback: number) => {
    const value = Number(configuration[name] ?? fallback);
    return Number.isFinite(value) && value > 0 ? value : fallback;
  };
  const text = (name: string) =>
    typeof configuration[name] === 'string' ? configuration[name].trim() : '';
  const host = text('hostname');
  const port = Number(configuration['port'] ?? NaN);
  const protocol = (['TCP', 'TCP+TLS', 'UDP'] as const).find(
    (one) => one === (text('protocol').toUpperCase() || 'TCP'),
  );
  if (host === '') throw new Error(nodeText('node.output.noHost').message);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(nodeText('node.output.noPort').message);
  if (protocol === undefined)
    throw new Error(nodeText('node.output.badProtocol', { protocol: text('protocol') }).message);
  return {
    host,
    port,
    protocol,
    connectTimeoutMs: positive('connect_timeout', 1000),
    reconnectDelayMs: positive('reconnect_delay', 500),
    noDelay: configuration['tcp_no_delay'] === true,
    keepAlive: configuration['tcp_keep_alive'] === true,
    verify: configuration['tls_verification_enabled'] === true,
    trustFile: text('tls_trust_cert_chain'),
    queueSize: Math.min(positive('queue_size', 512), MOST_WAITING),
    inFlight: positive('max_inflight_sends', 512),
  };
}
