import { compileCondition } from './compile-condition';
import { CONVERTER_TYPES } from './converter-types';
import { UnknownType } from './definition/configuration';
import type { Convert } from './definition/converter-type';
import type { ExtractorEnvironment } from './definition/environment';
import type { Extracted } from './definition/extractor-type';
import type { ConverterSettings, ExtractorSettings } from './extractor';
import { EXTRACTOR_TYPES } from './extractor-types';
import { isOfTheIndex, storedName, type MessageDraft } from './message/message-draft';

/**
 * What an extractor did with a message: its condition did not hold, it found nothing, it set fields,
 * or it failed.
 */
export type Outcome = 'missed' | 'nothing' | 'extracted' | 'failed';

/** Receives why an extractor or one of its converters failed, as texts for users. */
export type Report = (message: string, reason: string, isConverter: boolean) => void;

/** Called after each part of a run, to measure it. */
export type Lap = (part: 'condition' | 'execution' | 'converters') => void;

export type CompiledExtractor = {
  readonly settings: ExtractorSettings;
  /** Whether it has a condition, which is counted. */
  readonly isConditional: boolean;
  /** Changes the draft. It never throws. */
  run(draft: MessageDraft, report: Report, lap?: Lap): Outcome;
};

type Converter = { type: string; convert: Convert };

/** What replaces a text of which everything was cut. */
export const FULLY_CUT = 'fullyCutByExtractor';

/**
 * Compiles an extractor once, to run on many messages.
 * @throws ConfigFault for an incomplete configuration, UnknownType, Error for a broken expression
 */
export function compileExtractor(
  settings: ExtractorSettings,
  environment: ExtractorEnvironment,
): CompiledExtractor {
  const type = EXTRACTOR_TYPES.get(settings.type);
  if (type === undefined) throw new UnknownType(`There is no extractor type “${settings.type}”.`);
  const extract = type.compile(settings.extractor_config, environment);
  const applies = compileCondition(settings);
  const converters = settings.converters.map((one) => compileConverter(one, environment));
  const source = storedName(settings.source_field.trim());
  const target = storedName(settings.target_field.trim());
  const cuts = settings.cursor_strategy === 'cut' && source !== target && isCuttable(source);
  const name = `<${settings.title} (${settings.id})>`;

  return {
    settings,
    isConditional: settings.condition_type !== 'none',
    run(draft, report, lap) {
      const text = draft.text(source);
      const doesApply = text !== undefined && attempt(applies, text);
      lap?.('condition');
      if (doesApply === false || text === undefined) return 'missed';
      const found = doesApply instanceof Failure ? doesApply : attempt(extract, text);
      if (found instanceof Failure) {
        lap?.('execution');
        report(`Could not apply extractor ${name}`, found.reason, false);
        return 'failed';
      }
      const isFound = found !== undefined && setFields(found, draft, target);
      if (isFound && cuts && 'value' in found && found.begin >= 0) cut(draft, source, text, found);
      lap?.('execution');
      if (!isFound) return 'nothing';
      for (const converter of converters) runConverter(converter, draft, target, name, report);
      lap?.('converters');
      return 'extracted';
    },
  };
}

/** @throws ConfigFault for an incomplete configuration, UnknownType */
export function compileConverter(
  { type, config }: ConverterSettings,
  environment: ExtractorEnvironment,
): Converter {
  const found = CONVERTER_TYPES.get(type);
  if (found === undefined) throw new UnknownType(`There is no converter type “${type}”.`);
  return { type, convert: found.compile(config, environment) };
}

class Failure {
  constructor(readonly reason: string) {}
}

function attempt<Result>(run: (text: string) => Result, text: string): Result | Failure {
  try {
    return run(text);
  } catch (error) {
    return new Failure(error instanceof Error ? error.message : String(error));
  }
}

/** Fields that Graylog reserves are never cut. */
const isCuttable = (name: string): boolean =>
  !['message', 'source', 'timestamp'].includes(name) &&
  !name.startsWith('gl2_') &&
  !isOfTheIndex(name);

function setFields(found: Extracted, draft: MessageDraft, target: string): boolean {
  if ('value' in found) draft.add(target, found.value);
  else for (const [name, value] of found.fields) draft.add(name, value);
  return 'value' in found || found.fields.length > 0;
}

function cut(
  draft: MessageDraft,
  source: string,
  text: string,
  { begin, end }: { begin: number; end: number },
): void {
  // Half of a character could not be stored.
  if (splitsCharacter(text, begin) || splitsCharacter(text, end)) return;
  const rest = text.slice(0, begin) + text.slice(end);
  draft.add(source, rest.trim() === '' ? FULLY_CUT : rest);
}

const splitsCharacter = (text: string, at: number): boolean =>
  at > 0 && (text.codePointAt(at - 1) ?? 0) > 0xffff;

/** Converters only see texts. */
function runConverter(
  { type, convert }: Converter,
  draft: MessageDraft,
  target: string,
  name: string,
  report: Report,
): void {
  const text = draft.text(target);
  if (text === undefined) return;
  const converted = attempt(convert, text);
  if (converted instanceof Failure)
    report(`Could not apply converter [${type}] of extractor ${name}`, converted.reason, true);
  else if (converted === undefined) draft.remove(target);
  else if (isSeveral(converted)) {
    for (const [field, value] of converted.fields) if (!isReserved(field)) draft.add(field, value);
  } else draft.add(target, converted);
}

const isSeveral = (
  converted: Exclude<ReturnType<Convert>, undefined>,
): converted is { readonly fields: readonly (readonly [name: string, value: string])[] } =>
  typeof converted === 'object' && converted !== null && 'fields' in converted;

/** Converters that set several fields leave these alone. */
const isReserved = (name: string): boolean => !isCuttable(name.trim());
