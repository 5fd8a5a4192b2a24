import { type Canvas, type Point, short, smoothLine } from './canvas';
import { dot, short2 } from './lattice-scenes';

/** Arcs from place to place over a field of faint points. */
export function routes({ width, height, random, palette }: Canvas): string {
  const step = height / 24;
  const field = Array.from({ length: Math.ceil(width / step) * 24 }, (_, index) => {
    const columns = Math.ceil(width / step);
    const [x, y] = [(index % columns) * step, Math.floor(index / columns) * step];
    const land = Math.sin(x / (step * 5.1)) + Math.cos(y / (step * 3.4) + x / (step * 11));
    return land > 0.25 ? dot(x, y, step * 0.13, palette.tones[1], 0.3 + land * 0.16) : '';
  });
  const places = Array.from({ length: 9 }, (_, index) => ({
    x: width * (0.08 + index * 0.105) + random.between(-0.03, 0.03) * width,
    y: height * random.between(0.42, 0.8),
  }));
  const arcs = places.flatMap((from, index) =>
    [places[(index + 2) % 9], places[(index + 5) % 9]].map((to) => {
      if (!to) return '';
      const top = Math.min(from.y, to.y) - Math.abs(to.x - from.x) * random.between(0.3, 0.5);
      const path = `M${point(from)}Q${short((from.x + to.x) / 2)} ${short(top)} ${point(to)}`;
      const opacity = short2(random.between(0.35, 0.9));
      return `<path d="${path}" stroke="${random.pick(palette.tones)}" stroke-opacity="${opacity}"/>`;
    }),
  );
  const marks = places.map(({ x, y }) => {
    const halo = dot(x, y, step * 0.95, palette.glows[0], 0.3);
    return `${halo}${dot(x, y, step * 0.36, palette.light, 1)}`;
  });
  const width1 = short(height / 300);
  return `${field.join('')}<g fill="none" stroke-width="${width1}">${arcs.join('')}</g>${marks.join('')}`;
}

/** Cylinders on one floor, each larger than the one before. */
export function cylinders({ width, height, palette }: Canvas): string {
  const floor = height * 0.84;
  const sizes = [0.05, 0.075, 0.11, 0.16, 0.23, 0.33];
  let left = width * 0.05;
  return sizes
    .map((size, index) => {
      const wide = size * height * 1.15;
      const tall = size * height * (1.9 - index * 0.06);
      const [middle, top, flat] = [left + wide / 2, floor - tall, wide * 0.13];
      left += wide + height * 0.06;
      const side = `M${short(middle - wide / 2)} ${short(top)}V${short(floor)}A${short(wide / 2)} ${short(flat)} 0 0 0 ${short(middle + wide / 2)} ${short(floor)}V${short(top)}Z`;
      const hoops = [0.34, 0.67].map((share) => {
        const y = short(top + tall * share);
        return `<path d="M${short(middle - wide / 2)} ${y}a${short(wide / 2)} ${short(flat)} 0 0 0 ${short(wide)} 0" fill="none" stroke="${palette.light}" stroke-opacity="0.5" stroke-width="${short(height / 240)}"/>`;
      });
      const gleam = `<rect x="${short(middle - wide * 0.34)}" y="${short(top + flat)}" width="${short(wide * 0.09)}" height="${short(tall - flat)}" fill="${palette.light}" fill-opacity="0.2"/>`;
      const lid = `<ellipse cx="${short(middle)}" cy="${short(top)}" rx="${short(wide / 2)}" ry="${short(flat)}" fill="${palette.tones[2]}" fill-opacity="0.95"/>`;
      const shadow = `<ellipse cx="${short(middle + wide * 0.12)}" cy="${short(floor + flat * 0.5)}" rx="${short(wide * 0.62)}" ry="${short(flat * 1.25)}" fill="${palette.ground[0]}" fill-opacity="0.35"/>`;
      const tone = palette.tones[index % 2];
      return `${shadow}<path d="${side}" fill="${tone}" fill-opacity="0.92"/>${hoops.join('')}${gleam}${lid}`;
    })
    .join('');
}

