import { type Canvas, hexagon, honeycombOf, polygon, short } from './canvas';

/** A sheet of hexagons, some of them filled, that fades towards one side. */
export function sheet(canvas: Canvas): string {
  const { width, height, random, palette } = canvas;
  const radius = height / 9;
  const focus = { x: width * random.between(0.62, 0.8), y: height * random.between(0.3, 0.6) };
  const cells = honeycombOf(canvas, radius).map((middle) => {
    const distance = Math.hypot(middle.x - focus.x, middle.y - focus.y) / width;
    const strength = Math.max(0.05, 1 - distance * 1.7);
    const outline = `stroke="${palette.tones[2]}" stroke-opacity="${short2(strength * 0.75)}"`;
    const isFilled = random.next() < 0.5 * strength + 0.05;
    const tone = random.pick(palette.tones);
    const fill = isFilled
      ? `fill="${tone}" fill-opacity="${short2(strength * random.between(0.25, 0.75))}"`
      : 'fill="none"';
    return `<path d="${polygon(hexagon(middle, radius * 0.94))}" ${fill} ${outline}/>`;
  });
  const atoms = honeycombOf(canvas, radius).flatMap((middle) => {
    const [corner] = hexagon(middle, radius);
    if (!corner || random.next() > 0.3) return [];
    const distance = Math.hypot(corner.x - focus.x, corner.y - focus.y) / width;
    const strength = Math.max(0, 1 - distance * 1.6);
    return [dot(corner.x, corner.y, radius * 0.09, palette.light, strength)];
  });
  return `<g stroke-width="${short(height / 360)}">${cells.join('')}</g>${atoms.join('')}`;
}

/** Dots in rows that swell like a wave; one of them shines. */
export function dots({ width, height, random, palette }: Canvas): string {
  const step = height / 18;
  const columns = Math.ceil(width / step) + 1;
  const phase = random.between(0, 6);
  const chosen = { column: Math.round(columns * 0.66), row: 7 };
  const drawn = Array.from({ length: columns * 19 }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const wave = Math.sin(column / 4.5 + phase) + Math.cos(row / 3.2 + column / 9);
    const y = row * step + Math.sin(column / 5 + phase) * step * 0.9;
    const [low, middle, high] = palette.tones;
    const base = wave > -0.4 ? middle : low;
    const tone = wave > 0.9 ? high : base;
    return dot(column * step, y, step * (0.1 + (wave + 2) * 0.055), tone, 0.35 + (wave + 2) * 0.14);
  });
  const x = chosen.column * step;
  const y = chosen.row * step + Math.sin(chosen.column / 5 + phase) * step * 0.9;
  const halo = [4.6, 3.2, 2, 1.2].map((size) => dot(x, y, step * size, palette.glows[0], 0.16));
  return [...drawn, ...halo, dot(x, y, step * 0.62, palette.light, 1)].join('');
}

/** Hexagons in rings around an open centre. */
export function rings({ width, height, random, palette }: Canvas): string {
  const middle = { x: width * 0.62, y: height * 0.5 };
  const radius = height / 15;
  const drawn = [2, 3, 4, 5, 6].flatMap((ring) =>
    Array.from({ length: ring * 6 }, (_, index) => {
      const angle = (index / (ring * 6)) * Math.PI * 2 + ring * 0.26;
      const distance = ring * radius * 1.72;
      const place = {
        x: middle.x + distance * Math.cos(angle),
        y: middle.y + distance * Math.sin(angle),
      };
      const size = radius * random.between(0.55, 0.95) * (1.1 - ring * 0.07);
      const tone = random.pick(palette.tones);
      const opacity = short2(random.between(0.3, 0.95) * (1.15 - ring * 0.14));
      return `<path d="${polygon(hexagon(place, size))}" fill="${tone}" fill-opacity="${opacity}"/>`;
    }),
  );
  return drawn.join('');
}

/** Lids of drums from above. */
export function lids({ width, height, random, palette }: Canvas): string {
  const radius = height / 6.4;
  const [stepX, stepY] = [radius * 2.1, radius * 1.84];
  const columns = Math.ceil(width / stepX) + 2;
  return Array.from({ length: columns * 5 }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const x = column * stepX + (row % 2) * radius * 1.05 - radius;
    const y = row * stepY - radius * 0.4;
    const near = 0.35 + (0.65 * x) / width;
    const tone = random.pick(palette.tones);
    const ring = (size: number, opacity: number) =>
      `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius * size)}" fill="none" stroke="${palette.tones[2]}" stroke-width="${short(radius / 22)}" stroke-opacity="${short2(opacity * near)}"/>`;
    const bung = dot(x + radius * 0.5, y - radius * 0.36, radius * 0.11, palette.light, 0.8 * near);
    return `${dot(x, y, radius * 0.98, tone, random.between(0.16, 0.5) * near)}${ring(0.97, 0.8)}${ring(0.82, 0.5)}${ring(0.66, 0.25)}${bung}`;
  }).join('');
}

export function dot(x: number, y: number, radius: number, tone: string, opacity: number): string {
  return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${tone}" fill-opacity="${short2(opacity)}"/>`;
}

export function short2(value: number): string {
  return String(Math.round(Math.max(0, Math.min(1, value)) * 100) / 100);
}
