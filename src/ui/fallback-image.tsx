import type { ImgHTMLAttributes } from 'react';

const placeholder = '/placeholder.svg';

interface FallbackImageProps extends ImgHTMLAttributes<HTMLImageElement> {
  /** Left out where there is no picture at all. */
  src: string | undefined;
  alt: string;
}

/** A copy gives way to the picture itself, which stands in `src`. */
function giveWay(image: HTMLImageElement): void {
  if (image.hasAttribute('srcset')) image.removeAttribute('srcset');
  else if (image.getAttribute('src') !== placeholder) image.src = placeholder;
}

/** On a page that the server wrote, it may have failed before anybody listened. */
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
