import type { Area } from './area';

/** The areas of the German catalogue, by path. */
export const german = import.meta.glob<Area>('./de/*.ts');
