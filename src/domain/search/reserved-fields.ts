/** Whether a field is internal to the server: names that start with an underscore or `gl2_`. */
export const isReserved = (field: string): boolean =>
  field.startsWith('gl2_') || field.startsWith('_');
