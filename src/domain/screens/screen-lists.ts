import { SCREEN_SUMMARY } from './screen-codec';

const TERM = `summary:=${SCREEN_SUMMARY}`;
const joined = (...terms: string[]) => terms.filter((term) => term !== '').join(' ');

/** Queries of lists of dashboards, of which some contain screens. */
export const withoutScreens = (query = ''): string => joined(query, `-${TERM}`);
export const onlyScreens = (query = ''): string => joined(query, TERM);
