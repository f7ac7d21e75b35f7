import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SealedValue } from '../definition/model';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const SALT_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts secrets, so that the database and its backups do not reveal them. The key is in a
 * separate file.
 */
export type Secrets = {
  seal(text: string): SealedValue;
  /** @throws Error when it was encrypted with another key */
  open(sealed: SealedValue): string;
};

/**
 * Without `directory`, the key is lost when the process ends.
 * @throws Error when the key file can be neither read nor created
 */
export async function openSecrets(directory: string | undefined): Promise<Secrets> {
  const key = directory === undefined ? randomBytes(KEY_BYTES) : await keyIn(directory);
  return {
    seal(text) {
      const salt = randomBytes(SALT_BYTES);
      const cipher = createCipheriv(ALGORITHM, key, salt);
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return {
        encrypted_value: Buffer.concat([sealed, cipher.getAuthTag()]).toString('hex'),
        salt: salt.toString('hex'),
      };
    },
    open({ encrypted_value, salt }) {
      const bytes = Buffer.from(encrypted_value, 'hex');
      const decipher = createDecipheriv(ALGORITHM, key, Buffer.from(salt, 'hex'));
      decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
      return (
        decipher.update(bytes.subarray(0, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
      );
    },
  };
}

async function keyIn(directory: string): Promise<Buffer> {
  const path = join(directory, 'secrets.key');
  const kept = await readFile(path, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (kept !== undefined && /^[0-9a-f]{64}\s*$/.test(kept)) return Buffer.from(kept.trim(), 'hex');
  // An invalid key file is never overwritten: its secrets could not be decrypted any more.
  if (kept !== undefined)
    throw new Error(
      `${path} is not a key of this node. Restore the right one, or remove it; then the secrets of inputs must be set again.`,
    );
  const key = randomBytes(KEY_BYTES);
  await mkdir(directory, { recursive: true, mode: 0o700 });
  await writeFile(path, `${key.toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
  return key;
}
