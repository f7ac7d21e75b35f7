import { open, readdir, stat, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Frame, FrameSplitter } from '../network/frames';
import { createFrameSplitter } from '../network/frames';
import { headOf, isText, offsetOfLastLines, readAt } from './file-content';
import type { ReadPosition } from '../definition/read-positions';

const NEWLINE = 10;
const CHUNK_BYTES = 256 * 1024;
const LONGEST_LINE = 1024 * 1024;

/**
 * `catchingUp` while reading what was in the file when it was first seen. `modifiedAt` in
 * milliseconds since the epoch.
 */
export type LineBatch = { path: string; frames: Frame[]; modifiedAt: number; catchingUp: boolean };

export type FollowedFile = {
  /**
   * Hands over new lines, then saves the position. Rejects when the file cannot be read or `take`
   * rejects; the next call tries again.
   */
  poll(): Promise<void>;
  close(): Promise<void>;
};

export type FollowOptions = {
  path: string;
  position: ReadPosition | undefined;
  firstLines: number;
  /** Resolves when the lines are stored durably. */
  take: (batch: LineBatch) => Promise<void>;
  save: (position: ReadPosition) => Promise<void>;
};

type Opened = {
  file: FileHandle;
  inode: number;
  offset: number;
  splitter: FrameSplitter;
  head: string;
  headBytes: number;
  catchUpTo: number;
};

/**
 * Follows a path across truncation and rotation, which it detects by the inode; the rest of a
 * renamed file is read first.
 */
export function followFile({
  path,
  position,
  firstLines,
  take,
  save,
}: FollowOptions): FollowedFile {
  let current: Opened | undefined;
  let known = position;

  const close = async () => {
    const file = current?.file;
    current = undefined;
    await file?.close();
  };

  const openAt = async (
    name: string,
    offset: (file: FileHandle, size: number) => Promise<number>,
  ): Promise<Opened | undefined> => {
    const file = await open(name, 'r');
    try {
      const { ino, size } = await file.stat();
      if (!(await isText(file))) {
        await file.close();
        return undefined;
      }
      return {
        file,
        inode: ino,
        offset: await offset(file, size),
        splitter: newSplitter(),
        ...(await headOf(file)),
        catchUpTo: size,
      };
    } catch (error) {
      await file.close();
      throw error;
    }
  };

  const openFirst = async (): Promise<Opened | undefined> => {
    if (known === undefined)
      return openAt(path, (file, size) => offsetOfLastLines(file, size, firstLines));
    const name = await nameOf(known);
    // Rotated and deleted in the meantime: the whole new file is unread.
    return name === undefined
      ? openAt(path, () => Promise.resolve(0))
      : openAt(name, () => Promise.resolve(known?.offset ?? 0));
  };

  const remember = async (opened: Opened) => {
    const { inode, offset, splitter } = opened;
    // A file that was tiny when it was opened can be identified better by now.
    const { head, headBytes } = opened.headBytes < 256 ? await headOf(opened.file) : opened;
    Object.assign(opened, { head, headBytes });
    known = { path, inode, offset: offset - splitter.held, head, headBytes };
    await save(known);
  };

  const readOn = async (opened: Opened) => {
    const { size, mtimeMs } = await opened.file.stat();
    if (size < opened.offset)
      Object.assign(opened, { offset: 0, splitter: newSplitter(), catchUpTo: 0, headBytes: 0 });
    while (opened.offset < size) {
      const chunk = await readAt(
        opened.file,
        opened.offset,
        Math.min(CHUNK_BYTES, size - opened.offset),
      );
      if (chunk.length === 0) return;
      opened.offset += chunk.length;
      const frames = opened.splitter.push(chunk);
      if (frames.length > 0)
        await take({
          path,
          frames,
          modifiedAt: mtimeMs,
          catchingUp: opened.offset <= opened.catchUpTo,
        });
      await remember(opened);
    }
  };

  return {
    async poll() {
      try {
        current ??= await openFirst();
        if (current === undefined) return;
        await readOn(current);
        const { ino } = await stat(path);
        if (ino === current.inode) return;
        // Reads what was written between the last poll and the rename.
        await readOn(current);
        await close();
        current = await openAt(path, () => Promise.resolve(0));
        if (current !== undefined) await readOn(current);
      } catch (error) {
        // Lines are read again from the stored position.
        await close();
        if (!isGone(error)) throw error;
      }
    },
    close,
  };
}

const newSplitter = () => createFrameSplitter({ delimiter: NEWLINE, maxBytes: LONGEST_LINE });

/** Finds the file of a position under its own or a rotated name. */
async function nameOf(position: ReadPosition): Promise<string | undefined> {
  const folder = dirname(position.path);
  const names = [
    position.path,
    ...(await readdir(folder).catch(() => []))
      .map((name) => join(folder, name))
      .filter((name) => name !== position.path && name.startsWith(position.path)),
  ];
  for (const name of names) if (await isSameFile(name, position)) return name;
  return undefined;
}

async function isSameFile(
  name: string,
  { inode, head, headBytes }: ReadPosition,
): Promise<boolean> {
  const found = await stat(name).catch(() => undefined);
  if (found?.ino !== inode || !found.isFile()) return false;
  const file = await open(name, 'r');
  try {
    return (await headOf(file, headBytes)).head === head;
  } finally {
    await file.close();
  }
}

function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
