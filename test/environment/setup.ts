import '../rendering/renders';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react';
import { afterEach } from 'vitest';
import './setup-texts';
import './browser-stubs';
import './quiet-console';
import '../rendering/styles/cheap-styles';
import './no-owner-stacks';

configure({
  // The timeout of `findBy` and `waitFor`. It is long, because a busy machine is not a failure.
  asyncUtilTimeout: 30_000,
  // By default every attempt of `findBy` prints the document, a tenth of the time of the tests.
  getElementError(message, container) {
    const isAttempt = (getConfig() as { _disableExpensiveErrorDiagnostics?: boolean })
      ._disableExpensiveErrorDiagnostics;
    const error = new Error(
      isAttempt ? (message ?? '') : [message, prettyDOM(container)].filter(Boolean).join('\n\n'),
    );
    error.name = 'TestingLibraryElementError';
    return error;
  },
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
