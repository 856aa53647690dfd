/** Drawn pictures of the demo would need a server: these are colours in the shape of pictures. */
const picture = (id: string, hue: string) => ({
  id,
  url: `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path fill="${hue}" d="M0 0h40v30H0z"/><path fill="white" fill-opacity=".5" d="m4 26 10-12 8 9 6-7 8 10z"/></svg>`,
  )}`,
  alt: `Picture ${id}`,
  width: null,
  sizes: [],
  isAnimated: false,
});

export const pictures = ['seagreen', 'peru', 'steelblue', 'darkkhaki', 'rosybrown', 'slategray'].map((hue, at) =>
  picture(String(at + 1), hue),
);
