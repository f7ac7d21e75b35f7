import { createEntityDirectory } from '../entities/entity-directory';
import type { Module } from '../resource/registry';
import { serveShareLists } from './share-lists';
import { serveShares } from './share-routes';
import type { ShareServices } from './share-services';

/** Sharing of entities, and lists of what is shared. */
export const serveSharing: Module<Omit<ShareServices, 'directory'>> = (registry, services) => {
  const all = { ...services, directory: createEntityDirectory(registry) };
  serveShares(registry, all);
  serveShareLists(registry, all);
};
