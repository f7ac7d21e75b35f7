import type { Random } from '../random/random';

/**
 * Clients of the sample's shop, with addresses from the ranges reserved for documentation (RFC
 * 5737, RFC 3849).
 */
export type Client = { ip: string; country: string; city: string; agent: string };

const COUNTRIES = [
  ['DE', 'Hamburg'],
  ['DE', 'Leipzig'],
  ['US', 'Columbus'],
  ['US', 'Portland'],
  ['FR', 'Lyon'],
  ['NL', 'Utrecht'],
  ['GB', 'Leeds'],
  ['JP', 'Sendai'],
  ['BR', 'Recife'],
  ['IN', 'Pune'],
  ['PL', 'Gdańsk'],
  ['SE', 'Malmö'],
] as const;

const AGENTS = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_6) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
  'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
  'ShopApp/4.18.2 (Android 15)',
] as const;

export const USERS = [
  'mira.kessler',
  'j.okafor',
  'sven81',
  'aiko',
  'lucia.m',
  'tomasz',
  'priya.n',
  'oleg',
  'hannah-w',
  'chen.wei',
  'guest',
  'émile',
] as const;
export const OPERATORS = ['deploy', 'nadia', 'ruben'] as const;
export const PRODUCTS = [
  ['kettle-1200', 'Kettle 1.2 l', 3490],
  ['lamp-arc', 'Arc lamp', 12900],
  ['mug-blue', 'Mug "Blue hour"', 1250],
  ['chair-oak', 'Oak chair', 18900],
  ['rug-160', 'Rug 160 × 230', 24900],
  ['pan-28', 'Cast-iron pan 28 cm', 5990],
  ['towel-set', 'Towel set', 2999],
  ['clock-wall', 'Wall clock', 4450],
] as const;

export function someClient(random: Random): Client {
  // Low numbers are frequent, so that some clients return. An address is always in the same
  // country.
  const number = Math.floor(random.next() ** 2 * 400);
  const [country, city] = COUNTRIES[(number * 7) % COUNTRIES.length] ?? COUNTRIES[0];
  const ip =
    number % 11 === 10
      ? `2001:db8:${(number * 37).toString(16)}::${(number % 250) + 1}`
      : `${number % 2 === 0 ? '198.51.100' : '203.0.113'}.${(number % 250) + 2}`;
  return { ip, country, city, agent: AGENTS[number % AGENTS.length] ?? AGENTS[0] };
}

/** Unique ids beyond 2^53, as many shops have them. */
export function orderIdAt(timestamp: number, number: number): bigint {
  return 7_205_759_403_792_793_600n + BigInt(Math.floor(timestamp)) * 1000n + BigInt(number % 1000);
}
