import { readGrn } from '../http/read-grn';

type Permits = (permission: string) => boolean;
/** What is known of entities of one type. */
type Kind = {
  title(id: string): string | undefined;
  readable(permits: Permits, id: string): boolean;
};

/** Entities by their GRN, whatever they are. */
export type EntityDirectory = {
  /** The title of what exists. */
  titleOf(grn: string): string | undefined;
  /** Whether it may be read, also where it is gone. */
  isReadable(permits: Permits, grn: string): boolean;
};

type Titled = { title: string };

export type DirectoryParts = {
  streams: { get(id: string): Titled | undefined };
  outputs: { get(id: string): Titled | undefined };
  views: { get(id: string): (Titled & { type: string }) | undefined };
};

export function createEntityDirectory({
  streams,
  outputs,
  views,
}: DirectoryParts): EntityDirectory {
  const view = (type: 'SEARCH' | 'DASHBOARD') => (id: string) => {
    const found = views.get(id);
    return found?.type === type ? found.title : undefined;
  };
  const kinds: Readonly<Record<string, Kind>> = {
    stream: {
      title: (id) => streams.get(id)?.title,
      readable: (permits, id) => permits(`streams:read:${id}`),
    },
    output: {
      title: (id) => outputs.get(id)?.title,
      readable: (permits, id) => permits(`outputs:read:${id}`),
    },
    search: { title: view('SEARCH'), readable: (permits, id) => permits(`view:read:${id}`) },
    dashboard: {
      title: view('DASHBOARD'),
      readable: (permits, id) => permits(`view:read:${id}`) || permits(`dashboards:read:${id}`),
    },
  };
  const kindOf = (grn: string) => {
    const { type, id } = readGrn(grn);
    return { kind: Object.hasOwn(kinds, type) ? kinds[type] : undefined, id };
  };
  return {
    titleOf(grn) {
      const { kind, id } = kindOf(grn);
      return kind?.title(id);
    },
    isReadable(permits, grn) {
      const { kind, id } = kindOf(grn);
      return kind?.readable(permits, id) ?? false;
    },
  };
}
