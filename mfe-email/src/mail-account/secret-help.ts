/** @param isStored - whether the record is there, perhaps with one */
export function secretHelp(isStored: boolean): string {
  return isStored ? 'Left empty, it stays as it is.' : 'Kept encrypted and never shown again.';
}
