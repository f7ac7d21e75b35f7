import { call } from '@/api/client';
import { prepareShare, shareEntity, type Selection } from '@/contract/shares';
import {
  createToken,
  createUser,
  getUser,
  pageOfUsers,
  type Token,
  type UserSummary,
} from '@/contract/users';
import { changingPermissions } from '@/domain/permissions/reading';
import { parseGrn, printGrn } from '@/domain/permissions/grn';
import { wallFragment } from '@/domain/screens/wall-key';
import { errorText } from '@/shared/failure/error-text';
import { paths } from '@/shared/paths';
import { updateScreen, type ScreenRow } from '../model/screens';

/** The role that every user needs, and that allows reading only. */
const READER = 'Reader';
const PASSWORD_BYTES = 24;

/** Whoever the walls sign in as: a user, or undefined for a new one. */
export type Reader = { username: string } | undefined;

export type Connected = {
  token: Token;
  reader: UserSummary;
  /** What could not be shared with the reader, and why. */
  unshared: readonly { title: string; reason: string }[];
};

/** The user may do more than read, so that their token must not lie on a wall. */
export class NotOnlyReading extends Error {
  constructor(readonly permissions: readonly string[]) {
    super(permissions.join(', '));
  }
}

/**
 * Gives the reader access to the screen, its dashboards and the streams, makes an access token, and
 * notes in the screen whose token its walls use.
 */
export async function connectWall(
  row: ScreenRow,
  {
    reader: chosen,
    streams,
    device,
  }: { reader: Reader; streams: readonly string[]; device: string },
): Promise<Connected> {
  const reader = await readerOf(row, chosen);
  const permissions = changingPermissions(reader);
  if (permissions.length > 0) throw new NotOnlyReading(permissions);
  const grantee = printGrn({ type: 'user', id: reader.id });
  const entities = [
    row.id,
    ...new Set(row.screen.playlist.map(({ dashboardId }) => dashboardId)),
  ].map((id) => printGrn({ type: 'dashboard', id }));
  const failed = [];
  for (const grn of [...entities, ...streams.map((id) => printGrn({ type: 'stream', id }))])
    failed.push(await shared(grn, grantee));
  const token = await call(createToken, { id: reader.id, name: device, readOnly: true });
  if (row.screen.reader !== reader.id)
    await updateScreen(row.id, (screen) => ({ ...screen, reader: reader.id }));
  return { token, reader, unshared: failed.filter((one) => one !== undefined) };
}

/** The address to open on a wall. Only its fragment is secret. */
export const wallAddress = ({ id, screen: { theme } }: ScreenRow, { name, token }: Token): string =>
  new URL(
    `${paths.wall(id, { wall: name, theme }).slice(1)}${wallFragment(token)}`,
    document.baseURI,
  ).href;

async function readerOf(row: ScreenRow, chosen: Reader): Promise<UserSummary> {
  if (chosen) return call(getUser, { username: chosen.username });
  const username = await freeName(row.title);
  await call(createUser, {
    username,
    // Nobody signs in with it: walls use access tokens.
    password: randomText(),
    email: `${username}@localhost`,
    first_name: 'Screen',
    last_name: row.title.slice(0, 100),
    permissions: [],
    roles: [READER],
  });
  return call(getUser, { username });
}

/** A name made of the title, with a number if another user has it. */
async function freeName(title: string): Promise<string> {
  const plain = title
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
  const base = `screen-${plain || 'wall'}`;
  const { users } = await call(pageOfUsers, { query: `username:${base}`, per_page: 1_000 });
  const taken = new Set(users.map(({ username }) => username));
  let name = base;
  for (let n = 2; taken.has(name); n += 1) name = `${base}-${n}`;
  return name;
}

function randomText(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(PASSWORD_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Lets the grantee read an entity; keeps everyone else's access. Returns why that failed. */
async function shared(
  grn: string,
  grantee: string,
): Promise<{ title: string; reason: string } | undefined> {
  try {
    const { active_shares: shares } = await call(prepareShare, { grn, share: {} });
    if (shares.some((one) => one.grantee === grantee)) return undefined;
    const selection: Selection = Object.fromEntries(
      shares.map((one) => [one.grantee, one.capability]),
    );
    await call(shareEntity, {
      grn,
      share: { selected_grantee_capabilities: { ...selection, [grantee]: 'view' } },
    });
    return undefined;
  } catch (error) {
    return { title: parseGrn(grn)?.id ?? grn, reason: errorText(error) };
  }
}
