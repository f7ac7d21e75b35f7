await globalThis.lateModule;

export const isLate = true;
