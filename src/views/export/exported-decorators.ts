import { LINK_FIELD, type Decorator } from '@/contract/decorators';
import { isDecorator } from '@/views/decorators/decorator-queries';

/**
 * What decorates the rows of a file: links are of use on a page alone, in a file they are the
 * address with brackets around it.
 */
export const exportedDecorators = (decorators: readonly unknown[] = []): Decorator[] =>
  decorators.filter(isDecorator).filter(({ type }) => type !== LINK_FIELD);
