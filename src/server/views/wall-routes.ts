import { z } from 'zod';
import {
  forgetWall,
  listWalls,
  reportWall,
  requestOfWall,
  type Wall,
  type WallRequest,
} from '@/contract/screens';
import { mayEdit, mayRead } from '@/contract/views';
import { isScreen } from '@/domain/screens/screen-codec';
import { mapped, readBody } from '../http/body-mapping';
import type { Call } from '../http/call';
import { Problem } from '../http/problem';
import { serve } from '../http/serve';
import type { Module } from '../resource/registry';
import { openDocuments, type DocumentStorage, type Documents } from '../storage/documents';
import type { UserStore } from '../accounts/user-store';
import { type View } from './view';

const text = z.string().max(500);
/** The limits keep walls from filling the storage. */
const report = mapped({
  name: text,
  dashboard: text,
  page: text,
  last_data: z.iso.datetime().nullable(),
  version: text,
  missing: z.int().min(0),
});
const request = mapped({ request: z.enum(['reload', 'identify']) });
const WALL_ID = /^[\w-]{1,100}$/;
const MOST_WALLS = 500;

/** Walls report what they show; whoever may edit a screen can ask something of its walls. */
export const serveWalls: Module<{
  documents: DocumentStorage;
  views: Documents<View>;
  users: UserStore;
  now: () => number;
}> = async (registry, { documents, views, users, now }) => {
  const walls = await openDocuments<Wall>(documents, 'screen_walls');
  const requests = new Map<string, WallRequest>();
  const keyOf = ({ params: { screen = '', wall = '' } }: Call) => `${screen} ${wall}`;
  const screenOf = ({ params: { screen = '' }, permits }: Call): View => {
    const view = views.get(screen);
    // 404 instead of 403 does not reveal that the screen exists.
    if (!view || !isScreen(view) || !mayRead(view, { permits }))
      throw new Problem(404, `Screen ${screen} doesn't exist`);
    return view;
  };
  const demandEdit = (call: Call) => {
    const view = screenOf(call);
    if (!mayEdit(view, call)) throw new Problem(403, `Not allowed to edit ${view.title}.`);
    if (!walls.get(keyOf(call))) throw new Problem(404, 'There is no such wall.');
  };

  serve(registry, listWalls, ({ permits }) => ({
    walls: walls.all().filter(({ screen }) => {
      const view = views.get(screen);
      return view !== undefined && mayRead(view, { permits });
    }),
    now: new Date(now()).toISOString(),
  }));
  serve(registry, reportWall, async (call) => {
    const { id: screen } = screenOf(call);
    const { wall = '' } = call.params;
    const key = keyOf(call);
    if (!WALL_ID.test(wall)) throw new Problem(400, 'The id of the wall is not valid.');
    if (!walls.get(key) && walls.all().length >= MOST_WALLS)
      throw new Problem(400, `There are ${MOST_WALLS} walls already.`);
    // Walls that were connected by earlier versions have a token that may do more.
    if (call.token) await users.limitToReading(call.user, call.token);
    await walls.put(key, {
      ...readBody(report, call.body),
      screen,
      wall,
      username: call.user.username,
      reported_at: new Date(now()).toISOString(),
    });
    const asked = requests.get(key) ?? null;
    requests.delete(key);
    return { request: asked };
  });
  serve(registry, requestOfWall, (call) => {
    demandEdit(call);
    requests.set(keyOf(call), readBody(request, call.body).request);
    return null;
  });
  serve(registry, forgetWall, async (call) => {
    demandEdit(call);
    await walls.remove(keyOf(call));
    return null;
  });
};
