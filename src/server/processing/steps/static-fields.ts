import type { Step } from '../chain/step';

/** Adds the static fields of the input, which never replace fields of the sender. */
export const addStaticFields: Step = (message) =>
  message.staticFields === undefined
    ? message
    : {
        ...message,
        fields: { ...message.staticFields, ...message.fields },
        staticFields: undefined,
      };
