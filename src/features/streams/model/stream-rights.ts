import type { Stream } from '@/contract/streams';

type Permits = (permission: string) => boolean;
type Named = Pick<Stream, 'id' | 'is_default' | 'is_editable'>;

/** The server refuses any change to these streams. */
export const isBuiltIn = ({ is_default: isDefault, is_editable: isEditable }: Named) =>
  isDefault || !isEditable;

export const mayEdit = (stream: Named, permits: Permits) =>
  !isBuiltIn(stream) && permits(`streams:edit:${stream.id}`);
export const mayRun = (stream: Named, permits: Permits) =>
  !isBuiltIn(stream) &&
  (permits(`streams:changestate:${stream.id}`) || permits(`streams:edit:${stream.id}`));
export const mayClone = (stream: Named, permits: Permits) =>
  !isBuiltIn(stream) && permits('streams:create') && permits(`streams:read:${stream.id}`);

export const maySeeOutputs = (id: string, permits: Permits) => permits(`stream_outputs:read:${id}`);

/** Whether the user may be able to change some stream; the server decides which. */
export const mayEditSome = (granted: readonly string[]) =>
  granted.some((permission) =>
    /^(\*|streams(:(\*|[^:]*\b(edit|changestate)\b).*)?)$/.test(permission),
  );
