import fc from 'fast-check';

const { CI, PROPERTY_RUNS } = process.env;

// In CI, failures have to be reproducible. Developers get different cases each time, and may set
// their number.
if (CI) fc.configureGlobal({ seed: 5_113 });
else if (PROPERTY_RUNS) fc.configureGlobal({ numRuns: Number(PROPERTY_RUNS) });
