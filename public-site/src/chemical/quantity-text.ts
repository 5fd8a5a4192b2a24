import { t } from '@lingui/core/macro';
import { localFormat } from 'contract';

const grouped = localFormat(
  (locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 6 }),
);
const mass = localFormat(
  (locale) =>
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      useGrouping: false,
    }),
);

/** A number with a real minus sign and grouped thousands. */
export function numberText(value: number): string {
  return grouped().format(value).replace('-', '\u2212');
}

export function molarMassText(gramsPerMole: number | null): string | null {
  return gramsPerMole === null ? null : `${mass().format(gramsPerMole)}\u00a0g/mol`;
}

export function temperatureText(celsius: number | null): string | null {
  return celsius === null ? null : `${numberText(celsius)}\u00a0°C`;
}

const fahrenheit = localFormat(
  (locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }),
);

export function fahrenheitText(celsius: number | null): string | null {
  if (celsius === null) return null;
  return `${fahrenheit()
    .format(celsius * 1.8 + 32)
    .replace('-', '\u2212')}\u00a0°F`;
}

/** Pounds in a US gallon at one gram in a cubic centimetre. */
const poundsPerGallon = 8.345404;

export function poundsPerGallonText(gramsPerCubicCentimetre: number | null): string | null {
  if (gramsPerCubicCentimetre === null) return null;
  return `${mass().format(gramsPerCubicCentimetre * poundsPerGallon)}\u00a0lb/gal`;
}

/** Millimetres of mercury in a hectopascal. */
const mercury = 0.750062;

export function mercuryText(hectopascals: number | null): string | null {
  if (hectopascals === null) return null;
  const value = Number((hectopascals * mercury).toPrecision(3));
  const [pressure, degrees] = [`${numberText(value)}\u00a0mmHg`, '68\u00a0°F'];
  return t`${pressure} at ${degrees}`;
}

export function densityText(gramsPerCubicCentimetre: number | null): string | null {
  return gramsPerCubicCentimetre === null
    ? null
    : `${numberText(gramsPerCubicCentimetre)}\u00a0g/cm³`;
}
