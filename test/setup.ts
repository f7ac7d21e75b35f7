import '@testing-library/jest-dom/vitest';
import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';
import './browser-stubs';
import './quiet-console';

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
