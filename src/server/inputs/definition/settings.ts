import type { Configuration } from './model';

/** Reads a setting. Configurations are user input: a value of the wrong type counts as not set. */
export function numberSetting(
  configuration: Configuration,
  name: string,
  fallback: number,
): number {
  const value = Number(configuration[name] ?? fallback);
  return Number.isFinite(value) && value >= 0 ? value : fallback;
}

export function textSetting(configuration: Configuration, name: string, fallback: string): string {
  const value = configuration[name];
  return typeof value === 'string' && value !== '' ? value : fallback;
}

export function flagSetting(
  configuration: Configuration,
  name: string,
  fallback: boolean,
): boolean {
  const value = configuration[name];
  return typeof value === 'boolean' ? value : fallback;
}
