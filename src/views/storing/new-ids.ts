import type { NewIds } from '@/domain/search/view/prepare-save';

/** `randomUUID` is missing over plain HTTP, except on localhost. */
const hex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');

export const newIds: NewIds = {
  id: () => hex(16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
  searchId: () => hex(12),
};
