/** A converter as in the API; what its configuration holds depends on its type. */
export type ConverterSettings = {
  readonly type: string;
  readonly config: Readonly<Record<string, unknown>>;
};

export const CURSOR_STRATEGIES = ['copy', 'cut'] as const;
export const CONDITION_TYPES = ['none', 'string', 'regex'] as const;

/** An extractor as in the API, apart from its counts. */
export type ExtractorSettings = {
  readonly id: string;
  readonly title: string;
  /** A name in `EXTRACTOR_TYPES`. */
  readonly type: string;
  /** `cut` removes what was extracted from the source field. */
  readonly cursor_strategy: (typeof CURSOR_STRATEGIES)[number];
  readonly source_field: string;
  /** Not used by extractors that name the fields they set. */
  readonly target_field: string;
  readonly extractor_config: Readonly<Record<string, unknown>>;
  readonly converters: readonly ConverterSettings[];
  readonly condition_type: (typeof CONDITION_TYPES)[number];
  readonly condition_value: string;
  /** Extractors run by ascending numbers; equal ones in the order of their creation. */
  readonly order: number;
};

/** Extractors in the order in which they run. `all` is in the order of their creation. */
export const inOrder = <One extends Pick<ExtractorSettings, 'order'>>(all: readonly One[]): One[] =>
  all.toSorted((a, b) => a.order - b.order);
