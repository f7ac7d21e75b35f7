/** The index sets that every server has from its first start. */
export const DEFAULT_INDEX_SET_ID = '00000000000000000000d5e7';
export const EVENTS_INDEX_SET_ID = '00000000000000000000e7e1';
export const SYSTEM_EVENTS_INDEX_SET_ID = '00000000000000000000e7e2';
