/** A call of a function failed. `reason` is shown to users after the name of the function. */
export class FunctionError extends Error {
  override readonly name = 'FunctionError';

  constructor(
    readonly functionName: string,
    readonly reason: string,
  ) {
    super(`In call to function '${functionName}' an exception was thrown: ${reason}`);
  }
}
