import type { ImgHTMLAttributes } from 'react';

const placeholder = '/placeholder.svg';

interface FallbackImageProps extends ImgHTMLAttributes<HTMLImageElement> {
  /** Undefined if there is no picture. */
  src: string | undefined;
  alt: string;
}

/** A failed copy is replaced by the picture itself (`src`), a failed picture by the placeholder. */
function giveWay(image: HTMLImageElement): void {
  if (image.hasAttribute('srcset')) image.removeAttribute('srcset');
  else if (image.getAttribute('src') !== placeholder) image.src = placeholder;
}

/** On a written page the picture may have failed before hydration. */
function giveWayIfBroken(image: HTMLImageElement | null): void {
  if (image?.complete === true && image.naturalWidth === 0) giveWay(image);
}

/** docs/product/images.md: a picture that is missing or does not load gives way to the placeholder. */
export function FallbackImage({ src, alt, ...rest }: FallbackImageProps) {
  return (
    <img
      {...rest}
      ref={giveWayIfBroken}
      src={src ?? placeholder}
      alt={alt}
      onError={({ currentTarget }) => giveWay(currentTarget)}
    />
  );
}
