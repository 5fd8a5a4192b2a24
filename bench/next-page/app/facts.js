/** The facts on the site's own page of a chemical, as rows of label and value. */
export function identifiersOf(chemical) {
  return stored([
    ['CAS number', chemical.casNumber],
    ['EC number', chemical.ecNumber],
    ['Product code', chemical.productCode],
    ['IUPAC name', chemical.iupacName],
    ['InChIKey', chemical.inchiKey],
    ['SMILES', chemical.smiles],
  ]);
}

export function propertiesOf(chemical) {
  return stored([
    ['Appearance', chemical.appearance],
    ['Purity', chemical.purity],
    ['Density', measured(chemical.density, 'g/cm³')],
    ['Melting point', measured(chemical.meltingPoint, '°C')],
    ['Boiling point', measured(chemical.boilingPoint, '°C')],
    ['Flash point', measured(chemical.flashPoint, '°C')],
  ]);
}

export function tradeFactsOf(chemical) {
  return stored([
    ['HS code', chemical.hsCode],
    ['Country of origin', chemical.origin],
    ['Shelf life', measured(chemical.shelfLifeMonths, 'months')],
    ['Signal word', chemical.signalWord],
    ['UN number', chemical.unNumber],
    ['Hazard class', chemical.hazardClass],
    ['Packing group', chemical.packingGroup],
    ['Storage', chemical.storage],
  ]);
}

export function packsOf({ packagings, units }) {
  const symbols = new Map(units.map(({ _id, symbol }) => [_id, symbol]));
  return packagings.map(({ quantity, unitId, container }) => ({
    amount: `${quantity} ${symbols.get(unitId) ?? ''}`,
    container,
  }));
}

function measured(value, unit) {
  return value === null ? null : `${value} ${unit}`;
}

function stored(rows) {
  return rows.filter(([, value]) => value !== null);
}
