import type { Stream } from '@/contract/streams';

type Permits = (permission: string) => boolean;
type Editable = Pick<Stream, 'id' | 'is_default' | 'is_editable'>;

export const mayEdit = (id: string, permits: Permits) => permits(`outputs:edit:${id}`);
export const mayDelete = (permits: Permits) => permits('outputs:terminate');
export const mayCreate = (permits: Permits) => permits('outputs:create') && permits('outputs:read');

/** Of the built-in streams, only the default stream may have outputs. */
export const canHaveOutputs = ({ is_default: isDefault, is_editable: isEditable }: Editable) =>
  isDefault || isEditable;
export const mayAttach = (stream: Editable, permits: Permits) =>
  canHaveOutputs(stream) &&
  permits(`streams:edit:${stream.id}`) &&
  permits(`stream_outputs:create:${stream.id}`);
export const mayDetach = (stream: Editable, permits: Permits) =>
  canHaveOutputs(stream) &&
  permits(`streams:edit:${stream.id}`) &&
  permits(`stream_outputs:delete:${stream.id}`);
export const maySeeOutputsOf = (streamId: string, permits: Permits) =>
  permits(`stream_outputs:read:${streamId}`);
