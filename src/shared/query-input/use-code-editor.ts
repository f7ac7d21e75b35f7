import { queryOptions, useQuery } from '@tanstack/react-query';

/** Touch users are better served by the native keyboard, selection handles and menus. */
const suits = () => typeof matchMedia === 'function' && matchMedia('(pointer: fine)').matches;

const LATEST_MS = 1_500;

/** Parsing the editor's code takes a moment, which must not delay a key press. */
const idle = () =>
  new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => resolve(), { timeout: LATEST_MS });
    else setTimeout(resolve, 0);
  });

const codeEditor = queryOptions({
  queryKey: ['code-editor'] as const,
  // If it cannot be loaded, the plain editor stays.
  queryFn: async () => {
    await idle();
    const { CodeEditor, colourQuery } = await import('./coloured-editor');
    return { CodeEditor, colourQuery };
  },
  staleTime: Infinity,
  gcTime: Infinity,
  structuralSharing: false,
});

/** The lazily loaded code editor with its highlighter; undefined until it is loaded. */
export function useCodeEditor(wanted: boolean) {
  return useQuery({ ...codeEditor, enabled: wanted && suits() }).data;
}
