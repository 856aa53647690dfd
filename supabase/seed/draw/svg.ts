export const width = 1200;
export const height = 800;

export type Point = readonly [x: number, y: number];

export function rect(x: number, y: number, wide: number, high: number, fill: string, round = 0, opacity = 1): string {
  const corner = round ? ` rx="${n(round)}"` : '';
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(wide)}" height="${n(high)}"${corner} fill="${fill}"${see(opacity)}/>`;
}

export function circle(x: number, y: number, radius: number, fill: string, opacity = 1): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"${see(opacity)}/>`;
}

export function ellipse(x: number, y: number, wide: number, high: number, fill: string, opacity = 1): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(wide)}" ry="${n(high)}" fill="${fill}"${see(opacity)}/>`;
}

export function polygon(points: readonly Point[], fill: string, opacity = 1): string {
  return `<polygon points="${points.map(([x, y]) => `${n(x)},${n(y)}`).join(' ')}" fill="${fill}"${see(opacity)}/>`;
}

export function path(commands: string, fill: string, opacity = 1): string {
  return `<path d="${commands}" fill="${fill}"${see(opacity)}/>`;
}

export function stroke(commands: string, colour: string, thickness: number, dash = ''): string {
  const dashes = dash ? ` stroke-dasharray="${dash}"` : '';
  return `<path d="${commands}" fill="none" stroke="${colour}" stroke-width="${n(thickness)}" stroke-linecap="round" stroke-linejoin="round"${dashes}/>`;
}

export function line(x1: number, y1: number, x2: number, y2: number, colour: string, thickness: number): string {
  return stroke(`M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`, colour, thickness);
}

/** A rectangle that fades from the first colour at its top to the last at its bottom. */
export function fade(x: number, y: number, wide: number, high: number, colours: readonly string[], round = 0): string {
  const id = `fade${colours.join('').replaceAll('#', '-')}`;
  const stops = colours.map(
    (colour, index) => `<stop offset="${n(index / Math.max(1, colours.length - 1))}" stop-color="${colour}"/>`,
  );
  return `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stops.join('')}</linearGradient></defs>${rect(x, y, wide, high, `url(#${id})`, round)}`;
}

export function turned(content: string, degrees: number, x: number, y: number): string {
  return `<g transform="rotate(${n(degrees)} ${n(x)} ${n(y)})">${content}</g>`;
}

export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: Math.max(0, Math.floor(count)) }, (_, index) => draw(index)).join('');
}

export function picture(...layers: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${layers.join('')}</svg>`;
}

/** `share` 0 gives the first colour, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const channels = [1, 3, 5].map((start) => {
    const from = Number.parseInt(first.slice(start, start + 2), 16);
    const to = Number.parseInt(second.slice(start, start + 2), 16);
    return Math.round(from + (to - from) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

export const darker = (colour: string, share = 0.15) => mix(colour, '#10201c', share);
export const lighter = (colour: string, share = 0.2) => mix(colour, '#ffffff', share);

function n(value: number): number {
  return Math.round(value * 100) / 100;
}

function see(opacity: number): string {
  return opacity === 1 ? '' : ` opacity="${n(opacity)}"`;
}
