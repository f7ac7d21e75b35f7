import { LINK_FIELD, type Decorator } from '@/contract/decorators';
import { isDecorator } from '@/views/decorators/decorator-queries';

/**
 * Decorators that apply to exported rows. Link decorators are skipped: outside a page they only add
 * brackets around the URL.
 */
export const exportedDecorators = (decorators: readonly unknown[] = []): Decorator[] =>
  decorators.filter(isDecorator).filter(({ type }) => type !== LINK_FIELD);
