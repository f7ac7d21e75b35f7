/** The lengths a new server offers, as ISO 8601 durations with their seconds. All time is listed last (A9.2). */
export const defaultPresets: readonly { iso: string; seconds: number }[] = [
  { iso: 'PT5M', seconds: 300 }, { iso: 'PT15M', seconds: 900 }, { iso: 'PT30M', seconds: 1_800 },
  { iso: 'PT1H', seconds: 3_600 }, { iso: 'PT2H', seconds: 7_200 }, { iso: 'PT8H', seconds: 28_800 },
  { iso: 'P1D', seconds: 86_400 }, { iso: 'P2D', seconds: 172_800 }, { iso: 'P5D', seconds: 432_000 },
  { iso: 'P7D', seconds: 604_800 }, { iso: 'P14D', seconds: 1_209_600 }, { iso: 'P30D', seconds: 2_592_000 },
  { iso: 'PT0S', seconds: 0 },
];
