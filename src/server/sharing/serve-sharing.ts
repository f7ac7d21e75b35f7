import { createEntityDirectory } from '../entities/entity-directory';
import type { Module } from '../resource/registry';
import { serveShareLists } from './share-lists';
import { serveShares } from './share-routes';
import type { ShareServices } from './share-services';

/** Sharing of entities, and what is shared with whom. */
export const serveSharing: Module<Omit<ShareServices, 'directory'>> = (registry, services) => {
  const all = { ...services, directory: createEntityDirectory(registry) };
  serveShares(registry, all);
  serveShareLists(registry, all);
};
