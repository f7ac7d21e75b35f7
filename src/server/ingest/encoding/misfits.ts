import type { FieldValue } from '@/domain/exact';
import { keywordOf } from '../../field-values/typed-value';
import type { CatalogueField } from '../../indices/model/catalogue';
import type { Misfit } from './protocol';

const VALUE_CHARACTERS = 200;

/**
 * The first misfit and the first value that is too long of each field of an index. Senders tend to repeat them, so later ones are not
 * reported.
 */
export class Misfits {
  private readonly seen = new Set<CatalogueField>();
  private readonly long = new Set<CatalogueField>();
  private found: Misfit[] = [];

  note(field: CatalogueField, value: FieldValue, id: string): void {
    if (this.seen.has(field)) return;
    this.seen.add(field);
    const text = keywordOf(value).slice(0, VALUE_CHARACTERS);
    this.found.push({ id, field: field.name, type: field.type, value: text });
  }

  noteLong(field: CatalogueField, id: string): void {
    if (this.long.has(field)) return;
    this.long.add(field);
    this.found.push({ id, field: field.name, type: field.type, value: '', tooLong: true });
  }

  /** Returns those since the last call. */
  take(): Misfit[] {
    const taken = this.found;
    this.found = [];
    return taken;
  }
}
