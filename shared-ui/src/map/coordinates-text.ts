import { t } from '@lingui/core/macro';

/** Coordinates as text: "53.41° north, 2.99° west". */
export function coordinatesText(place: { latitude: number; longitude: number }) {
  const { latitude, longitude } = place;
  const [north, east] = [degrees(latitude), degrees(longitude)];
  const northing = latitude < 0 ? t`${north} south` : t`${north} north`;
  return `${northing}, ${longitude < 0 ? t`${east} west` : t`${east} east`}`;
}

function degrees(value: number) {
  return `${Math.round(Math.abs(value) * 100) / 100}°`;
}
