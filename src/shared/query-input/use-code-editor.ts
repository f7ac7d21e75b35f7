import { queryOptions, useQuery } from '@tanstack/react-query';

/** A finger does better with the plain box and the system's own keyboard, handles and menus. */
const suits = () => typeof matchMedia === 'function' && matchMedia('(pointer: fine)').matches;

const LATEST_MS = 1_500;

/**
 * Reading the editor's code takes the browser a moment, which shall not fall between a key and its
 * letter.
 */
const idle = () =>
  new Promise<void>((resolve) => {
    if (typeof requestIdleCallback === 'function')
      requestIdleCallback(() => resolve(), { timeout: LATEST_MS });
    else setTimeout(resolve, 0);
  });

const codeEditor = queryOptions({
  queryKey: ['code-editor'] as const,
  // Where it cannot be fetched the plain box stays, which can do all but colours.
  queryFn: async () => {
    await idle();
    const { CodeEditor, colourQuery } = await import('./coloured-editor');
    return { CodeEditor, colourQuery };
  },
  staleTime: Infinity,
  gcTime: Infinity,
  structuralSharing: false,
});

/**
 * The code editor and its colours, fetched late: once it is `wanted`, never before. Undefined until
 * it is there.
 */
export function useCodeEditor(wanted: boolean) {
  return useQuery({ ...codeEditor, enabled: wanted && suits() }).data;
}
