import { useQuery } from '@tanstack/react-query';

/**
 * Formats a telephone number: `+442079460123` as "+44 20 7946 0123". The rules of all countries are loaded once; until
 * then, and for an unknown number, it returns the stored text.
 */
export function usePhoneText(): (e164: string) => string {
  const { data } = useQuery({ queryKey: ['phone-text'], queryFn: loadPhoneText });
  return data ?? asStored;
}

async function loadPhoneText() {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  return (e164: string) => parsePhoneNumberFromString(e164)?.formatInternational() ?? e164;
}

function asStored(e164: string) {
  return e164;
}
