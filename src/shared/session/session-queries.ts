import { queryOptions } from '@tanstack/react-query';
import { call } from '@/api/client';
import { serverVersion } from '@/api/server-version';
import { checkSession } from '@/contract/sessions';
import { getUser, type UserSummary } from '@/contract/users';
import { journal } from '@/shared/drafts/journal';
import { isLanguage, languageStore } from '@/shared/texts/language-store';
import { isThemeName, themeStore } from '@/shared/theme/theme-store';
import { rememberedUser } from './remembered-user';

/** `user` is null if nobody is signed in. */
export type CurrentUser = { user: UserSummary | null };

export const sessionQueries = {
  all: () => ['session'] as const,
  current: () =>
    queryOptions({
      queryKey: [...sessionQueries.all(), 'current'] as const,
      queryFn: findCurrentUser,
      staleTime: Infinity,
      gcTime: Infinity,
    }),
};

async function findCurrentUser(): Promise<CurrentUser> {
  const guess = rememberedUser.name();
  const [{ username }, guessed] = await Promise.all([
    call(checkSession, undefined, { anonymous: true }),
    // Prefetches the profile of the remembered user. If that fails, it is fetched below.
    guess === undefined
      ? undefined
      : call(getUser, { username: guess }, { anonymous: true }).catch(() => undefined),
    guess === undefined ? undefined : journal.open(guess),
    // Permissions depend on it.
    serverVersion.read(),
  ]);
  // Basic authentication and trusted headers identify a user without a session.
  if (username === null) return { user: null };
  return {
    user: await enter(
      guessed?.username === username
        ? guessed
        : await call(getUser, { username }, { anonymous: true }),
    ),
  };
}

/** Loads what is required before the user's pages render. */
export async function enter(user: UserSummary): Promise<UserSummary> {
  rememberedUser.remember(user.username);
  const theme = user.preferences?.['themeMode'];
  if (!user.read_only && isThemeName(theme)) themeStore.choose(theme);
  const language = user.preferences?.['language'];
  // If the texts cannot be loaded, the previous language stays.
  await Promise.all([
    journal.open(user.username),
    !user.read_only &&
      isLanguage(language) &&
      languageStore.choose(language).catch(() => undefined),
  ]);
  return user;
}
