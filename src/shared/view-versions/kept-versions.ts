import { readVersionText, versionText } from '@/domain/search/versions/version-text';
import { sameExceptSearchTypes } from '@/domain/search/view/same-content';
import type { ViewDocument } from '@/domain/search/view/view';
import { journal } from '@/shared/drafts/journal';
import {
  browserVersions,
  type StoredVersion,
  type VersionKey,
  type VersionStorage,
} from './version-storage';

/** Versions kept per view. */
const KEPT = 50;
/** Characters kept per user, all views together. */
const MAX_CHARACTERS = 20_000_000;

/** A version of a view that this browser saved or loaded. */
export type KeptVersion = { at: number; isOwn: boolean; document: ViewDocument };

export type KeptVersions = {
  /**
   * Keeps a version unless it is the same as the last one. `isOwn` means that it was saved here, not
   * only loaded.
   */
  keep: (document: ViewDocument, isOwn: boolean) => Promise<void>;
  /** The latest first. */
  of: (viewId: string) => Promise<KeptVersion[]>;
  forget: (viewId: string) => Promise<void>;
  /** Deletes all versions of the user, as on an explicit sign-out. */
  clear: () => Promise<void>;
};

/** The last versions of the views that a user saved or opened in this browser. */
export function createKeptVersions(
  storage: VersionStorage,
  user: () => string,
  limits = { perView: KEPT, characters: MAX_CHARACTERS },
): KeptVersions {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
  const keysOf = async (viewId: string) =>
    (await storage.keys(user())).filter(([, id]) => id === viewId);

  async function add(document: ViewDocument, isOwn: boolean): Promise<void> {
    const before = await storage.keys(user());
    const newest = before.filter(([, id]) => id === document.id).at(-1);
    const [version] = newest ? await storage.read([newest]) : [];
    const known = version && documentIn(version);
    if (known && sameExceptSearchTypes(known, document)) return;
    const text = versionText(document);
    // Later than the last one even if the clock was set back.
    const at = Math.max(Date.now(), (newest?.[2] ?? 0) + 1);
    const key: VersionKey = [user(), document.id, at, text.length];
    await storage.write([[key, { at, isOwn, text }]], surplusOf([...before, key], key, limits));
  }

  return {
    keep: (document, isOwn) => inTurn(() => add(document, isOwn)),
    of: (viewId) =>
      inTurn(async () => {
        const found = await storage.read(await keysOf(viewId));
        return found
          .flatMap((version) => {
            const document = version && documentIn(version);
            return document ? [{ at: version.at, isOwn: version.isOwn, document }] : [];
          })
          .reverse();
      }),
    forget: (viewId) => inTurn(async () => storage.write([], await keysOf(viewId))),
    clear: () => inTurn(async () => storage.write([], await storage.keys(user()))),
  };
}

/** The oldest versions beyond the limits; the one just added always stays. */
function surplusOf(
  keys: readonly VersionKey[],
  added: VersionKey,
  { perView, characters }: { perView: number; characters: number },
): VersionKey[] {
  const ofView = keys.filter(([, viewId]) => viewId === added[1]);
  const surplus = new Set(ofView.slice(0, Math.max(0, ofView.length - perView)));
  const byAge = keys
    .filter((key) => !surplus.has(key))
    .toSorted(([, , one], [, , other]) => one - other);
  let size = byAge.reduce((sum, [, , , length]) => sum + length, 0);
  for (const key of byAge) {
    if (size <= characters || key === added) break;
    surplus.add(key);
    size -= key[3];
  }
  return [...surplus];
}

/** Undefined for a text that another version of the console wrote in another form. */
function documentIn({ text }: StoredVersion): ViewDocument | undefined {
  try {
    return readVersionText(text);
  } catch {
    return undefined;
  }
}

export const keptVersions = createKeptVersions(browserVersions(), journal.username);
