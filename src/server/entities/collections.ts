import { ROOT_USER_ID } from '../accounts/user';
import type { UserStore } from '../accounts/user-store';

type Permits = (permission: string) => boolean;
/** An object with the columns it may be looked for in. */
export type Entity = { id: string; columns: Readonly<Record<string, string>> };

/** What the node holds, by the collection's name: those a caller may read. */
export type Collections = Readonly<Record<string, (permits: Permits) => Entity[]>>;

type Titled = { id: string; title: string; description: string | null };

type Stores = {
  streams: { all(): readonly Titled[] };
  indexSets: { all(): readonly Titled[] };
  users: Pick<UserStore, 'all'>;
};

export const collectionsOf = ({ streams, indexSets, users }: Stores): Collections => ({
  index_sets: (permits) =>
    indexSets
      .all()
      .filter(({ id }) => permits(`indexsets:read:${id}`))
      .map(({ id, title, description }) => ({
        id,
        columns: { title, description: description ?? '' },
      })),
  streams: (permits) =>
    streams
      .all()
      .filter(({ id }) => permits(`streams:read:${id}`))
      .map(({ id, title, description }) => ({
        id,
        columns: { title, description: description ?? '' },
      })),
  users: (permits) =>
    permits('users:list')
      ? users
          .all()
          .filter(({ id }) => id !== ROOT_USER_ID)
          .map(({ id, username, full_name, email }) => ({
            id,
            columns: { username, full_name: full_name ?? '', email },
          }))
      : [],
});
