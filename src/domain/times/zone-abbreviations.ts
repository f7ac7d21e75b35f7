/**
 * Hours east of UTC of the abbreviations that logs contain: the only table of them. An abbreviation
 * with several meanings has the most common one. Those that are also words of log lines (`GET`,
 * `ACT`, `ART`) are left out.
 */
const HOURS: readonly (readonly [hours: number, names: string])[] = [
  [-11, 'SST'],
  [-10, 'HST'],
  [-9, 'AKST HDT'],
  [-8, 'PST AKDT'],
  [-7, 'MST PDT'],
  [-6, 'CST MDT'],
  [-5, 'EST CDT COT'],
  [-4, 'EDT AST CLT'],
  [-3.5, 'NST'],
  [-3, 'ADT BRT CLST'],
  [-2.5, 'NDT'],
  [-2, 'BRST'],
  [-1, 'AZOT'],
  [0, 'UTC GMT UT WET UCT ZULU'],
  [1, 'CET MEZ BST WEST WAT'],
  [2, 'CEST MESZ EET SAST CAT'],
  [3, 'EEST MSK EAT IDT TRT'],
  [3.5, 'IRST'],
  [4, 'MSD GST SAMT'],
  [4.5, 'AFT'],
  [5, 'PKT YEKT UZT'],
  [5.5, 'IST'],
  [5.75, 'NPT'],
  [6, 'OMST BDT'],
  [6.5, 'MMT'],
  [7, 'WIB ICT KRAT NOVT'],
  [8, 'HKT SGT MYT PHT AWST IRKT WITA'],
  [9, 'JST KST YAKT'],
  [9.5, 'ACST'],
  [10, 'AEST VLAT CHST'],
  [10.5, 'ACDT'],
  [11, 'AEDT MAGT'],
  [12, 'NZST PETT'],
  [13, 'NZDT'],
];

/** Minutes east of UTC by abbreviation, in upper case. */
export const ZONE_ABBREVIATIONS: ReadonlyMap<string, number> = new Map(
  HOURS.flatMap(([hours, names]) =>
    names.split(' ').map((name): [string, number] => [name, hours * 60]),
  ),
);
