import type { Stream } from '@/contract/streams';

type Kept = Pick<Stream, 'description' | 'categories'>;

/** What newer servers may clear if an update leaves it out; streams without categories send none. */
export const sentBack = ({ description, categories }: Kept): Kept => ({
  description,
  ...(categories && { categories }),
});
