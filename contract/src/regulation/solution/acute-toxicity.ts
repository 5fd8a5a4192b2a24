import type { Classification, ClassificationLimit } from '../classification';

type Estimate = Extract<ClassificationLimit, { kind: 'ate' }>;
type Route = 'oral' | 'dermal' | 'gases' | 'vapours' | 'dusts';

/** CLP, Annex I, table 3.1.1: up to which acute toxicity estimate a mixture is of categories 1 to 4. */
const bounds: Readonly<Record<Route, readonly number[]>> = {
  oral: [5, 50, 300, 2000],
  dermal: [50, 200, 1000, 2000],
  gases: [100, 500, 2500, 20_000],
  vapours: [0.5, 2, 10, 20],
  dusts: [0.05, 0.5, 1, 5],
};

/** CLP, Annex I, table 3.1.2: the estimate that stands for a category where none is known. */
const converted: Readonly<Record<Route, readonly number[]>> = {
  oral: [0.5, 5, 100, 500],
  dermal: [5, 50, 300, 1100],
  gases: [10, 100, 700, 4500],
  vapours: [0.05, 0.5, 3, 11],
  dusts: [0.005, 0.05, 0.5, 1.5],
};

const statements = {
  oral: ['H300', 'H300', 'H301', 'H302'],
  dermal: ['H310', 'H310', 'H311', 'H312'],
  inhalation: ['H330', 'H330', 'H331', 'H332'],
} as const;

export interface AcuteResult {
  readonly classification: Classification | null;
  readonly rule: string;
}

/** CLP, Annex I, 3.1.3.6.1: the estimate of a mixture with one toxic ingredient is the ingredient's, divided by its share. */
export function acuteToxicityOf(
  one: Classification,
  estimates: readonly Estimate[],
  percent: number,
): AcuteResult {
  const way = wayOf(one.statement ?? '');
  const known = estimates.find(({ route }) => route === way);
  const route = routeOf(way, known);
  const category = Number(one.category) - 1;
  const own = known?.value ?? converted[route][category] ?? Infinity;
  const mixed = own / (percent / 100);
  const place = bounds[route].findIndex((bound) => mixed <= bound);
  const from = known ? 'its ATE' : 'the estimate of its category (table 3.1.2)';
  const rule = `CLP, Annex I, 3.1.3.6.1: ${from} ${own}, divided by ${percent} %, is ${Number(mixed.toPrecision(3))}`;
  const statement = statements[way][place];
  if (statement === undefined) return { classification: null, rule };
  const classification = { ...one, category: String(place + 1), statement, marks: [] };
  return { classification, rule };
}

function wayOf(statement: string): keyof typeof statements {
  if (statement.startsWith('H30')) return 'oral';
  return statement.startsWith('H31') ? 'dermal' : 'inhalation';
}

/** Without a stated form, what is inhaled of a solution is vapour. */
function routeOf(way: keyof typeof statements, known: Estimate | undefined): Route {
  if (way !== 'inhalation') return way;
  const form = known?.form ?? '';
  if (form.includes('gas') || known?.unit.toLowerCase().startsWith('ppm')) return 'gases';
  return form.includes('dust') ? 'dusts' : 'vapours';
}
