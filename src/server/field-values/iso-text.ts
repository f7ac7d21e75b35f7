const MINUTE_MS = 60_000;
let latestMinute = Number.NaN;
let latestText = '';

/**
 * Like `Date.prototype.toISOString`, but caches the minute, because consecutive times are often
 * close together. @throws RangeError beyond the range of dates
 */
export function isoText(time: number): string {
  const ms = Math.trunc(time);
  const minute = Math.floor(ms / MINUTE_MS);
  if (minute !== latestMinute) {
    latestText = new Date(minute * MINUTE_MS).toISOString().slice(0, -'00.000Z'.length);
    latestMinute = minute;
  }
  const rest = ms - minute * MINUTE_MS;
  const second = Math.floor(rest / 1000);
  const thousandths = rest - second * 1000;
  return `${latestText}${second < 10 ? '0' : ''}${second}.${thousandths < 10 ? '00' : thousandths < 100 ? '0' : ''}${thousandths}Z`;
}
