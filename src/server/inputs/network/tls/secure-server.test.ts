import { once } from 'node:events';
import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { request } from 'node:https';
import { connect as connectPlain } from 'node:net';
import { join } from 'node:path';
import { connect, type ConnectionOptions, type TLSSocket } from 'node:tls';
import { generate } from 'selfsigned';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { temporaryDirectory } from '@test/environment/temporary-directory';
import { eventually } from '@test/environment/eventually';
import { createMemoryWriter } from '@test/backend/memory-writer';
import { INPUT_TYPES } from '@/domain/inputs/input-types';
import { noCounts } from '../../definition/counters';
import { newInput } from '../../running/default-inputs';
import type { Configuration, Listener } from '../../definition/model';
import { startInput } from '../../running/start-input';
import { createReadPositions } from '../../definition/read-positions';

const PASSWORD = 'open sesame';
let folder = '';
let authority = { key: '', cert: '' };
const cleanUp: (() => Promise<unknown> | void)[] = [];

const file = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const issued = async (name: string, more: { passphrase?: string } = {}) => {
  const made = await generate([{ name: 'commonName', value: name }], {
    keyType: 'ec',
    algorithm: 'sha256',
    ca: authority,
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] }],
    ...more,
  });
  return { key: made.private, cert: made.cert };
};

beforeAll(async () => {
  folder = temporaryDirectory();
  const made = await generate([{ name: 'commonName', value: 'Test authority' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    extensions: [{ name: 'basicConstraints', cA: true, critical: true }],
  });
  authority = { key: made.private, cert: made.cert };
  const server = await issued('server');
  const sealed = await issued('sealed', { passphrase: PASSWORD });
  for (const [name, text] of Object.entries({
    'ca.pem': authority.cert,
    'cert.pem': server.cert,
    'key.pem': server.key,
    'sealed-cert.pem': sealed.cert,
    'sealed-key.pem': sealed.key,
    'rsa-key.pem': generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
      type: 'pkcs8',
      format: 'pem',
    }) as string,
    'ed-key.pem': generateKeyPairSync('ed25519').privateKey.export({
      type: 'pkcs8',
      format: 'pem',
    }) as string,
    'cut.pem': `${server.cert}\n${server.cert.slice(0, 200)}`,
    'text.pem': 'nothing',
  }))
    file(name, text);
  mkdirSync(join(folder, 'trusted'));
  file('trusted/ca.pem', authority.cert);
  file('trusted/readme.txt', 'not a certificate');
  mkdirSync(join(folder, 'empty'));
});
afterEach(async () => {
  for (const one of cleanUp.splice(0).reverse()) await one();
});

async function running(type: string, configuration: Configuration, directory?: string) {
  const writer = createMemoryWriter();
  const counters = noCounts();
  const input = newInput(
    'TLS',
    type,
    { bind_address: '127.0.0.1', port: 0, tls_enable: true, ...configuration },
    0,
  );
  const { port, stop } = (await startInput(input, {
    writer,
    counters,
    readPositions: await createReadPositions(undefined),
    now: Date.now,
    directory,
  })) as Listener;
  cleanUp.push(stop);
  return { writer, counters, port };
}
const files = (cert = 'cert.pem', key = 'key.pem') => ({
  tls_cert_file: join(folder, cert),
  tls_key_file: join(folder, key),
});

async function connected(port: number, options: ConnectionOptions = {}): Promise<TLSSocket> {
  const socket = connect({
    port,
    host: '127.0.0.1',
    servername: 'localhost',
    ca: authority.cert,
    ...options,
  });
  cleanUp.push(() => void socket.destroy());
  await once(socket, 'secureConnect');
  socket.on('error', () => undefined);
  return socket;
}
const message = (text: string) => `{"host":"h","short_message":"${text}"}\0`;
const untrusted = { rejectUnauthorized: false };

describe('a TCP input with TLS', () => {
  test('presents the configured certificate and accepts messages', async () => {
    const { port, writer, counters } = await running(INPUT_TYPES.gelfTcp, files());
    const socket = await connected(port);
    expect(socket.authorized).toBe(true);
    socket.write(message('over TLS'));
    expect(await writer.received(1)).toMatchObject([
      { message: 'over TLS', remote: { ip: '127.0.0.1', port: socket.localPort } },
    ]);
    expect(counters.connections).toBe(1);
  });

  test('decrypts the key with its password', async () => {
    const { port, writer } = await running(INPUT_TYPES.syslogTcp, {
      ...files('sealed-cert.pem', 'sealed-key.pem'),
      tls_key_password: PASSWORD,
    });
    (await connected(port)).end('<34>Nov 21 10:00:00 h t: encrypted key\n');
    expect((await writer.received(1))[0]?.message).toBe('h t: encrypted key');
  });

  test('refuses and reports senders without TLS', async () => {
    const { port, counters, writer } = await running(INPUT_TYPES.gelfTcp, files());
    const socket = connectPlain(port, '127.0.0.1').on('error', () => undefined);
    cleanUp.push(() => void socket.destroy());
    socket.write(message('plain'));
    await eventually(() =>
      expect(counters.lastError?.text).toMatch(/^The TLS handshake with \S+ failed: [\w ]+\.$/),
    );
    expect(writer.messages).toEqual([]);
  });

  test('generates a certificate if none is configured, and keeps it across restarts', async () => {
    const directory = temporaryDirectory();
    const shown = async () => {
      const { port } = await running(INPUT_TYPES.gelfTcp, {}, directory);
      return (await connected(port, untrusted)).getPeerCertificate();
    };
    const [first, second] = [await shown(), await shown()];
    expect(first.subjectaltname).toContain('127.0.0.1');
    expect(second.fingerprint256).toBe(first.fingerprint256);
    expect(statSync(join(directory, 'tls', 'inputs.pem')).mode & 0o777).toBe(0o600);
    // Trusting the file means trusting the node.
    const { port } = await running(INPUT_TYPES.gelfTcp, {}, directory);
    expect(
      (await connected(port, { ca: readFileSync(join(directory, 'tls', 'inputs.pem')) }))
        .authorized,
    ).toBe(true);
  });
});

