import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { checkCertificates } from '../../../outgoing/pem-certificates';

/**
 * Reads a PEM file. `setting` names the field with its path.
 * @throws Error when the file cannot be used
 */
export async function readPem(
  path: string,
  setting: string,
  kind: 'CERTIFICATE' | 'PRIVATE KEY',
): Promise<string> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new Error(`${setting}: ${path} ${fileFailure(error)}.`, { cause: error });
  });
  if (!new RegExp(`-----BEGIN [A-Z ]*${kind}-----`).test(text))
    throw new Error(
      `${setting}: ${path} has no ${kind === 'CERTIFICATE' ? 'certificate' : 'private key'} in PEM format.`,
    );
  if (kind === 'CERTIFICATE')
    try {
      checkCertificates(text);
    } catch (error) {
      throw new Error(
        `${setting}: ${path} ${error instanceof Error ? error.message : 'cannot be used'}.`,
        { cause: error },
      );
    }
  return text;
}

/**
 * All certificates in a file, or in the files of a folder.
 * @throws Error when there are none
 */
export async function readTrusted(path: string): Promise<string[]> {
  const setting = 'tls_client_auth_cert_file';
  const found = await stat(path).catch((error: unknown) => {
    throw new Error(`${setting}: ${path} ${fileFailure(error)}.`, { cause: error });
  });
  if (!found.isDirectory()) return [await readPem(path, setting, 'CERTIFICATE')];
  const files = (await readdir(path, { withFileTypes: true })).filter(
    (entry) => !entry.isDirectory(),
  );
  const texts = await Promise.all(
    files.map(({ name }) =>
      readPem(join(path, name), setting, 'CERTIFICATE').catch(() => undefined),
    ),
  );
  const certificates = texts.filter((text) => text !== undefined);
  if (certificates.length === 0)
    throw new Error(`${setting}: no file in ${path} has a certificate in PEM format.`);
  return certificates;
}

function fileFailure(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'ENOENT':
      return 'does not exist';
    case 'EACCES':
    case 'EPERM':
      return 'may not be read by this node';
    case 'EISDIR':
      return 'is a folder';
    default:
      return `cannot be read: ${error instanceof Error ? error.message : String(error)}`;
  }
}
