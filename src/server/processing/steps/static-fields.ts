import { copyOf, type Step } from '../chain/step';

/** Adds the static fields of the input, which never replace fields of the sender. */
export const addStaticFields: Step = (message) => {
  if (message.staticFields === undefined) return message;
  const completed = copyOf(message);
  completed.fields = { ...message.staticFields, ...message.fields };
  completed.staticFields = undefined;
  return completed;
};
