const greek: Record<string, string> = {
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  ε: 'epsilon',
  ζ: 'zeta',
  η: 'eta',
  θ: 'theta',
  κ: 'kappa',
  λ: 'lambda',
  μ: 'mu',
  π: 'pi',
  σ: 'sigma',
  τ: 'tau',
  φ: 'phi',
  χ: 'chi',
  ψ: 'psi',
  ω: 'omega',
};

/**
 * A name as an address: Greek letters spelled out, accents dropped, all else hyphens; at most 100 characters.
 * Empty when the name has no letter or digit of the Latin or Greek alphabet.
 *
 * @example slugOf('α-Pinene') // 'alpha-pinene'
 */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[α-ω]/g, (letter) => greek[letter] ?? letter)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’′″]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 100)
    .replace(/^-+|-+$/g, '');
}
