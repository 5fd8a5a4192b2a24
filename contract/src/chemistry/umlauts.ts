const umlaut = /[äöü]/giu;
const written: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
};

/** A name as it is typed without umlauts: `Schwefelsaeure`. Undefined for a name that has none. */
export function withoutUmlauts(name: string): string | undefined {
  const composed = name.normalize('NFC');
  const plain = composed.replace(umlaut, (letter) => written[letter] ?? letter);
  return plain === composed ? undefined : plain;
}
