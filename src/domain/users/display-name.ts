/** Service accounts may have nothing but a username. */
export const displayNameOf = ({
  full_name: name,
  username,
}: {
  full_name: string | null;
  username: string;
}): string => name?.trim() || username;
