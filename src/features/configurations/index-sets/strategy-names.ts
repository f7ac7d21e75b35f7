import { t, type PlainTextKey } from '@/shared/texts/t';

const NAMES: Readonly<Record<string, PlainTextKey>> = {
  TimeBasedRotationStrategy: 'configurations.rotation.time',
  MessageCountRotationStrategy: 'configurations.rotation.messages',
  SizeBasedRotationStrategy: 'configurations.rotation.size',
  TimeBasedSizeOptimizingStrategy: 'configurations.rotation.optimizing',
  DeletionRetentionStrategy: 'configurations.retention.delete',
  ClosingRetentionStrategy: 'configurations.retention.close',
  NoopRetentionStrategy: 'configurations.retention.keep',
};

/**
 * The display name of a strategy class; strategies of plugins fall back to their simple class name.
 */
export function strategyName(type: string): string {
  const name = type.slice(type.lastIndexOf('.') + 1);
  const key = NAMES[name];
  return key === undefined ? name : t(key);
}
