import type { Option } from './option';

/** A time zone of the IANA database as an option: `America/New York`. */
export function timeZoneOption(zone: string): Option {
  return { value: zone, label: zone.replaceAll('_', ' ') };
}

export const timeZoneOptions: readonly Option[] = [
  'UTC',
  ...Intl.supportedValuesOf('timeZone'),
].map(timeZoneOption);
