import type { NodeText } from '@/domain/node-text/node-text';
import { isEnglish, t, textIfLoaded } from './t';

type Known = {
  text: (message: string) => Omit<NodeText, 'message'> | undefined;
  formText: (text: string) => string | undefined;
};

/** Set with any language but English, which needs no translation of what servers say. */
let known: Known = { text: () => undefined, formText: () => undefined };

export async function loadKnownTexts(): Promise<void> {
  const [{ knownText: text }, { knownFormText: formText }] = await Promise.all([
    import('./known-texts'),
    import('./known-form-texts'),
  ]);
  known = { text, formText };
}

/** Exceptions of Java and its libraries, which name classes of the server. */
const EXCEPTION =
  /^(Cannot (construct instance|deserialize|invoke)|Could not resolve (type id|subtype)|Unrecognized token|Unexpected (end-of-input|character)|No enum constant|Null \w+\s+at \[Source|Write failed with error code|invalid hexadecimal representation|IOException|null$|null value in entry|[\w.]+Exception\b)|\bat \[Source: |\(through reference chain|\b(java|org\.graylog2?|com)\.\w+\.\w+/;

/**
 * A text of the server in the language of the interface: by its code, or by its words if they are
 * known. Unknown ones are marked as the server's where the interface is not in English. Exceptions
 * are replaced; the details of the error contain them.
 */
export function serverText({ message, code, values = {} }: NodeText): string {
  if (message === '') return '';
  if (isEnglish()) return EXCEPTION.test(message) ? t('failure.exception') : message;
  const byCode = code?.startsWith('node.') ? textIfLoaded(code, values) : undefined;
  if (byCode !== undefined) return byCode;
  if (EXCEPTION.test(message)) return t('failure.exception');
  const found = known.text(message);
  return (
    (found?.code !== undefined && textIfLoaded(found.code, withReason(found.values ?? {}))) ||
    (textIfLoaded('serverText.other', { text: message }) ?? message)
  );
}

/** The reason inside a text is often a known text itself. */
const withReason = ({ reason, ...values }: NonNullable<NodeText['values']>) => ({
  ...values,
  ...(reason !== undefined && {
    reason: known.text(`${reason}`) ? serverText({ message: `${reason}` }) : reason,
  }),
});

/**
 * The name or help of a field in a form that the server describes, or the description of a built-in
 * entity, in the language of the interface if it is known. Names of plugins are not marked as the server's.
 */
export function serverFormText(text: string): string {
  const key = isEnglish() ? undefined : known.formText(text);
  return (key !== undefined && textIfLoaded(key)) || text;
}
