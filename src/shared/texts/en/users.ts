/** Texts of users and roles. */
export const texts = {
  'users.title': 'Users',
} as const;
