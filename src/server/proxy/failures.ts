import { Problem } from '../http/problem';

/** Explains a failed request to the operator of this node. */
export function reasonOf(error: unknown): { reason: string; timedOut: boolean } {
  const code = codeOf(error);
  switch (code) {
    case 'ECONNREFUSED':
      return { reason: 'it refuses connections', timedOut: false };
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return { reason: 'its name is unknown here', timedOut: false };
    case 'ECONNRESET':
    case 'UND_ERR_SOCKET':
      return { reason: 'it closed the connection', timedOut: false };
    case 'UND_ERR_CONNECT_TIMEOUT':
    case 'ETIMEDOUT':
      return { reason: 'it could not be reached in time', timedOut: true };
    case 'UND_ERR_HEADERS_TIMEOUT':
    case 'UND_ERR_BODY_TIMEOUT':
      return { reason: 'it did not answer in time', timedOut: true };
    case 'ERR_TLS_CERT_ALTNAME_INVALID':
      return { reason: 'its certificate is for another name', timedOut: false };
    case 'CERT_HAS_EXPIRED':
      return { reason: 'its certificate has expired', timedOut: false };
    case 'DEPTH_ZERO_SELF_SIGNED_CERT':
    case 'SELF_SIGNED_CERT_IN_CHAIN':
    case 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY':
    case 'UNABLE_TO_VERIFY_LEAF_SIGNATURE':
      return {
        reason:
          'its certificate comes from an authority this node does not know (see --backend-ca)',
        timedOut: false,
      };
    default:
      return {
        reason:
          code.startsWith('ERR_SSL') || code === 'EPROTO'
            ? 'it does not speak TLS as expected; is https right for it?'
            : `the connection failed (${code})`,
        timedOut: false,
      };
  }
}

function codeOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0]);
  if (error instanceof Error && 'code' in error && typeof error.code === 'string')
    return error.code;
  if (error instanceof Error && error.cause !== undefined) return codeOf(error.cause);
  return error instanceof Error ? error.message : String(error);
}

/** 504 after a timeout, otherwise 502; the console shows the message. */
export function unreachableProblem(error: unknown, backend: URL): Problem {
  const { reason, timedOut } = reasonOf(error);
  return new Problem(
    timedOut ? 504 : 502,
    `The Graylog server at ${backend.href} cannot be reached: ${reason}.`,
  );
}
