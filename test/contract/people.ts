import { DEFAULT_INDEX_SET_ID } from '@/server/indices/built-in-ids';

export type Person = 'admin' | 'rea' | 'aud' | 'tom';

/**
 * A reader, a user with a custom role and a stream that is shared with them, and an unrelated user.
 */
export const PEOPLE: readonly { username: Person; password: string; id: string }[] = [
  { username: 'rea', password: 'pw', id: '5f0000000000000000000001' },
  { username: 'aud', password: 'pw', id: '5f0000000000000000000002' },
  { username: 'tom', password: 'pw', id: '5f0000000000000000000003' },
];
/** The first stream is shared. */
export const STREAMS = [
  { id: '5f00000000000000000000aa', title: 'Shared' },
  { id: '5f00000000000000000000bb', title: 'Foreign' },
] as const;
export const BUILT_IN_INDEX_SET = DEFAULT_INDEX_SET_ID;
