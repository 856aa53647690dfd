/** A picture and its smaller copies, as in the server's answers. */
interface Picture {
  url: string;
  /** The width in pixels of the picture at `url`. */
  width: number | null;
  sizes: readonly { width: number; url: string }[];
}

interface PictureSources {
  src: string | undefined;
  srcSet?: string;
  sizes?: string;
}

/** The attributes of an <img> that is as wide as `sizes` says. The browser chooses the copy that fits its screen. */
export function sourcesOf(picture: Picture | null | undefined, sizes: string): PictureSources {
  if (picture == null) return { src: undefined };
  const { url, width, sizes: copies } = picture;
  if (width === null || copies.length === 0) return { src: url };
  return { src: url, srcSet: [...copies, { width, url }].map((one) => `${one.url} ${one.width}w`).join(', '), sizes };
}
