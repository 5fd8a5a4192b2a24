/** A colour of the space OKLCH: lightness 0 to 1, chroma from 0, hue in degrees. */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

type Triple = readonly [number, number, number];

/**
 * The coordinates of a `#rrggbb` colour.
 *
 * @see https://bottosson.github.io/posts/oklab/ for the matrices
 */
export function oklchOf(hex: string): Oklch {
  const [red, green, blue] = linearOf(hex);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    chroma: Math.hypot(a, b),
    hue: (Math.atan2(b, a) * 180) / Math.PI,
  };
}

/** The colour as linear sRGB, which may be out of 0 to 1. */
function linearFrom({ lightness, chroma, hue }: Oklch): Triple {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const steps = 20;

/** The same lightness and hue with as much of the chroma as a screen can show. */
function shown(color: Oklch): Triple {
  const wanted = linearFrom(color);
  if (wanted.every((part) => part >= -0.0001 && part <= 1.0001)) return wanted;
  const chroma = greatest(color.chroma, (tried) =>
    linearFrom({ ...color, chroma: tried }).every((part) => part >= 0 && part <= 1),
  );
  return linearFrom({ ...color, chroma });
}

/** The colour of a hue and a chroma, reduced where a screen cannot show it, with a relative luminance, as `#rrggbb`. */
export function withLuminance(luminance: number, color: Pick<Oklch, 'chroma' | 'hue'>): string {
  const lightness = greatest(
    1,
    (tried) => luminanceOf(shown({ ...color, lightness: tried })) <= luminance,
  );
  return hexOf(shown({ ...color, lightness }));
}

/** The greatest number up to a limit that fits, where all smaller ones do. */
function greatest(limit: number, fits: (tried: number) => boolean): number {
  let [low, high] = [0, limit];
  for (let step = 0; step < steps; step += 1) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}

function luminanceOf([red, green, blue]: Triple): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linearOf(hex: string): Triple {
  const part = (at: number) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

function hexOf(linear: Triple): string {
  const parts = linear.map((part) => {
    const share = Math.min(1, Math.max(0, part));
    const coded = share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055;
    return Math.round(coded * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}
