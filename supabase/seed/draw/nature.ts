import type { Random } from '../random.ts';
import type { Mood } from './mood.ts';
import {
  circle,
  darker,
  ellipse,
  fade,
  height,
  lighter,
  mix,
  path,
  polygon,
  rect,
  stroke,
  times,
  width,
} from './svg.ts';

export function sky(mood: Mood, random: Random, horizon = 580): string {
  const stars = mood.hasStars
    ? times(70, () =>
        circle(
          random.between(0, width),
          random.between(0, horizon * 0.75),
          random.between(0.8, 2.2),
          '#ffffff',
          random.between(0.3, 0.9),
        ),
      )
    : '';
  const { sun } = mood;
  const glow = sun
    ? circle(sun.x, sun.y, sun.radius * 2.6, sun.colour, 0.16) +
      circle(sun.x, sun.y, sun.radius * 1.7, sun.colour, 0.22) +
      circle(sun.x, sun.y, sun.radius, sun.colour)
    : '';
  const clouds = times(random.whole(2, 4), (index) =>
    cloud(random.between(60, 300) + index * 330, random.between(60, horizon * 0.4), random.between(0.6, 1.25), mood),
  );
  return fade(0, 0, width, horizon + 20, mood.sky) + stars + glow + clouds;
}

function cloud(x: number, y: number, scale: number, mood: Mood): string {
  const opacity = mood.isLit ? 0.35 : 0.8;
  const s = scale;
  return path(
    `M${x - 90 * s} ${y + 26 * s}q4 ${-34 * s} ${42 * s} ${-30 * s}q${14 * s} ${-42 * s} ${58 * s} ${-32 * s}q${40 * s} ${4 * s} ${42 * s} ${34 * s}q${46 * s} ${-4 * s} ${46 * s} ${28 * s}z`,
    mood.cloud,
    opacity,
  );
}

/** Ridges, the far ones paler. */
export function mountains(mood: Mood, random: Random, horizon = 580, colour = '#4c7f73', layers = 3): string {
  return times(layers, (layer) => {
    const depth = layer / Math.max(1, layers - 1);
    const fill = mix(mood.haze, mood.tint(colour), 0.25 + 0.6 * depth);
    const top = horizon - 210 + depth * 120;
    const steps = 7;
    let commands = `M0 ${horizon + 10}L0 ${top + random.between(-20, 60)}`;
    for (let step = 1; step <= steps; step += 1) {
      const x = (width / steps) * step;
      const y = top + random.between(-70, 70) * (1 - depth * 0.4);
      commands += `Q${x - width / steps / 2} ${y - random.between(-50, 60)} ${x} ${y}`;
    }
    return path(`${commands}L${width} ${horizon + 10}Z`, fill);
  });
}

export function sea(mood: Mood, random: Random, top: number, bottom: number): string {
  const deep = mood.tint('#2f8fa3');
  const waves = times(26, () => {
    const y = random.between(top + 6, bottom - 4);
    const reach = random.between(30, 140) * (0.4 + (y - top) / (bottom - top));
    return rect(random.between(-40, width), y, reach, 2.5, lighter(mood.sky.at(-1) ?? deep, 0.4), 1.2, 0.45);
  });
  return (
    fade(0, top, width, bottom - top, [mix(deep, mood.sky.at(-1) ?? deep, 0.45), deep, mood.tint('#5fc0bb')]) + waves
  );
}

export function lawn(mood: Mood, random: Random, top = 570, colour = '#7fae5b'): string {
  const base = mood.tint(colour);
  const blades = times(90, () => {
    const y = random.between(top + 20, height - 6);
    const size = 4 + ((y - top) / (height - top)) * 9;
    const x = random.between(0, width);
    return stroke(
      `M${x} ${y}q${-size * 0.3} ${-size} ${-size * 0.5} ${-size * 1.2}M${x} ${y}q${size * 0.2} ${-size} ${size * 0.5} ${-size * 1.3}`,
      darker(base, 0.16),
      2,
    );
  });
  return fade(0, top, width, height - top, [lighter(base, 0.12), base, darker(base, 0.1)]) + blades;
}

