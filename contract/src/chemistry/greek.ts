/** The Greek letters in chemical names, `α` to `ω`, spelled out. */
export const greekNames: Readonly<Record<string, string>> = {
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  ε: 'epsilon',
  ζ: 'zeta',
  η: 'eta',
  θ: 'theta',
  ι: 'iota',
  κ: 'kappa',
  λ: 'lambda',
  μ: 'mu',
  ν: 'nu',
  ξ: 'xi',
  ο: 'omicron',
  π: 'pi',
  ρ: 'rho',
  σ: 'sigma',
  ς: 'sigma',
  τ: 'tau',
  υ: 'upsilon',
  φ: 'phi',
  χ: 'chi',
  ψ: 'psi',
  ω: 'omega',
};

const lowerGreek = /[α-ω]/g;

/** Spells the Greek letters of a lower-case text: `α-pinene` becomes `alpha-pinene`. */
export function spellGreek(text: string): string {
  return text.replace(lowerGreek, (letter) => greekNames[letter] ?? letter);
}
