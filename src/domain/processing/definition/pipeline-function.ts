import { typeOf, VALUE_TYPES, type Value, type ValueOf, type ValueType } from '../values/value';
import { FunctionError } from './function-error';

/** A parameter. `parsedAs` is the Java class that Graylog turns its value into, if it does. */
export type Parameter = {
  readonly name: string;
  readonly type: ValueType;
  readonly parsedAs?: string;
  readonly optional?: true;
  readonly description: string;
};

type Described = {
  readonly name: string;
  readonly description: string;
  readonly returns: ValueType;
};

/** Values by parameter; null for those that are null or left out. */
type Arguments<Parameters extends readonly Parameter[]> = {
  readonly [One in Parameters[number] as One['name']]: ValueOf<One['type']> | null;
};

/** A function of the pipeline language. */
export type PipelineFunction = Described & {
  /** In the order of positional arguments. */
  readonly parameters: readonly Parameter[];
  /**
   * Calls it with arguments by name. The result depends on nothing else.
   * @throws FunctionError, and nothing else
   */
  call(given: Readonly<Record<string, Value>>): Value;
};

/** `run` may rely on the types of its arguments. Whatever it throws becomes a FunctionError. */
export function defineFunction<const Parameters extends readonly Parameter[]>({
  run,
  ...described
}: Described & {
  parameters: Parameters;
  run: (given: Arguments<Parameters>) => Value;
}): PipelineFunction {
  const { name, parameters } = described;
  return {
    ...described,
    call(given) {
      try {
        const checked = parameters.map((parameter) => [
          parameter.name,
          argumentOf(parameter, given),
        ]);
        return run(Object.fromEntries(checked) as Arguments<Parameters>);
      } catch (error) {
        throw new FunctionError(name, error instanceof Error ? error.message : String(error));
      }
    },
  };
}

function argumentOf(
  { name, type, optional }: Parameter,
  given: Readonly<Record<string, Value>>,
): Value {
  if (!Object.hasOwn(given, name) && optional !== true)
    throw new Error(`Missing argument value for parameter ${name}`);
  const value = given[name] ?? null;
  const found = value === null ? type : typeOf(value);
  if (type !== 'object' && found !== type)
    throw new Error(
      `Expected type ${shortName(type)} for argument ${name} but found ${shortName(found)}`,
    );
  return value;
}

const shortName = (type: ValueType) => VALUE_TYPES[type].replace(/^.*\./, '');
