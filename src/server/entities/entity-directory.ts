import { readGrn } from '../http/read-grn';
import type { EntityType, Permits, Registry } from '../resource/registry';

/** Looks up entities of any type by their GRN. */
export type EntityDirectory = {
  /** Undefined where there is no such entity. */
  titleOf(grn: string): string | undefined;
  /** Works for deleted entities, too. */
  isReadable(permits: Permits, grn: string): boolean;
  /** The GRNs of other entities that a user must be able to read to make use of this one. */
  dependenciesOf(grn: string): readonly string[];
};

/** Reads the registry on each call, so that the order of modules does not matter. */
export function createEntityDirectory({
  entityTypes,
}: Pick<Registry, 'entityTypes'>): EntityDirectory {
  const found = (grn: string): { type: EntityType | undefined; id: string } => {
    const { type, id } = readGrn(grn);
    return { type: entityTypes.get(type), id };
  };
  return {
    titleOf(grn) {
      const { type, id } = found(grn);
      return type?.titleOf(id);
    },
    isReadable(permits, grn) {
      const { type, id } = found(grn);
      return type?.isReadable(permits, id) ?? false;
    },
    dependenciesOf(grn) {
      const { type, id } = found(grn);
      return type?.dependenciesOf?.(id) ?? [];
    },
  };
}
