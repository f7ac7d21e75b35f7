import './renders';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';
import { addTexts } from '@/shared/texts/t';
import './browser-stubs';
import './quiet-console';
import './cheap-styles';

// How long `findBy` and `waitFor` look before they give up: a busy machine is no failure.
configure({ asyncUtilTimeout: 30_000 });

// A part by itself has no route that fetches its texts.
for (const { texts } of Object.values(
  import.meta.glob<{ texts: Record<string, string> }>('/src/shared/texts/en/*.ts', { eager: true }),
))
  addTexts(texts);

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});
