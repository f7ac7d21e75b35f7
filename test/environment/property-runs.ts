/** The number of cases of a property test: its own default, or `PROPERTY_RUNS`. */
export const propertyRuns = (usual: number): number =>
  Number(process.env['PROPERTY_RUNS'] ?? usual);
