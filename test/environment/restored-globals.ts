import { afterEach, vi } from 'vitest';

// Vitest restores stubs, spies and environment variables before each test (vite.config.ts). The
// files of a worker share their globals, so that what the last test of a file left is restored
// before the modules of the next file are evaluated.
vi.unstubAllGlobals();
vi.unstubAllEnvs();
vi.restoreAllMocks();

afterEach(() => void vi.useRealTimers());
