import { createIntake, type Intake } from '../definition/intake';
import type { InputContext } from '../definition/input-type';
import type { InputDocument, Runner } from '../definition/model';
import { nothingOutgoing } from '../../outgoing/outgoing';
import { inputDefinition } from '../registry';

export type InputSurroundings = Pick<
  InputContext,
  'writer' | 'counters' | 'readPositions' | 'now'
> &
  Partial<Pick<InputContext, 'directory' | 'report' | 'runSample' | 'outgoing'>>;

const HURRY_EVERY_MS = 500;

/** While processing is paused, room may never come. What was received by now is taken all the same. */
function hurryIfFull({ writer, endWaiting }: Intake): void {
  if (writer.isFull?.() === true) endWaiting();
}

/** Opens the input's sockets or files. @throws Error with the reason why it cannot run */
export async function startInput(
  input: InputDocument,
  {
    directory,
    report = () => undefined,
    outgoing = nothingOutgoing,
    runSample,
    ...others
  }: InputSurroundings,
): Promise<Runner> {
  const definition = inputDefinition(input.type);
  if (definition === undefined)
    throw new Error(`This node does not support inputs of type ${input.type}.`);
  if ('unavailable' in definition) throw new Error(definition.unavailable);
  const context: InputContext = { ...others, directory, report, outgoing, runSample };
  if ('start' in definition) return definition.start(input, context);

  const { codec, receive } = definition;
  const { writer, counters, now } = context;
  const decoder = codec.decoder(input.configuration);
  const intake = createIntake({ input, decoder, charset: codec.charset, writer, counters, now });
  try {
    const runner = await receive(input, { ...context, intake });
    return {
      ...runner,
      async stop() {
        const hurry = setInterval(() => hurryIfFull(intake), HURRY_EVERY_MS);
        hurryIfFull(intake);
        await runner.stop();
        clearInterval(hurry);
        intake.close();
      },
    };
  } catch (error) {
    intake.close();
    throw error;
  }
}
