import type { Address } from 'contract/partner';
import { countryName } from 'shared-ui/form';

/** City and country: "Leeds, United Kingdom"; undefined when neither is known. */
export function placeText(address: Pick<Address, 'city' | 'country'> | null): string | undefined {
  const { city = null, country = null } = address ?? {};
  const parts = [city, country === null ? null : countryName(country)];
  const known = parts.filter((part) => part !== null);
  return known.length === 0 ? undefined : known.join(', ');
}
