import { endpoint } from './endpoint';

/** What a wall tells about itself. `last_data` is ISO 8601 UTC, null before the first data. */
export type WallReport = {
  name: string;
  /** Titles of what it shows; empty while it is dark. */
  dashboard: string;
  page: string;
  last_data: string | null;
  /** The build of the console. */
  version: string;
  /** Number of dashboards of the playlist that it cannot show. */
  missing: number;
};

/** What someone asks of a wall from afar. */
export type WallRequest = 'reload' | 'identify';

/** A wall of a screen with its last report. `reported_at` is ISO 8601 UTC. */
export type Wall = WallReport & {
  screen: string;
  wall: string;
  username: string;
  reported_at: string;
};

type OfWall = { screen: string; wall: string };
const ofWall = ({ screen, wall }: OfWall) => ({ params: { screen, wall } });

/** Embedded node only: the walls of all screens that the caller may read, by the server's time. */
export const listWalls = endpoint<void, { walls: Wall[]; now: string }>({
  method: 'GET',
  path: '/console/screens/walls',
  toRequest: () => ({}),
});
/** Embedded node only: sent by walls. Returns what is asked of the wall, once. */
export const reportWall = endpoint<
  OfWall & { report: WallReport },
  { request: WallRequest | null }
>({
  method: 'PUT',
  path: '/console/screens/:screen/walls/:wall',
  toRequest: ({ report, ...wall }) => ({ ...ofWall(wall), body: report }),
});
/** Embedded node only: the wall learns of it with its next report. */
export const requestOfWall = endpoint<OfWall & { request: WallRequest }, null>({
  method: 'POST',
  path: '/console/screens/:screen/walls/:wall/requests',
  status: 204,
  toRequest: ({ request, ...wall }) => ({ ...ofWall(wall), body: { request } }),
});
/** Embedded node only: removes a wall from the list until it reports again. */
export const forgetWall = endpoint<OfWall, null>({
  method: 'DELETE',
  path: '/console/screens/:screen/walls/:wall',
  status: 204,
  toRequest: ofWall,
});
