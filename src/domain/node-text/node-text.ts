import { NODE_TEXTS } from './texts';

export type NodeTextCode = keyof typeof NODE_TEXTS;

type Placeholder<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;
type ValuesOf<Code extends NodeTextCode> = Record<
  Placeholder<(typeof NODE_TEXTS)[Code]>,
  string | number
>;
type Arguments<Code extends NodeTextCode> = [Placeholder<(typeof NODE_TEXTS)[Code]>] extends [never]
  ? []
  : [values: ValuesOf<Code>];

/** An English text; `code` and `values` are set if it is one of `NODE_TEXTS`. */
export type NodeText = {
  message: string;
  code?: string | undefined;
  values?: Readonly<Record<string, string | number>> | undefined;
};

/** One of the node's texts with its values filled in. */
export function nodeText<Code extends NodeTextCode>(
  code: Code,
  ...[values]: Arguments<Code>
): NodeText {
  return {
    message: filledIn(NODE_TEXTS[code], values ?? {}),
    code,
    ...(values && { values }),
  };
}

/** Replaces `{{name}}` by its value. */
export const filledIn = (
  template: string,
  values: Readonly<Record<string, string | number>>,
): string =>
  template.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));

/** An error whose message is one of the node's texts, shown to users. */
export class NodeTextError extends Error {
  constructor(
    readonly text: NodeText,
    options?: ErrorOptions,
  ) {
    super(text.message, options);
    this.name = 'NodeTextError';
  }
}

/** The text of an error: with its code if it has one. */
export const textOfError = (error: unknown): NodeText =>
  error instanceof NodeTextError
    ? error.text
    : { message: error instanceof Error ? error.message : String(error) };
