import { countryOf } from './countries';

/** `country` is the ISO code of a country, whose middle is meant. */
export type Place = { latitude: number; longitude: number; country?: string };

const COORDINATES =
  /^\s*([+-]?\d{1,2}(?:\.\d+)?|[+-]?\.\d+)\s*,\s*([+-]?\d{1,3}(?:\.\d+)?|[+-]?\.\d+)\s*$/;

/** The place that a field value names: `latitude,longitude` in degrees, or a country code. */
export function readPlace(text: string): Place | undefined {
  const [, first, second] = COORDINATES.exec(text) ?? [];
  if (first !== undefined && second !== undefined) {
    const [latitude, longitude] = [Number(first), Number(second)];
    return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
      ? { latitude, longitude }
      : undefined;
  }
  const country = /^[a-z]{2,3}$/i.test(text) ? countryOf(text) : undefined;
  return (
    country && {
      latitude: country.latitude,
      longitude: country.longitude,
      country: country.alpha2,
    }
  );
}

/** Whether the values of a field may be places, by its type and the usual names. */
export const mayHavePlaces = ({ name, type }: { name: string; type: string }): boolean =>
  type === 'geo-point' || /geo|location|country|coord|latlon/i.test(name);
