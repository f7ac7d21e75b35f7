/** Texts of sharing. */
export const texts = {
  'sharing.share': 'Share',
} as const;
