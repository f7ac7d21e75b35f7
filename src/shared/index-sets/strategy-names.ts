import { t, type PlainTextKey } from '@/shared/texts/t';

const NAMES: Readonly<Record<string, PlainTextKey>> = {
  TimeBasedRotationStrategy: 'strategies.rotation.time',
  MessageCountRotationStrategy: 'strategies.rotation.messages',
  SizeBasedRotationStrategy: 'strategies.rotation.size',
  TimeBasedSizeOptimizingStrategy: 'strategies.rotation.optimizing',
  DeletionRetentionStrategy: 'strategies.retention.delete',
  ClosingRetentionStrategy: 'strategies.retention.close',
  NoopRetentionStrategy: 'strategies.retention.keep',
};

/**
 * The display name of a strategy class; strategies of plugins fall back to their simple class name.
 */
export function strategyName(type: string): string {
  const name = type.slice(type.lastIndexOf('.') + 1);
  const key = NAMES[name];
  return key === undefined ? name : t(key);
}
