/** Users, sessions, streams and settings; `body` is JSON. */
export const documentsSchema: readonly string[] = [
  'CREATE TABLE documents (collection VARCHAR NOT NULL, id VARCHAR NOT NULL, body VARCHAR NOT NULL, PRIMARY KEY (collection, id))',
];

/**
 * The URL allow-list is enabled on new nodes. Nodes that began without it keep their setting, so
 * that their inputs go on working.
 */
export const keepUrlsAllowed: readonly string[] = [
  `INSERT INTO documents SELECT 'cluster_config', 'org.graylog2.system.urlwhitelist.UrlWhitelist', '{"entries":[],"disabled":true}'
    WHERE EXISTS (SELECT 1 FROM documents WHERE collection = 'node')
    AND NOT EXISTS (SELECT 1 FROM documents WHERE collection = 'cluster_config' AND id = 'org.graylog2.system.urlwhitelist.UrlWhitelist')`,
];
