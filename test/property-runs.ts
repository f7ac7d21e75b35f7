/** How many inputs a property is tried with: as many as it says, or `PROPERTY_RUNS` of them. */
export const propertyRuns = (usual: number): number =>
  Number(process.env['PROPERTY_RUNS'] ?? usual);
