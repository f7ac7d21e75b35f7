import type { FieldValue } from '@/domain/exact';
import { stringifyExact } from '@/domain/exact-json';
import { KEYWORD_FRAME } from '../../field-values/keyword-frame';
import { numberText } from '../../field-values/marks';
import {
  elementsOf,
  isTooLong,
  keywordOf,
  typeAtFirstSight,
  valueAs,
  type IndexedValue,
} from '../../field-values/typed-value';
import type { CatalogueField, GrowingCatalogue } from '../../indices/model/catalogue';
import type { DocumentText } from './document-text';
import type { MessageColumns } from './message-columns';
import type { Misfits } from './misfits';

/** Stores the fields of a message in the columns that are searched: slots, `keywords`, `extra`. */
export class IndexedFields {
  private keywords = '';
  private extra: Record<string, IndexedValue | readonly IndexedValue[]> | undefined;

  constructor(
    private readonly catalogue: GrowingCatalogue,
    private readonly columns: MessageColumns,
    private readonly misfits: Misfits,
    /** The id of the message. */
    private readonly id: string,
    private readonly streams: readonly string[],
  ) {}

  /** Adds the field to the document too. */
  addWith(doc: DocumentText, name: string, value: FieldValue): void {
    doc.add(name, value);
    this.add(name, value);
  }

  add(name: string, value: FieldValue): void {
    const elements = typeof value === 'object' ? elementsOf(value) : undefined;
    if (elements === undefined) this.addOne(name, value);
    else if (elements.length > 1) this.addList(name, elements);
    else for (const element of elements) this.addOne(name, element);
  }

  private addOne(name: string, value: FieldValue): void {
    const { catalogue } = this;
    const field = catalogue.get(name) ?? catalogue.ensure(name, typeAtFirstSight(value));
    catalogue.noteStreams(field, this.streams);
    const indexed = valueAs(field.type, name, value);
    if (indexed === undefined) {
      catalogue.noteMisfit(field);
      this.misfits.note(field, value, this.id);
    }
    const isPlain = indexed !== undefined && field.column !== undefined && field.type !== 'string';
    const keyword = isPlain ? '' : keywordOf(value);
    if (isTooLong(keyword)) {
      this.addTooLong(field);
      return;
    }
    this.markNumber(field, indexed);
    if (indexed === undefined || field.column === undefined) {
      this.extra ??= {};
      this.extra[field.id] = extraValue(field, indexed, keyword);
    } else this.columns.set(field, field.column, indexed);
    if (!isPlain) this.addKeyword(keyword);
  }

  /** A list is stored in `extra` as a whole, so that slots hold single values only. */
  private addList(name: string, values: readonly FieldValue[]): void {
    const { catalogue } = this;
    const field = catalogue.get(name) ?? catalogue.ensure(name, typeAtFirstSight(values[0] ?? ''));
    catalogue.noteStreams(field, this.streams);
    catalogue.noteMisfit(field);
    const kept: IndexedValue[] = [];
    for (const value of values) {
      const keyword = keywordOf(value);
      const indexed = valueAs(field.type, name, value);
      if (isTooLong(keyword)) {
        this.misfits.noteLong(field, this.id);
        continue;
      }
      this.markNumber(field, indexed);
      kept.push(extraValue(field, indexed, keyword));
      if (indexed === undefined || field.type === 'string' || field.column === undefined)
        this.addKeyword(keyword);
    }
    this.extra ??= {};
    // As in OpenSearch, duplicate texts in a list count once, duplicate numbers each.
    this.extra[field.id] = field.type === 'string' ? [...new Set(kept)] : kept;
  }

  /** An empty list: the message has the field, but no value that is searched. */
  private addTooLong(field: CatalogueField): void {
    this.catalogue.noteMisfit(field);
    this.misfits.noteLong(field, this.id);
    this.extra ??= {};
    this.extra[field.id] = [];
  }

  private addKeyword(keyword: string): void {
    const { columns } = this;
    const value = keyword.includes(KEYWORD_FRAME)
      ? keyword.replaceAll(KEYWORD_FRAME, ' ')
      : keyword;
    columns.mark(value);
    if (value !== keyword) columns.mark(keyword);
    this.keywords += KEYWORD_FRAME + value;
  }

  /** Marks a number by its value, whichever column holds it. */
  private markNumber({ type }: CatalogueField, indexed: IndexedValue | undefined): void {
    if (indexed !== undefined && (type === 'long' || type === 'float'))
      this.columns.mark(numberText(indexed));
  }

  end(): void {
    if (this.keywords !== '')
      this.columns.keywords.set(this.columns.row, this.keywords + KEYWORD_FRAME);
    if (this.extra) this.columns.extra.set(this.columns.row, stringifyExact(this.extra));
  }
}

/** The form of a value in `extra`: dates as ISO text, misfits as their keyword. */
const extraValue = (
  { type }: CatalogueField,
  indexed: IndexedValue | undefined,
  keyword: string,
): IndexedValue =>
  indexed === undefined
    ? keyword
    : type === 'date'
      ? new Date(Number(indexed)).toISOString()
      : indexed;
