import { type Canvas, hexagon, type Point, polygon, short } from './canvas';
import { dot, short2 } from './lattice-scenes';
import type { Palette } from './palette';

/** Rings of six atoms that share an edge, with arms, as balls and sticks. */
export function molecule({ width, height, random, palette }: Canvas): string {
  const bond = height / 7.5;
  const start = { x: width * 0.66, y: height * 0.52 };
  const side = bond * Math.sqrt(3);
  const turns = [0, -1, 1, 2].map((turn) => (turn * Math.PI) / 3);
  const middles = turns.map((angle, index) =>
    index === 0
      ? start
      : { x: start.x + side * Math.cos(angle), y: start.y + side * Math.sin(angle) },
  );
  const atoms: Point[] = [];
  const atomAt = (place: Point) => {
    const known = atoms.findIndex((one) => Math.hypot(one.x - place.x, one.y - place.y) < 4);
    return known >= 0 ? known : atoms.push(place) - 1;
  };
  const bonds = new Set<string>();
  for (const middle of middles) {
    const corners = hexagon(middle, bond).map(atomAt);
    for (const [index, corner] of corners.entries()) {
      const next = corners[(index + 1) % 6] ?? corner;
      bonds.add(`${Math.min(corner, next)} ${Math.max(corner, next)}`);
    }
  }
  const core = [...atoms];
  const centre = {
    x: core.reduce((sum, { x }) => sum + x, 0) / core.length,
    y: core.reduce((sum, { y }) => sum + y, 0) / core.length,
  };
  for (const [index, atom] of core.entries()) {
    const away = Math.atan2(atom.y - centre.y, atom.x - centre.x);
    const isOuter = Math.hypot(atom.x - centre.x, atom.y - centre.y) > bond * 1.8;
    if (!isOuter || random.next() < 0.35) continue;
    const end = {
      x: atom.x + bond * 0.95 * Math.cos(away),
      y: atom.y + bond * 0.95 * Math.sin(away),
    };
    bonds.add(`${index} ${atoms.push(end) - 1}`);
  }
  const sticks = [...bonds].map((pair) => {
    const [from, to] = pair.split(' ').map((index) => atoms[Number(index)]);
    return from && to
      ? `<path d="M${short(from.x)} ${short(from.y)}L${short(to.x)} ${short(to.y)}"/>`
      : '';
  });
  const balls = atoms.map(({ x, y }, index) =>
    ball({ x, y }, bond * (index < core.length ? random.between(0.2, 0.27) : 0.17), {
      palette,
      tone: random.pick(palette.tones),
    }),
  );
  const far = Array.from({ length: 26 }, () =>
    dot(
      random.between(0, width),
      random.between(0, height),
      bond * random.between(0.03, 0.1),
      palette.tones[2],
      random.between(0.1, 0.4),
    ),
  );
  return `${far.join('')}<g stroke="${palette.tones[2]}" stroke-opacity="0.55" stroke-width="${short(bond / 11)}" stroke-linecap="round">${sticks.join('')}</g>${balls.join('')}`;
}

/** Two groups of spheres on either side of a line of light. */
export function apart({ width, height, random, palette }: Canvas): string {
  const spheres = Array.from({ length: 34 }, (_, index) => {
    const isLeft = index % 2 === 0;
    const distance = width * (0.07 + 0.4 * random.next() ** 0.8);
    const radius = height * random.between(0.025, 0.11);
    const place = {
      x: width / 2 + (isLeft ? -1 : 1) * (distance + radius),
      y: height * random.between(0.06, 0.94),
    };
    return { place, radius, tone: palette.tones[isLeft ? 0 : 2] };
  });
  const drawn = spheres
    .toSorted((one, other) => one.radius - other.radius)
    .map(({ place, radius, tone }) => ball(place, radius, { palette, tone }));
  const beam = [60, 34, 16, 4].map((size, index) => {
    const wide = (height * size) / 720;
    const tone = index === 3 ? palette.light : palette.glows[0];
    return `<rect x="${short(width / 2 - wide / 2)}" y="0" width="${short(wide)}" height="${height}" fill="${tone}" fill-opacity="${index === 3 ? 0.95 : 0.17}"/>`;
  });
  return `${beam.join('')}${drawn.join('')}`;
}

/** Drops and bubbles that rise and become larger. */
export function bubbles({ width, height, random, palette }: Canvas): string {
  return Array.from({ length: 90 }, () => {
    const rise = random.next();
    const radius = height * (0.006 + 0.07 * rise ** 2.4 * random.between(0.5, 1.3));
    const x = width * (0.5 + (random.next() - 0.5) * (0.5 + rise * 0.6));
    const y = height * (1 - rise) + random.between(-0.04, 0.04) * height;
    const rim = `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${palette.tones[2]}" fill-opacity="0.14" stroke="${palette.light}" stroke-opacity="0.55" stroke-width="${short(height / 420)}"/>`;
    return `${rim}${dot(x - radius * 0.35, y - radius * 0.38, radius * 0.2, palette.light, 0.85)}`;
  }).join('');
}

/** Crystals with facets in a row, each larger than the one before. */
export function crystals({ width, height, random, palette }: Canvas): string {
  const ground = height * 0.86;
  return Array.from({ length: 9 }, (_, index) => {
    const size = height * (0.1 + index * 0.045);
    const x = width * (0.06 + index * 0.075 + index ** 2 * 0.0048);
    const lean = random.between(-0.16, 0.16) * size;
    const wide = size * random.between(0.36, 0.46);
    const top = { x: x + lean, y: ground - size * random.between(1.35, 1.6) };
    const corners = {
      left: { x: x - wide, y: ground - size * 0.85 },
      right: { x: x + wide, y: ground - size * 0.95 },
      front: { x: x + wide * random.between(-0.3, 0.3), y: ground - size * 0.7 },
      footLeft: { x: x - wide * 0.75, y: ground },
      footRight: { x: x + wide * 0.7, y: ground - size * 0.03 },
      foot: { x: x - wide * 0.05, y: ground + size * 0.14 },
    };
    const { left, right, front, footLeft, footRight, foot } = corners;
    const facets = [
      { points: [top, left, front], tone: palette.tones[2], opacity: 0.85 },
      { points: [top, front, right], tone: palette.tones[1], opacity: 0.75 },
      { points: [left, front, foot, footLeft], tone: palette.tones[1], opacity: 0.6 },
      { points: [front, right, footRight, foot], tone: palette.tones[0], opacity: 0.75 },
    ];
    return facets
      .map(
        ({ points, tone, opacity }) =>
          `<path d="${polygon(points)}" fill="${tone}" fill-opacity="${short2(opacity * (0.45 + index * 0.065))}" stroke="${palette.light}" stroke-opacity="0.5" stroke-width="${short(height / 480)}" stroke-linejoin="round"/>`,
      )
      .join('');
  }).join('');
}

function ball({ x, y }: Point, radius: number, look: { palette: Palette; tone: string }): string {
  const { palette, tone } = look;
  const shade = dot(x, y, radius, tone, 1);
  const bright = dot(x - radius * 0.16, y - radius * 0.18, radius * 0.72, palette.light, 0.13);
  const shine = dot(x - radius * 0.34, y - radius * 0.38, radius * 0.24, palette.light, 0.75);
  return `${shade}${bright}${shine}`;
}