/** A tangle of fine lines, and one bright thread through it. */
export function thread({ width, height, random, palette }: Canvas): string {
  const line = (swing: number, phase: number) =>
    smoothLine(
      Array.from({ length: 14 }, (_, index) => ({
        x: (width * (index - 0.5)) / 12,
        y:
          height * 0.52 +
          Math.sin(index * 1.15 + phase) * height * swing * Math.sin((index / 13) * Math.PI) +
          random.between(-0.05, 0.05) * height,
      })),
    );
  const tangle = Array.from({ length: 46 }, () => {
    const path = line(random.between(0.08, 0.42), random.between(0, 6.3));
    const opacity = short2(random.between(0.12, 0.5));
    return `<path d="${path}" stroke="${random.pick(palette.tones)}" stroke-opacity="${opacity}"/>`;
  });
  const straight = `M0 ${short(height * 0.5)}C${short(width * 0.35)} ${short(height * 0.44)} ${short(width * 0.65)} ${short(height * 0.58)} ${short(width)} ${short(height * 0.5)}`;
  const bright = [26, 16, 9].map(
    (size) =>
      `<path d="${straight}" stroke="${palette.glows[0]}" stroke-opacity="0.16" stroke-width="${short((height * size) / 720)}"/>`,
  );
  const core = `<path d="${straight}" stroke="${palette.light}" stroke-width="${short(height / 190)}"/>`;
  return `<g fill="none" stroke-width="${short(height / 480)}">${tangle.join('')}${bright.join('')}${core}</g>`;
}

/** Peaks over a baseline, as a chromatograph draws them. */
export function peaks({ width, height, random, palette }: Canvas): string {
  const layers = [0, 1, 2].map((layer) => {
    const base = height * (0.66 + layer * 0.1);
    const tops = Array.from({ length: 8 }, () => ({
      at: random.between(0.05, 0.97),
      tall: random.between(0.12, 0.58) ** 2 * (layer === 1 ? 1.35 : 0.8),
      wide: random.between(0.006, 0.014),
    }));
    const curve = Array.from({ length: 420 }, (_, index): Point => {
      const t = index / 419;
      const rise = tops.reduce(
        (sum, { at, tall, wide }) => sum + tall * Math.exp(-((t - at) ** 2) / (2 * wide ** 2)),
        0,
      );
      return { x: t * width, y: base - rise * height * 1.25 };
    });
    const path = curve.map(point).join('L');
    const tone = palette.tones[layer];
    const area = `<path d="M0 ${short(height)}L${path}L${short(width)} ${short(height)}Z" fill="${tone}" fill-opacity="0.22"/>`;
    const stroke = layer === 1 ? palette.light : palette.tones[2];
    return `${area}<path d="M${path}" fill="none" stroke="${stroke}" stroke-opacity="${short2(0.5 + layer * 0.2)}" stroke-width="${short(height / 240)}" stroke-linejoin="round"/>`;
  });
  const grid = Array.from({ length: 12 }, (_, index) => {
    const x = short((width * (index + 0.5)) / 12);
    return `<path d="M${x} 0V${short(height)}" stroke="${palette.tones[1]}" stroke-opacity="0.14"/>`;
  });
  return `${grid.join('')}${layers.join('')}`;
}

/** Hills or waves, one behind the other, below a low sun. */
export function hills({ width, height, random, palette }: Canvas): string {
  const sun = { x: width * random.between(0.6, 0.82), y: height * random.between(0.26, 0.38) };
  const light = [0.3, 0.22, 0.16].map((size) =>
    dot(sun.x, sun.y, height * size, palette.glows[1], 0.12),
  );
  const layers = Array.from({ length: 6 }, (_, layer) => {
    const [phase, pace] = [random.between(0, 6), random.between(3, 6.5)];
    const base = height * (0.46 + layer * 0.1);
    const line = smoothLine(
      Array.from({ length: 13 }, (_, index) => ({
        x: (width * index) / 12,
        y: base + Math.sin((index / 12) * pace + phase) * height * (0.09 - layer * 0.008),
      })),
    );
    const tone = palette.tones[layer % 2 === 0 ? 0 : 1];
    const fill = `<path d="${line}V${short(height)}H0Z" fill="${tone}" fill-opacity="${short2(0.2 + layer * 0.06)}"/>`;
    return `${fill}<path d="${line}" fill="none" stroke="${palette.tones[2]}" stroke-opacity="${short2(0.22 + layer * 0.07)}" stroke-width="${short(height / 360)}"/>`;
  });
  return `${light.join('')}${dot(sun.x, sun.y, height * 0.11, palette.light, 0.92)}${layers.join('')}`;
}

function point({ x, y }: Point): string {
  return `${short(x)} ${short(y)}`;
}
