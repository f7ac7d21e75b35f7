import fc from 'fast-check';

const { CI, PROPERTY_RUNS } = process.env;

// Where nobody watches, a failure must come again; whoever develops looks at other cases each time,
// and at as many as he likes.
if (CI) fc.configureGlobal({ seed: 5_113 });
else if (PROPERTY_RUNS) fc.configureGlobal({ numRuns: Number(PROPERTY_RUNS) });
