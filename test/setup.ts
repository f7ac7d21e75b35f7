import './renders';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import './setup-texts';
import './browser-stubs';
import './quiet-console';
import './cheap-styles';

// The timeout of `findBy` and `waitFor`. It is long, because a busy machine is not a failure.
configure({ asyncUtilTimeout: 30_000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
