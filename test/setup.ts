import './renders';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import './setup-texts';
import './browser-stubs';
import './quiet-console';
import './cheap-styles';

// How long `findBy` and `waitFor` look before they give up: a busy machine is no failure.
configure({ asyncUtilTimeout: 30_000 });

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
