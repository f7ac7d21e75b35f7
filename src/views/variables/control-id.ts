/** The element id of the control of a variable in the bar. */
export const controlId = (name: string): string => `variable-${name}`;
