import type { RotationResult } from './rotate-secrets';

/** What `npm run rotate` says at its end. */
export function rotationReport(result: RotationResult): string {
  const { columns, former, neededUntil, waits } = result;
  if (waits)
    return 'New secrets are in the data folder. Start all processes again, so that they use them; then run this again.';
  const lines = columns
    .filter(({ boxes }) => boxes > 0)
    .map(({ column, boxes, anew, unreadable }) => {
      const lost =
        unreadable === 0 ? '' : `; no key decrypts ${unreadable}, which are to be given again`;
      return `${column}: ${anew} of ${boxes} encrypted anew${lost}`;
    });
  return [...lines, conclusion(former, neededUntil)].join('\n');
}

function conclusion(former: readonly string[], neededUntil: Date | undefined): string {
  if (former.length === 0)
    return 'There is no former secret: nothing is rotated. To begin, give a new value of a setting and its former one.';
  const names = former.join(' and ');
  const areFiles = former.every((name) => name.endsWith('.former'));
  if (neededUntil === undefined)
    return areFiles
      ? `Removed ${names}: nothing needs them.`
      : `Nothing needs ${names}: take them away.`;
  const from = `${neededUntil.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const restart = areFiles ? 'Start all processes again, so that they use the new secrets. ' : '';
  return `${restart}${names} are needed until ${from}: run this again then.`;
}
