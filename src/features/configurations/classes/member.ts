import type { ConfigDocument } from '@/contract/cluster-config';

export type MemberKind =
  'boolean' | 'number' | 'text' | 'secret' | 'list' | 'dropdown' | 'milliseconds' | 'duration';

/** A setting of a configuration class: a member of its document. */
export type Member = {
  name: string;
  kind: MemberKind;
  label: string;
  help?: string;
  /** The value if the document has none. */
  preset: unknown;
  /** Of a dropdown: labels by value. */
  options?: Readonly<Record<string, string>>;
  /** Texts may be empty. */
  optional?: boolean;
};

/** Members of documents that the console does not know, as far as a field can edit them. */
export const guessMembers = (document: ConfigDocument): Member[] =>
  Object.entries(document).flatMap(([name, value]) => {
    const kind = kindOf(value);
    return kind ? [{ name, kind, label: wordsOf(name), preset: value, optional: true }] : [];
  });

function kindOf(value: unknown): MemberKind | undefined {
  if (typeof value === 'boolean') return 'boolean';
  if (typeof value === 'number') return 'number';
  if (typeof value === 'string') return 'text';
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return 'list';
  return undefined;
}

/** `refresh_interval_unit` as 'Refresh interval unit'. */
export function wordsOf(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('_', ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The class name without its package. */
export const shortName = (className: string): string =>
  className.slice(className.lastIndexOf('.') + 1);
