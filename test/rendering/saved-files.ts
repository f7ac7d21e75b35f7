import { afterEach, beforeEach, vi } from 'vitest';

/** The files that the pages of a test save, oldest first. Call it at the top of a test file. */
export function savedFiles(): readonly Blob[] {
  const saved: Blob[] = [];
  beforeEach(() => {
    saved.splice(0);
    // jsdom does not implement object URLs.
    Object.assign(URL, {
      createObjectURL: (file: Blob) => (saved.push(file), 'blob:file'),
      revokeObjectURL: () => undefined,
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  });
  afterEach(() => {
    Reflect.deleteProperty(URL, 'createObjectURL');
    Reflect.deleteProperty(URL, 'revokeObjectURL');
  });
  return saved;
}
