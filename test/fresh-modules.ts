import { vi } from 'vitest';

// The files of a worker share it, its DOM and the packages, but no module of ours: module state
// cannot pass from one file to the next, and hooks at module scope are registered for each file.
vi.resetModules();
