import { vi } from 'vitest';

// The files of a worker share its DOM and packages, but not our modules: module state cannot leak
// from one file to the next, and hooks at module scope are registered for each file.
vi.resetModules();
