import { createIntake, type Intake } from './intake';
import type { InputContext } from './input-type';
import type { InputDocument, Runner } from './model';
import { inputType } from './registry';

export type InputSurroundings = Pick<InputContext, 'writer' | 'counters' | 'places' | 'now'> &
  Partial<Pick<InputContext, 'directory' | 'report' | 'runSample' | 'mayAsk'>>;

/** Opens the input's socket or files. @throws why it cannot run. */
export async function startInput(
  input: InputDocument,
  {
    writer,
    counters,
    places,
    now,
    directory,
    report = () => undefined,
    mayAsk = () => true,
    runSample,
  }: InputSurroundings,
): Promise<Runner> {
  const definition = inputType(input.type);
  if (definition === undefined)
    throw new Error(`This node does not support inputs of type ${input.type}.`);
  if ('unavailable' in definition) throw new Error(definition.unavailable);
  const intakes: Intake[] = [];
  const runner = await definition.start(input, {
    writer,
    counters,
    places,
    now,
    directory,
    report,
    mayAsk,
    runSample,
    intake(decoder, charset) {
      const intake = createIntake({ input, decoder, charset, writer, counters, now });
      intakes.push(intake);
      return intake;
    },
  });
  return {
    ...runner,
    async stop() {
      await runner.stop();
      for (const intake of intakes) intake.close();
    },
  };
}
