const folded = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/ae|oe|ue/g, (written) => written.slice(0, 1))
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replaceAll(/(^| )sankt(?= |$)/g, '$1st')
    .trim();

/** Whether a typed town is one of these: `Köln-Ehrenfeld` is in Köln, and `Halle` is Halle (Saale). */
export const isTownOf = (typed: string, towns: readonly string[]): boolean =>
  towns.some((town) => {
    const [one, other] = [folded(typed), folded(town)];
    return `${one} `.startsWith(`${other} `) || `${other} `.startsWith(`${one} `);
  });
