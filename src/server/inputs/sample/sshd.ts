import { OPERATORS } from './cast';
import type { Random } from '../random/random';
import type { ShopMessage, Story } from './shop-message';

const HOSTS = ['bastion-01', 'web-01', 'db-01', 'app-02'] as const;
const GUESSED = ['root', 'admin', 'postgres', 'ubuntu', 'test', 'oracle', 'git'] as const;
/** Password guessing comes from the same few addresses all day. */
const GUESSERS = [
  ['192.0.2.14', 'VN'],
  ['192.0.2.77', 'RU'],
  ['192.0.2.131', 'US'],
  ['192.0.2.200', 'BR'],
  ['2001:db8:bad::7', 'CN'],
] as const;

const guessing: Story = (random, at) => {
  const [ip, country] = random.pick(GUESSERS);
  const user = random.pick(GUESSED);
  const known = user === 'root' || user === 'postgres';
  const host = random.pick(HOSTS);
  const pid = random.int(2_000, 64_000);
  const port = random.int(32_768, 60_999);
  const about = { client_ip: ip, country, user_name: user, client_port: port };
  return [
    ...(known
      ? []
      : [sshd(at - 300, host, pid, 6, `Invalid user ${user} from ${ip} port ${port}`, about)]),
    sshd(
      at,
      host,
      pid,
      6,
      `Failed password for ${known ? '' : 'invalid user '}${user} from ${ip} port ${port} ssh2`,
      { ...about, action: 'sign-in', success: false },
    ),
    ...(random.chance(0.2)
      ? [
          sshd(
            at + 200,
            host,
            pid,
            3,
            `error: maximum authentication attempts exceeded for ${known ? '' : 'invalid user '}${user} from ${ip} port ${port} ssh2 [preauth]`,
            about,
          ),
        ]
      : []),
  ];
};

const operatorAtWork: Story = (random, at) => {
  const user = random.pick(OPERATORS);
  const host = random.pick(HOSTS);
  const pid = random.int(2_000, 64_000);
  const about = { client_ip: `198.51.100.${random.int(240, 246)}`, country: 'DE', user_name: user };
  return [
    sshd(
      at,
      host,
      pid,
      6,
      `Accepted publickey for ${user} from ${about.client_ip} port ${random.int(32_768, 60_999)} ssh2: ED25519 SHA256:${random.hex(43)}`,
      { ...about, action: 'sign-in', success: true },
    ),
    sshd(
      at + 40,
      host,
      pid,
      6,
      `pam_unix(sshd:session): session opened for user ${user}(uid=1${random.int(100, 120)}) by ${user}(uid=0)`,
      about,
    ),
  ];
};

function sshd(
  timestamp: number,
  source: string,
  pid: number,
  level: number,
  text: string,
  fields: ShopMessage['fields'],
): ShopMessage {
  return {
    timestamp,
    source,
    message: `sshd[${pid}]: ${text}`,
    fields: {
      app: 'sshd',
      application_name: 'sshd',
      process_id: `${pid}`,
      facility: 'security/authorization',
      facility_num: 4,
      level,
      environment: 'production',
      ...fields,
    },
  };
}

export function sshdStory(random: Random, at: number): ShopMessage[] {
  return (random.chance(0.85) ? guessing : operatorAtWork)(random, at);
}
