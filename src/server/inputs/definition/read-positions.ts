import { openDocuments, type DocumentStorage } from '@/server/storage/documents';

/** How far a file has been read. */
export type ReadPosition = {
  path: string;
  inode: number;
  /** Everything before this byte is stored durably. */
  offset: number;
  /** Hash and length of the first bytes of the file, because inode numbers are reused. */
  head: string;
  headBytes: number;
};

export type ReadPositions = {
  get(inputId: string, path: string): ReadPosition | undefined;
  save(inputId: string, position: ReadPosition): Promise<void>;
};

export async function createReadPositions(
  storage: DocumentStorage | undefined,
): Promise<ReadPositions> {
  const documents = await openDocuments<ReadPosition>(storage, 'file_tail_places');
  return {
    get: (inputId, path) => documents.get(`${inputId} ${path}`),
    save: (inputId, position) => documents.put(`${inputId} ${position.path}`, position),
  };
}
