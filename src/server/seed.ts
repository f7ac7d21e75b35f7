import { hashPassword } from './accounts/password';
import { newIndexSet } from './index-sets/index-set-store';
import type { StoredIndexSet } from './index-sets/model';
import type { Stores } from './stores';
import { newStream, type StoredStream } from './streams/stream-store';
import { newUser, type User } from './accounts/user';
import type { IncomingMessage } from './message-types/incoming-message';

/** Initial data for tests. Missing ids are derived from the position. */
export type Seed = {
  users?: readonly (Partial<User> & { username: string; password?: string })[];
  indexSets?: readonly (Partial<StoredIndexSet> &
    Pick<StoredIndexSet, 'id' | 'title' | 'index_prefix'>)[];
  streams?: readonly (Partial<StoredStream> & { id: string; title: string })[];
  messages?: readonly (Partial<IncomingMessage> & { message: string })[];
};

/** Cheap, because tests create many users and their passwords protect nothing. */
const SEED_HASH_COST = 2 ** 10;

export async function plantSeed(
  { users = [], indexSets = [], streams = [], messages = [] }: Seed,
  stores: Pick<Stores, 'users' | 'indexSets' | 'indices' | 'streams' | 'messages'>,
): Promise<void> {
  for (const [index, { password, ...user }] of users.entries()) {
    const id = user.id ?? (index + 1).toString(16).padStart(24, '5');
    await stores.users.save(
      newUser({
        ...user,
        id,
        ...(password !== undefined && {
          passwordHash: await hashPassword(password, SEED_HASH_COST),
        }),
      }),
    );
  }
  for (const set of indexSets.map(newIndexSet)) {
    await stores.indexSets.save(set);
    await stores.indices.ensure({ setId: set.id, prefix: set.index_prefix });
  }
  for (const stream of streams) await stores.streams.save(newStream(stream));
  if (messages.length > 0)
    await stores.messages.writer.writeDurably(messages.map((message) => newMessage(message)));
}

const newMessage = (given: Partial<IncomingMessage> & { message: string }): IncomingMessage => {
  const timestamp = given.timestamp ?? Date.now();
  return {
    timestamp,
    source: 'seed.example',
    fields: {},
    inputId: '5'.repeat(24),
    receivedAt: timestamp,
    ...given,
  };
};
