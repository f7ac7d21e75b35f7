import { useHref } from 'react-router-dom';

/** The base path of the console, without a trailing slash. */
export const useRoot = (): string => useHref('/').replace(/\/$/, '');
