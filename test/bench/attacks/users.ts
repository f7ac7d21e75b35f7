import type { RunningNode } from '../../e2e/node';

const PASSWORD = 'long enough for a bench';

/** Creates a user who reads everything, and returns the header that signs in. */
export async function newReader(node: RunningNode, username: string): Promise<string> {
  const { status, body } = await node.api('POST', '/users', {
    username,
    password: PASSWORD,
    email: `${username}@example.org`,
    first_name: username,
    last_name: 'Bench',
    roles: ['Admin'],
    permissions: [],
  });
  if (status !== 201) throw new Error(`No user ${username}: ${JSON.stringify(body)}`);
  return `Basic ${btoa(`${username}:${PASSWORD}`)}`;
}

/** Posts JSON as a user; the status and the bytes of the answer, which is not kept. */
export async function post(
  node: RunningNode,
  authorization: string,
  path: string,
  body: unknown,
): Promise<{ status: number; bytes: number }> {
  const answer = await fetch(`${node.url}/api${path}`, {
    method: 'POST',
    headers: { authorization, 'X-Requested-By': 'bench', 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  let bytes = 0;
  for await (const chunk of answer.body ?? []) bytes += chunk.byteLength;
  return { status: answer.status, bytes };
}
