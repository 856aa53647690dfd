export interface Taken {
  name: string;
  file: string;
  /** Below the same folder; undefined where nobody has drawn it. */
  drawing: string | undefined;
  said: string;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const figure = (file: string, said: string): string =>
  `<figure><figcaption>${escaped(said)}</figcaption><a href="${escaped(file)}"><img loading="lazy" src="${escaped(file)}" alt=""></a></figure>`;

/** One page that shows each picture beside its drawing. */
export function indexPage(taken: readonly Taken[]): string {
  const names = [...new Set(taken.map(({ name }) => name))];
  const links = names.map((name) => `<a href="#${escaped(name)}">${escaped(name)}</a>`);
  const parts = names.map((name) => {
    const pictures = taken
      .filter((one) => one.name === name)
      .map(({ file, drawing, said }) =>
        [figure(file, said), ...(drawing === undefined ? [] : [figure(drawing, `${said}, drawn`)])].join(''),
      );
    return `<section id="${escaped(name)}"><h2>${escaped(name)}</h2><div>${pictures.join('')}</div></section>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title>
<style>
body { font: 15px/1.5 system-ui, sans-serif; margin: 24px; } nav { columns: 12em; } nav a { display: block; }
section > div { align-items: start; display: flex; gap: 16px; overflow-x: auto; padding-bottom: 16px; }
figure { margin: 0; } img { border: 1px solid #bbb; display: block; max-height: 900px; max-width: 720px; }
</style><h1>Screens</h1><nav>${links.join('')}</nav>${parts.join('\n')}</html>\n`;
}
