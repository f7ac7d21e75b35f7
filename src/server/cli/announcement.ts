/** An input that receives on a port. */
type ListeningInput = { title: string; host: string; port: number };

export type Announcement = {
  url: string;
  /** Shown once, after a first start without a password. */
  generatedPassword: string | undefined;
  /** A link that signs in as admin once; undefined if none was asked for. */
  signInLink: string | undefined;
  dataDirectory: string;
};

/** What to know once the node runs, one thing a line. */
export const announcement = ({
  url,
  generatedPassword,
  signInLink,
  dataDirectory,
}: Announcement): string =>
  table([
    ['Console', url],
    [
      'Sign in',
      generatedPassword === undefined
        ? 'with your account, for example admin'
        : `as admin with the password ${generatedPassword} (generated, shown only this time)`,
    ],
    ...(signInLink === undefined
      ? []
      : [['', `or with this link, once within 15 minutes: ${signInLink}`] as const]),
    ['Data', dataDirectory],
    ['Stop', 'Ctrl+C'],
  ]);

/** Where logs can be sent; empty if nothing listens. */
export function whereToSend(inputs: readonly ListeningInput[]): string {
  const byAddress = new Map<string, string[]>();
  for (const { title, host, port } of inputs) {
    const address = `${host.includes(':') ? `[${host}]` : host}:${port}`;
    byAddress.set(address, [...(byAddress.get(address) ?? []), title]);
  }
  return table(
    [...byAddress].map(([address, titles], index) => [
      index === 0 ? 'Send logs' : '',
      `to ${address} (${titles.join(', ')})`,
    ]),
  );
}

const table = (rows: readonly (readonly [name: string, text: string])[]): string =>
  rows.map(([name, text]) => `${name.padEnd(9)}  ${text}`).join('\n');
