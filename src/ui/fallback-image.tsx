import type { ImgHTMLAttributes } from 'react';

const placeholder = '/placeholder.svg';

interface FallbackImageProps extends ImgHTMLAttributes<HTMLImageElement> {
  /** Undefined if there is no picture. */
  src: string | undefined;
  alt: string;
  /** What stands there then: the drawn picture of a trade or a kind (kind-picture.ts). */
  instead?: string | undefined;
}

/** A failed copy is replaced by the picture itself (`src`), a failed picture by what stands instead, that by the placeholder. */
function giveWay(image: HTMLImageElement, instead: string): void {
  const shown = image.getAttribute('src');
  if (image.hasAttribute('srcset')) image.removeAttribute('srcset');
  else if (shown !== placeholder) image.src = shown === instead ? placeholder : instead;
}

/** On a written page the picture may have failed before hydration. */
function giveWayIfBroken(image: HTMLImageElement | null, instead: string): void {
  if (image?.complete === true && image.naturalWidth === 0) giveWay(image, instead);
}

/** docs/product/images.md: a picture that is missing or does not load gives way to a drawn one, else to the placeholder. */
export function FallbackImage({ src, alt, instead = placeholder, ...rest }: FallbackImageProps) {
  return (
    <img
      {...rest}
      ref={(image) => giveWayIfBroken(image, instead)}
      src={src ?? instead}
      alt={alt}
      onError={({ currentTarget }) => giveWay(currentTarget, instead)}
    />
  );
}
