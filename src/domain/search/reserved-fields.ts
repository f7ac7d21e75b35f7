/** Whether a field is the server's own: these names begin with an underscore or `gl2_`. */
export const isReserved = (field: string): boolean =>
  field.startsWith('gl2_') || field.startsWith('_');
