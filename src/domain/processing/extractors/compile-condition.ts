import { compileDotAll } from '@/domain/patterns/java/dot-all';
import type { ExtractorSettings } from './extractor';

/**
 * Whether an extractor runs on a text.
 * @throws Error for an expression that cannot be compiled
 */
export function compileCondition({
  condition_type,
  condition_value,
}: Pick<ExtractorSettings, 'condition_type' | 'condition_value'>): (text: string) => boolean {
  if (condition_type === 'string') return (text) => text.includes(condition_value);
  if (condition_type === 'none' || condition_value === '') return () => true;
  const pattern = compileDotAll(condition_value);
  return (text) => pattern.exec(text) !== undefined;
}
