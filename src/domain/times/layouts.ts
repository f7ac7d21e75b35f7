/**
 * The groups of a layout: `y`, `mo`, `d` are numbers, `yy` a year of two digits, `mon` the name of a
 * month, `h`, `mi`, `s`, `f` (with its separator) and `ap` the time, `a`, `b` a day and a month in
 * either order.
 */
export type Layout = {
  pattern: RegExp;
  /** Only where a line begins: elsewhere it may well be something else. */
  leads?: true;
};

const TIME =
  '(?<h>\\d{1,2}):(?<mi>\\d{2}):(?<s>\\d{2})(?<f>[.,]\\d{1,9}|:\\d{3}(?!\\d))?(?:[ \\u00a0\\u202f]?(?<ap>[AaPp])\\.?[Mm](?![A-Za-z])\\.?)?(?!\\d)';

const layout = (pattern: string): Layout => ({ pattern: new RegExp(pattern, 'y') });
const leading = (pattern: string): Layout => ({ ...layout(pattern), leads: true });

/**
 * Layouts of dates that begin with a digit, the most frequent first. Every quantifier is bounded, so
 * that no text takes long.
 */
export const DIGIT_LAYOUTS: readonly Layout[] = [
  // 2024-03-05T06:07:08.123, 2024/03/05 06:07:08, 2024-03-05 06:07
  layout(
    '(?<y>\\d{4})(?<sep>[-/.])(?<mo>\\d{2})\\k<sep>(?<d>\\d{2})(?:[Tt_:\\t;-]| {1,2}|, ?)(?<h>\\d{1,2}):(?<mi>\\d{2})(?::(?<s>\\d{2})(?<f>[.,]\\d{1,9}|:\\d{3}(?!\\d))?)?(?:[ \\u202f]?(?<ap>[AaPp])[Mm](?![A-Za-z]))?(?!\\d|:\\d)',
  ),
  // 05/Mar/2024:06:07:08, 05-Mar-2024 06:07:08.123, 5 Mar 2024 06:07:08, 5-Mar-2024::06:07:08
  layout(
    `(?<d>\\d{1,2})[/ -](?<mon>[A-Za-z]{3,9})\\.?[/ -](?<y>\\d{4})(?::{1,2}|T| {1,2}|, ?| at )${TIME}`,
  ),
  // 20240305060708, 20240305T060708, 20240305 06:07:08
  leading(
    '(?<y>(?:19|20)\\d{2})(?<mo>\\d{2})(?<d>\\d{2})[T _-]?(?<h>\\d{2}):?(?<mi>\\d{2}):?(?<s>\\d{2})(?<f>[.,]\\d{1,9}|:\\d{3}(?!\\d))?(?!\\d)',
  ),
  // 2024 Mar  5 06:07:08, 2024-Mar-05 06:07:08
  layout(`(?<y>\\d{4})[ -](?<mon>[A-Za-z]{3}) {0,2}-?(?<d>\\d{1,2})[ T:]${TIME}`),
  // 05.03.2024 06:07:08
  layout(`(?<d>\\d{1,2})\\.(?<mo>\\d{1,2})\\.(?<y>\\d{4}),? ${TIME}`),
  // 03/05/2024 06:07:08 AM, 03/05/2024-06:07:08.123456, 05-03-2024 06:07:08
  leading(`(?<a>\\d{1,2})/(?<b>\\d{1,2})/(?<y>\\d{4})(?:[ :-]|, ?)${TIME}`),
  leading(`(?<b>\\d{1,2})-(?<a>\\d{1,2})-(?<y>\\d{4})(?:[ T:]|, ?)${TIME}`),
  // 24/03/05 06:07:08 of Spark, 3/5/24 6:07:08:123 of WebSphere, 03/05/24,06:07:08 of DHCP
  leading(`(?<yy>(?:1[3-9]|[2-9]\\d))/(?<mo>\\d{2})/(?<d>\\d{2}) ${TIME}`),
  leading(`(?<a>\\d{1,2})/(?<b>\\d{1,2})/(?<yy>\\d{2})(?:[ ,:-]|, )${TIME}`),
  // 05-Mar-24 06:07:08
  leading(`(?<d>\\d{1,2})-(?<mon>[A-Za-z]{3})-(?<yy>\\d{2}) ${TIME}`),
  // 240305  6:07:08 of MySQL
  leading(`(?<yy>\\d{2})(?<mo>\\d{2})(?<d>\\d{2}) {1,2}${TIME}`),
  // 5 Mar 06:07:08
  leading(`(?<d>\\d{1,2}) (?<mon>[A-Za-z]{3}) ${TIME}`),
  // 03-05 06:07:08.123 of Android, 03/05-06:07:08.123456 of Snort
  leading(`(?<mo>\\d{2})[/-](?<d>\\d{2})[ -](?=[\\d:]{8}\\.\\d{3})${TIME}`),
];

/** Layouts of dates that begin with the name of a month. */
export const MONTH_LAYOUTS: readonly Layout[] = [
  // Mar  5 06:07:08, Mar 05 2024 06:07:08, Mar 05, 2024 6:07:08 AM
  layout(
    `(?<mon>[A-Za-z]{3,9})\\.?(?: {1,2}|-)(?<d>\\d{1,2})(?:st|nd|rd|th)?(?:(?:,? |-)(?<y>\\d{4}))?(?:,? | at |, at |-|:)${TIME}`,
  ),
];

/** I0305 06:07:08.123456 and I20240305 06:07:08.123456 of Kubernetes and glog. */
export const KLOG: Layout = leading(
  `[DIWEF](?<y>20\\d{2})?(?<mo>\\d{2})(?<d>\\d{2}) (?=[\\d:]{8}\\.\\d{3})${TIME}`,
);

/** `Tue `, `Tuesday, ` */
export const WEEKDAY = /(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]{0,6}\.?,? /iy;
/** `date=2024-03-05 time=06:07:08` */
export const PAIRS: Layout = leading(
  `date="?(?<y>\\d{4})-(?<mo>\\d{2})-(?<d>\\d{2})"?,? time="?${TIME}"?`,
);
