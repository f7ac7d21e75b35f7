import { mayOver, PERMISSIONS, type May } from '@/contract/permissions';
import type { Stream } from '@/contract/streams';

type Named = Pick<Stream, 'id' | 'is_default' | 'is_editable'>;

/** The server refuses any change to these streams. */
export const isBuiltIn = ({ is_default: isDefault, is_editable: isEditable }: Named) =>
  isDefault || !isEditable;

export const mayEdit: May<Named> = (stream, { permits }) =>
  !isBuiltIn(stream) && permits(PERMISSIONS.streams.edit, stream.id);
export const mayRun: May<Named> = (stream, session) =>
  mayEdit(stream, session) ||
  (!isBuiltIn(stream) && session.permits(PERMISSIONS.streams.changestate, stream.id));
export const mayClone: May<Named> = (stream, { permits }) =>
  !isBuiltIn(stream) &&
  permits(PERMISSIONS.streams.create) &&
  permits(PERMISSIONS.streams.read, stream.id);

export const maySeeOutputs = mayOver(PERMISSIONS.stream_outputs.read);

/** Whether the user may be able to change some stream; the server decides which. */
export const mayEditSome = (granted: readonly string[]) =>
  granted.some((permission) =>
    /^(\*|streams(:(\*|[^:]*\b(edit|changestate)\b).*)?)$/.test(permission),
  );
