import { X509Certificate } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { hostname, networkInterfaces } from 'node:os';
import { join } from 'node:path';

const YEARS_MS = 10 * 365 * 86_400_000;

type Pair = { cert: string; key: string };

/** Per directory, so that inputs starting together share a certificate. */
const making = new Map<string, Promise<Pair>>();

/**
 * The node's self-signed certificate: the one stored in `directory` while it is valid, otherwise a
 * new one, which is stored there.
 */
export function ownCertificate(directory: string | undefined): Promise<Pair> {
  if (directory === undefined) return make();
  const made =
    making.get(directory) ?? findOrMake(directory).finally(() => making.delete(directory));
  making.set(directory, made);
  return made;
}

async function findOrMake(directory: string): Promise<Pair> {
  const folder = join(directory, 'tls');
  const path = join(folder, 'inputs.pem');
  const kept = await readFile(path, 'utf8').then(validPair, () => undefined);
  if (kept !== undefined) return kept;
  const fresh = await make();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Written as one file and renamed, so that key and certificate always match.
  await writeFile(`${path}.new`, `${fresh.key}\n${fresh.cert}\n`, { mode: 0o600 });
  await rename(`${path}.new`, path);
  return fresh;
}

function validPair(text: string): Pair | undefined {
  const [key] = /-----BEGIN PRIVATE KEY-----[^-]+-----END PRIVATE KEY-----/.exec(text) ?? [];
  const [cert] = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/.exec(text) ?? [];
  if (
    key === undefined ||
    cert === undefined ||
    Date.parse(new X509Certificate(cert).validTo) < Date.now()
  )
    return undefined;
  return { key, cert };
}

async function make(): Promise<Pair> {
  // Imported lazily, because few nodes need it.
  const { generate } = await import('selfsigned');
  const addresses = Object.values(networkInterfaces()).flatMap((all = []) =>
    all.map(({ address }) => address.replace(/%.*/, '')),
  );
  const made = await generate([{ name: 'commonName', value: hostname() }], {
    keyType: 'ec',
    curve: 'P-256',
    algorithm: 'sha256',
    notAfterDate: new Date(Date.now() + YEARS_MS),
    extensions: [
      { name: 'basicConstraints', cA: false },
      { name: 'extKeyUsage', serverAuth: true },
      {
        name: 'subjectAltName',
        altNames: [
          ...[...new Set([hostname(), 'localhost'])].map((value) => ({ type: 2 as const, value })),
          ...[...new Set(addresses)].map((ip) => ({ type: 7 as const, ip })),
        ],
      },
    ],
  });
  return { cert: made.cert.trim(), key: made.private.trim() };
}
