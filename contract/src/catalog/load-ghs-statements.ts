/** The texts of hazard and precautionary statements, by code. */
export interface GhsStatements {
  readonly hazard: Readonly<Record<string, string>>;
  readonly precautionary: Readonly<Record<string, string>>;
}

/** Loads the texts of the GHS statements, a separate chunk because few pages need them. */
export async function loadGhsStatements(): Promise<GhsStatements> {
  const { hazardStatementTexts, precautionaryStatementTexts } = await import('./ghs-statements');
  return { hazard: hazardStatementTexts, precautionary: precautionaryStatementTexts };
}
