const piece = String.raw`\[[^\s[\]]{1,30}\]|Cl|Br|[BCNOPSFI]|[bcnops]|[-=#$:/\\.~()]|%\d\d|\d`;
const smiles = new RegExp(`^(?:${piece})+$`);
const minLength = 3;
const maxLength = 500;

/** Whether a text may be a structure in SMILES. Some words and formulas look the same: `SOS`, `CO2`. */
export function looksLikeSmiles(text: string): boolean {
  if (text.length < minLength || text.length > maxLength || !smiles.test(text)) return false;
  return /[a-z[]/i.test(text) && isClosed(text);
}

function isClosed(text: string): boolean {
  let open = 0;
  for (const sign of text) {
    if (sign === '(') open += 1;
    if (sign === ')') open -= 1;
    if (open < 0) return false;
  }
  return open === 0;
}
