import { readGrn } from '../http/read-grn';
import type { EntityType, Permits, Registry } from '../resource/registry';

/** Entities by their GRN, whatever their type. */
export type EntityDirectory = {
  /** Undefined where there is no such entity. */
  titleOf(grn: string): string | undefined;
  /** Whether it may be read, also where it was deleted. */
  isReadable(permits: Permits, grn: string): boolean;
  /** The GRNs of what one has to be able to read, too, to make use of an entity. */
  dependenciesOf(grn: string): readonly string[];
};

/** Knows the types that modules have registered by the time it is asked. */
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
