import { matchPath } from 'react-router-dom';
import { accessToken } from '@/api/access-token';
import { tokenIn } from '@/domain/screens/wall-key';
import { patterns } from '@/shared/paths';

/** Whether the address is that of a screen on a wall. */
export const isWall = (basename: string): boolean =>
  matchPath(`${basename.replace(/\/$/, '')}${patterns.wall}`, location.pathname) !== null;

/** Takes the token out of the address before anything else reads or shows it. */
export function takeWallToken(): void {
  const token = tokenIn(location.hash);
  if (token === undefined) return;
  accessToken.use(token);
  history.replaceState(history.state, '', `${location.pathname}${location.search}`);
}
