/** A picture and its smaller copies, as the server's answers name them. */
interface Picture {
  url: string;
  /** Pixels across, of the picture at `url`. */
  width: number | null;
  sizes: readonly { width: number; url: string }[];
}

interface PictureSources {
  src: string | undefined;
  srcSet?: string;
  sizes?: string;
}

/** For an <img> that is shown as wide as `sizes` says: the browser fetches what its screen can show of it. */
export function sourcesOf(picture: Picture | null | undefined, sizes: string): PictureSources {
  if (picture == null) return { src: undefined };
  const { url, width, sizes: copies } = picture;
  if (width === null || copies.length === 0) return { src: url };
  return { src: url, srcSet: [...copies, { width, url }].map((one) => `${one.url} ${one.width}w`).join(', '), sizes };
}
