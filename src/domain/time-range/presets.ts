/** Default presets of a new server, in seconds. 'All time' is always last. */
export const defaultPresets: readonly { seconds: number }[] = [
  { seconds: 300 },
  { seconds: 900 },
  { seconds: 1_800 },
  { seconds: 3_600 },
  { seconds: 7_200 },
  { seconds: 28_800 },
  { seconds: 86_400 },
  { seconds: 172_800 },
  { seconds: 432_000 },
  { seconds: 604_800 },
  { seconds: 1_209_600 },
  { seconds: 2_592_000 },
  { seconds: 0 },
];
