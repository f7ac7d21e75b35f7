import { z } from 'zod';
import type { PublicNotifications } from '@/contract/public-notifications';

const schema = z.record(
  z.string().min(1),
  z.strictObject({
    title: z.string(),
    shortMessage: z.string().min(1),
    longMessage: z.string().default(''),
    variant: z.enum(['info', 'success', 'warning', 'danger']).default('info'),
    hiddenTitle: z.boolean().default(false),
    isActive: z.boolean().default(true),
    isDismissible: z.boolean().default(true),
  }),
);

/**
 * Parses announcements from JSON, by id. Only title and short message are required.
 * @throws Error with a one-line message
 */
export function readPublicNotifications(text: string): PublicNotifications {
  const read = schema.safeParse(parsed(text));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const place = issue?.path.join('.') ?? '';
  throw new Error(
    `${place === '' ? 'the file' : `“${place}”`}: ${issue?.message ?? 'not as it should be'}`,
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(
      `no JSON (${error instanceof Error ? error.message.replaceAll('\n', ' ') : 'unknown reason'})`,
      { cause: error },
    );
  }
}
