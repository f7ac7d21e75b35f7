/** Users, sessions, streams and settings; `body` is JSON. */
export const documentsSchema: readonly string[] = [
  'CREATE TABLE documents (collection VARCHAR NOT NULL, id VARCHAR NOT NULL, body VARCHAR NOT NULL, PRIMARY KEY (collection, id))',
];
