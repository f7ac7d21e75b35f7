import { openDocuments, type DocumentStorage } from '@/server/storage/documents';

/** How far a file has been read. */
export type Place = {
  path: string;
  inode: number;
  /** Everything before this byte is stored durably. */
  offset: number;
  /** Hash and length of the first bytes of the file, because inode numbers are reused. */
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
