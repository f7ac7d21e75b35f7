import { openDocuments, type DocumentStorage } from '@/server/storage/documents';

/** How far a file has been read. */
export type Place = {
  path: string;
  inode: number;
  /** Bytes whose lines are stored durably. */
  offset: number;
  /**
   * Hash of the file's first bytes and how many they are: an inode number may come back with
   * another file.
   */
  head: string;
  headBytes: number;
};

export type Places = {
  get(inputId: string, path: string): Place | undefined;
  save(inputId: string, place: Place): Promise<void>;
};

export async function createPlaces(storage: DocumentStorage | undefined): Promise<Places> {
  const documents = await openDocuments<Place>(storage, 'file_tail_places');
  return {
    get: (inputId, path) => documents.get(`${inputId} ${path}`),
    save: (inputId, place) => documents.put(`${inputId} ${place.path}`, place),
  };
}
