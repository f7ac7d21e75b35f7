/** Texts of the streams. */
export const texts = {
  'streams.title': 'Streams',
} as const;
