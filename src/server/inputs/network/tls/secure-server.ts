import { createPrivateKey, X509Certificate } from 'node:crypto';
import { createSecureContext, type TlsOptions } from 'node:tls';
import type { Configuration } from '../../definition/model';
import { flagSetting, textSetting } from '../../definition/settings';
import { readTrusted, readPem } from './pem-files';
import { ownCertificate } from './own-certificate';

const HANDSHAKE_MS = 30_000;

/**
 * The TLS options of an input; undefined when `tls_enable` is off. Without configured files the
 * node uses its own certificate in `directory`.
 * @throws Error that says what is wrong with the files, to be shown to users
 */
export async function secureServerOptions(
  configuration: Configuration,
  directory: string | undefined,
): Promise<TlsOptions | undefined> {
  if (!flagSetting(configuration, 'tls_enable', false)) return undefined;
  const options: TlsOptions = {
    handshakeTimeout: HANDSHAKE_MS,
    ...(await serverIdentity(configuration, directory)),
    ...(await clientCheck(configuration)),
  };
  try {
    createSecureContext(options);
    checkPair(options);
  } catch (error) {
    throw new Error(contextFailure(error), { cause: error });
  }
  return options;
}

async function serverIdentity(
  configuration: Configuration,
  directory: string | undefined,
): Promise<Pick<TlsOptions, 'cert' | 'key' | 'passphrase'>> {
  const certFile = textSetting(configuration, 'tls_cert_file', '');
  const keyFile = textSetting(configuration, 'tls_key_file', '');
  if (certFile === '' && keyFile === '') return ownCertificate(directory);
  if (certFile === '' || keyFile === '')
    throw new Error(
      `TLS needs both tls_cert_file and tls_key_file, or neither; ${certFile === '' ? 'tls_cert_file' : 'tls_key_file'} is empty.`,
    );
  const passphrase = textSetting(configuration, 'tls_key_password', '');
  const key = await readPem(keyFile, 'tls_key_file', 'PRIVATE KEY');
  if (key.includes('ENCRYPTED') && passphrase === '')
    throw new Error('tls_key_file is encrypted, but tls_key_password is empty.');
  return {
    cert: await readPem(certFile, 'tls_cert_file', 'CERTIFICATE'),
    key,
    ...(passphrase !== '' && { passphrase }),
  };
}

/**
 * Never falls back to the system's trusted authorities: anyone can get a certificate from those.
 */
async function clientCheck(
  configuration: Configuration,
): Promise<Pick<TlsOptions, 'ca' | 'requestCert' | 'rejectUnauthorized'>> {
  const demand = textSetting(configuration, 'tls_client_auth', 'disabled');
  if (demand === 'disabled') return {};
  if (demand !== 'optional' && demand !== 'required')
    throw new Error(`tls_client_auth is disabled, optional or required, not ${demand}.`);
  const path = textSetting(configuration, 'tls_client_auth_cert_file', '');
  if (path === '')
    throw new Error(
      `tls_client_auth is ${demand}, but tls_client_auth_cert_file is empty: nobody would be trusted.`,
    );
  return {
    ca: await readTrusted(path),
    requestCert: true,
    rejectUnauthorized: demand === 'required',
  };
}

/** OpenSSL accepts any two that are of different kinds, such as RSA and EC. */
function checkPair({ cert, key, passphrase }: TlsOptions): void {
  if (typeof cert !== 'string' || typeof key !== 'string') return;
  const own = createPrivateKey({
    key,
    format: 'pem',
    ...(passphrase !== undefined && { passphrase }),
  });
  if (!new X509Certificate(cert).checkPrivateKey(own))
    throw Object.assign(new Error('mismatch'), { code: 'ERR_OSSL_X509_KEY_TYPE_MISMATCH' });
}

function contextFailure(error: unknown): string {
  const { code = '', message } =
    error instanceof Error ? (error as Error & { code?: string }) : { message: String(error) };
  switch (code) {
    case 'ERR_OSSL_BAD_DECRYPT':
    case 'ERR_OSSL_EVP_BAD_DECRYPT':
      return 'tls_key_password does not open tls_key_file.';
    case 'ERR_OSSL_X509_KEY_VALUES_MISMATCH':
    case 'ERR_OSSL_X509_KEY_TYPE_MISMATCH':
      return 'tls_key_file is not the key of tls_cert_file.';
    default:
      return `TLS cannot be set up: ${message}.`;
  }
}
