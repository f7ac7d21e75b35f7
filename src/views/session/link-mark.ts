/**
 * The fragment of an address that holds a whole search begins so; what follows is read by
 * `saving/link-state`.
 */
export const LINK_MARK = '#state=';
