import type { ImgHTMLAttributes } from 'react';

const placeholder = '/placeholder.svg';

interface FallbackImageProps extends ImgHTMLAttributes<HTMLImageElement> {
  /** Left out where there is no picture at all. */
  src: string | undefined;
  alt: string;
}

/** spec.md §8 "Broken images": a picture that is missing or does not load gives way to the placeholder. */
export function FallbackImage({ src, alt, ...rest }: FallbackImageProps) {
  return (
    <img
      {...rest}
      src={src ?? placeholder}
      alt={alt}
      onError={({ currentTarget }) => {
        if (currentTarget.getAttribute('src') !== placeholder) currentTarget.src = placeholder;
      }}
    />
  );
}
