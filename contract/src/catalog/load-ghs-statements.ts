/** The texts of hazard and precautionary statements, by code. */
export interface GhsStatements {
  readonly hazard: Readonly<Record<string, string>>;
  readonly precautionary: Readonly<Record<string, string>>;
}

/** Loads the texts of the GHS statements, in chunks of their own because few pages need them. */
export async function loadGhsStatements(): Promise<GhsStatements> {
  const [{ hazardStatementTexts: hazard }, { precautionaryStatementTexts: precautionary }] =
    await Promise.all([import('./hazard-statements'), import('./precautionary-statements')]);
  return { hazard, precautionary };
}