describe('client certificates', () => {
  const demanding = (tls_client_auth: string, place = 'ca.pem') =>
    running(INPUT_TYPES.gelfTcp, {
      ...files(),
      tls_client_auth,
      tls_client_auth_cert_file: join(folder, place),
    });

  test.each(['ca.pem', 'trusted'])('are verified with %s', async (place) => {
    const { port, writer } = await demanding('required', place);
    (await connected(port, await issued('client'))).write(message('known'));
    expect((await writer.received(1))[0]?.message).toBe('known');
  });

  test('required: refuses senders without one, or with one of another authority', async () => {
    const { port, writer, counters } = await demanding('required');
    const stranger = await generate([{ name: 'commonName', value: 'stranger' }], {
      keyType: 'ec',
      algorithm: 'sha256',
    });
    for (const identity of [{}, { key: stranger.private, cert: stranger.cert }]) {
      const socket = await connected(port, identity);
      socket.write(message('unknown'));
      await new Promise((resolve) => socket.once('close', resolve));
    }
    expect(counters.malformed).toBe(2);
    expect(writer.messages).toEqual([]);
  });

  test('optional: accepts senders without one', async () => {
    const { port, writer } = await demanding('optional');
    (await connected(port)).write(message('anyone'));
    expect(await writer.received(1)).toHaveLength(1);
  });
});

test('an HTTP input accepts messages over TLS', async () => {
  const { port, writer } = await running(INPUT_TYPES.gelfHttp, files());
  const status = await new Promise((resolve, reject) => {
    const sending = request(
      {
        port,
        host: '127.0.0.1',
        servername: 'localhost',
        path: '/gelf',
        method: 'POST',
        ca: authority.cert,
        agent: false,
      },
      (response) => resolve(response.resume().statusCode),
    );
    sending.on('error', reject);
    sending.end('{"host":"h","short_message":"https"}');
  });
  expect(status).toBe(202);
  expect(writer.durable).toMatchObject([{ message: 'https' }]);
});

describe('an input with unusable files fails with the reason', () => {
  const path = (name: string) => join(folder, name);
  test.each<[string, () => Configuration, string]>([
    [
      'a missing certificate',
      () => files('nowhere.pem'),
      'tls_cert_file: .*nowhere.pem does not exist',
    ],
    ['a folder as key', () => files('cert.pem', 'empty'), 'tls_key_file: .*empty is a folder'],
    [
      'text instead of a certificate',
      () => files('text.pem'),
      'text.pem has no certificate in PEM format',
    ],
    [
      'a certificate instead of a key',
      () => files('cert.pem', 'cert.pem'),
      'cert.pem has no private key in PEM format',
    ],
    [
      'a certificate without key',
      () => ({ tls_cert_file: path('cert.pem') }),
      'tls_key_file is empty',
    ],
    [
      'a key without certificate',
      () => ({ tls_key_file: path('key.pem') }),
      'tls_cert_file is empty',
    ],
    [
      'the key of another certificate',
      () => ({ ...files('sealed-cert.pem') }),
      'tls_key_file is not the key of tls_cert_file',
    ],
    [
      'a key of another kind',
      () => files('cert.pem', 'rsa-key.pem'),
      'tls_key_file is not the key of tls_cert_file',
    ],
    [
      'a key of a third kind',
      () => files('cert.pem', 'ed-key.pem'),
      'tls_key_file is not the key of tls_cert_file',
    ],
    [
      'an authority that is cut off',
      () => ({
        ...files(),
        tls_client_auth: 'required',
        tls_client_auth_cert_file: path('cut.pem'),
      }),
      'cut.pem contains a certificate that is cut off',
    ],
    [
      'an encrypted key without password',
      () => files('sealed-cert.pem', 'sealed-key.pem'),
      'tls_key_password is empty',
    ],
    [
      'an encrypted key with a wrong password',
      () => ({ ...files('sealed-cert.pem', 'sealed-key.pem'), tls_key_password: 'wrong' }),
      'tls_key_password does not open tls_key_file',
    ],
    [
      'nobody to trust',
      () => ({ ...files(), tls_client_auth: 'required' }),
      'nobody would be trusted',
    ],
    [
      'a folder without certificates to trust',
      () => ({ ...files(), tls_client_auth: 'optional', tls_client_auth_cert_file: path('empty') }),
      'no file in .*empty has a certificate',
    ],
    [
      'a demand nobody knows',
      () => ({ ...files(), tls_client_auth: 'maybe' }),
      'disabled, optional or required, not maybe',
    ],
  ])('%s', async (_, configuration, reason) => {
    await expect(running(INPUT_TYPES.gelfTcp, configuration())).rejects.toThrow(new RegExp(reason));
  });
});