export function palm(x: number, ground: number, tall: number, mood: Mood, lean = 30): string {
  const top = { x: x + lean, y: ground - tall };
  const trunk = mood.tint('#8a6a4a');
  const fronds = [-165, -140, -112, -78, -48, -20, 8, 182].map((degrees, index) => {
    const angle = (degrees * Math.PI) / 180;
    const long = tall * (0.4 + 0.04 * (index % 3));
    const tip = { x: top.x + Math.cos(angle) * long, y: top.y + Math.sin(angle) * long * 0.55 + long * 0.34 };
    const bend = { x: top.x + Math.cos(angle) * long * 0.55, y: top.y + Math.sin(angle) * long * 0.75 - long * 0.12 };
    const under = { x: bend.x * 0.9 + top.x * 0.1, y: bend.y + long * 0.2 };
    return path(
      `M${top.x} ${top.y}Q${bend.x} ${bend.y} ${tip.x} ${tip.y}Q${under.x} ${under.y} ${top.x} ${top.y}Z`,
      mood.tint(index % 2 ? '#3f8a55' : '#2f7549'),
    );
  });
  const base = tall * 0.045;
  const stem = path(
    `M${x - base} ${ground}Q${x + lean * 0.1 - base} ${ground - tall * 0.5} ${top.x - base * 0.4} ${top.y}L${top.x + base * 0.4} ${top.y}Q${x + lean * 0.1 + base} ${ground - tall * 0.5} ${x + base} ${ground}Z`,
    trunk,
  );
  const nuts =
    circle(top.x - 6, top.y + 8, tall * 0.025, mood.tint('#6d4f2f')) +
    circle(top.x + 7, top.y + 9, tall * 0.025, mood.tint('#7d5c38'));
  return ellipse(x + 6, ground + 2, tall * 0.16, tall * 0.025, '#10201c', 0.16) + stem + fronds.join('') + nuts;
}

export function tree(x: number, ground: number, tall: number, mood: Mood, random: Random): string {
  const leaf = mood.tint(random.pick(['#4e9460', '#5fa35a', '#3f8060', '#78ab58']));
  const r = tall * 0.3;
  const crown = [
    [0, -0.66, 1],
    [-0.72, -0.5, 0.72],
    [0.74, -0.5, 0.74],
    [0.1, -0.92, 0.72],
  ] as const;
  return (
    ellipse(x + 8, ground + 2, r * 1.1, r * 0.16, '#10201c', 0.16) +
    rect(x - tall * 0.03, ground - tall * 0.45, tall * 0.06, tall * 0.45, mood.tint('#7a5a40')) +
    crown.map(([dx, dy, size]) => circle(x + dx * r, ground + dy * tall, r * size, leaf)).join('') +
    circle(x - r * 0.3, ground - tall * 0.85, r * 0.5, lighter(leaf, 0.14)) +
    circle(x + r * 0.5, ground - tall * 0.48, r * 0.42, darker(leaf, 0.14))
  );
}

export function pine(x: number, ground: number, tall: number, mood: Mood): string {
  const leaf = mood.tint('#2f6650');
  const tier = (share: number, half: number) =>
    polygon(
      [
        [x, ground - tall * share],
        [x - tall * half, ground - tall * (share - 0.4)],
        [x + tall * half, ground - tall * (share - 0.4)],
      ],
      share > 0.8 ? lighter(leaf, 0.08) : leaf,
    );
  return (
    rect(x - tall * 0.025, ground - tall * 0.2, tall * 0.05, tall * 0.2, mood.tint('#6b4e38')) +
    tier(0.55, 0.2) +
    tier(0.78, 0.16) +
    tier(1, 0.11)
  );
}

export function bush(x: number, ground: number, size: number, mood: Mood, flower?: string): string {
  const leaf = mood.tint('#4f8f57');
  const blooms = flower
    ? [
        [-0.7, -0.5],
        [-0.1, -0.9],
        [0.5, -0.5],
        [0.1, -0.35],
        [0.85, -0.25],
      ]
        .map(([dx = 0, dy = 0]) => circle(x + dx * size, ground + dy * size, size * 0.11, mood.tint(flower)))
        .join('')
    : '';
  return (
    circle(x - size * 0.6, ground - size * 0.4, size * 0.55, darker(leaf, 0.1)) +
    circle(x + size * 0.6, ground - size * 0.36, size * 0.52, darker(leaf, 0.06)) +
    circle(x, ground - size * 0.55, size * 0.68, leaf) +
    rect(x - size * 1.1, ground - size * 0.36, size * 2.2, size * 0.36, darker(leaf, 0.08), size * 0.18) +
    blooms
  );
}
