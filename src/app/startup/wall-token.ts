import { accessToken } from '@/api/access-token';
import { tokenIn } from '@/domain/screens/wall-key';
import { patterns } from '@/shared/paths';

/** Whether the address is that of a screen on a wall. */
export const isWall = (): boolean =>
  new RegExp(`${patterns.wall.replace(/:\w+/, '[^/]+')}$`).test(location.pathname);

/** Takes the token out of the address before anything else reads or shows it. */
export function takeWallToken(): void {
  const token = tokenIn(location.hash);
  if (token === undefined) return;
  accessToken.use(token);
  history.replaceState(history.state, '', `${location.pathname}${location.search}`);
}
