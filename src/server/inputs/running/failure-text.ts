/** Explains to users why an input cannot run. */
export function failureText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, address, port } = error as Error & {
    code?: string;
    address?: string;
    port?: number;
  };
  const listenAddress =
    address === undefined ? 'the address' : port === undefined ? address : `${address}:${port}`;
  switch (code) {
    case 'EADDRINUSE':
      return `Cannot listen on ${listenAddress}: address already in use by another input or program.`;
    case 'EACCES':
      return `Cannot listen on ${listenAddress}: permission denied. Ports below 1024 need more privileges.`;
    case 'EADDRNOTAVAIL':
      return `Cannot listen on ${listenAddress}: this machine has no such address.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'The bind address is neither an IP address nor a known host name.';
    case 'ERR_SOCKET_BAD_PORT':
      return 'The port must be a number from 0 to 65535.';
    default:
      return error.message;
  }
}
