import { useHref } from 'react-router-dom';

/**
 * What stands before every path of the console: the prefix it is served below, without a slash at
 * its end.
 */
export const useRoot = (): string => useHref('/').replace(/\/$/, '');
