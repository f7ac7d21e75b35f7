import { createStore, promisifyRequest, type UseStore } from 'idb-keyval';

/** `text` is the document as JSON, see `view-file.ts`. `at` is in milliseconds since the epoch. */
export type StoredVersion = {
  at: number;
  /** Saved in this browser, or noticed when the view was loaded. */
  isOwn: boolean;
  text: string;
};
/** Identifies a version, and says how long its text is without reading it. */
export type VersionKey = readonly [user: string, viewId: string, at: number, length: number];

/** Persistent storage of versions. */
export type VersionStorage = {
  /** All versions of a user; those of a view are the oldest first. */
  keys: (user: string) => Promise<readonly VersionKey[]>;
  read: (keys: readonly VersionKey[]) => Promise<(StoredVersion | undefined)[]>;
  write: (
    added: readonly (readonly [VersionKey, StoredVersion])[],
    removed: readonly VersionKey[],
  ) => Promise<void>;
};

/** IndexedDB; without it, or if it is blocked, versions live as long as the page. */
export function browserVersions(): VersionStorage {
  const inMemory = memoryVersions();
  let opened: UseStore | undefined;
  const store = () => (opened ??= createStore('console-versions', 'versions'));
  const orInMemory = async <Result>(
    work: () => Promise<Result>,
    instead: () => Promise<Result>,
  ): Promise<Result> => {
    try {
      return await work();
    } catch {
      return instead();
    }
  };
  return {
    keys: (user) =>
      orInMemory(
        () =>
          store()('readonly', (versions) =>
            promisifyRequest(versions.getAllKeys(IDBKeyRange.bound([user], [user, []]))),
          ) as Promise<unknown> as Promise<VersionKey[]>,
        () => inMemory.keys(user),
      ),
    read: (keys) =>
      orInMemory(
        () =>
          store()('readonly', (versions) =>
            Promise.all(
              keys.map((key) =>
                promisifyRequest<StoredVersion | undefined>(versions.get([...key])),
              ),
            ),
          ),
        () => inMemory.read(keys),
      ),
    write: (added, removed) =>
      orInMemory(
        () =>
          store()('readwrite', (versions) => {
            for (const [key, version] of added) versions.put(version, [...key]);
            for (const key of removed) versions.delete([...key]);
            return promisifyRequest(versions.transaction);
          }),
        () => inMemory.write(added, removed),
      ),
  };
}

export function memoryVersions(): VersionStorage {
  const versions = new Map<string, StoredVersion>();
  const nameOf = (key: VersionKey) => JSON.stringify(key);
  return {
    keys: async (user) =>
      [...versions.keys()]
        .map((name) => JSON.parse(name) as VersionKey)
        .filter(([owner]) => owner === user)
        .sort(([, , one], [, , other]) => one - other),
    read: async (keys) => keys.map((key) => versions.get(nameOf(key))),
    write: async (added, removed) => {
      for (const [key, version] of added) versions.set(nameOf(key), version);
      for (const key of removed) versions.delete(nameOf(key));
    },
  };
}
