/** Coordinates as text: "53.41° north, 2.99° west". */
export function coordinatesText(place: { latitude: number; longitude: number }) {
  const { latitude, longitude } = place;
  const northing = `${degrees(latitude)} ${latitude < 0 ? 'south' : 'north'}`;
  return `${northing}, ${degrees(longitude)} ${longitude < 0 ? 'west' : 'east'}`;
}

function degrees(value: number) {
  return `${Math.round(Math.abs(value) * 100) / 100}°`;
}
