import * as React from 'react';

/**
 * React creates an error for each element, of which it would print the stack with a warning. That is
 * a tenth of the time of the tests, and it stops once it made 10,000 in a second.
 */
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  React as unknown as Record<string, object>;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Infinity,
  set: () => undefined,
  configurable: true,
});
