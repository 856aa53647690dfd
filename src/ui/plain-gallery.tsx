import { Gallery } from './gallery.tsx';

interface PlainGalleryProps {
  /** Without smaller copies and texts of their own, as private pictures are. */
  images: readonly { id: string; url: string; width: number | null }[];
  title: string;
}

/** One large, the others beside it; a press opens it over the whole screen. */
export const PlainGallery = ({ images, title }: PlainGalleryProps) => (
  <Gallery images={images.map((image) => ({ ...image, alt: '', sizes: [], isAnimated: false }))} title={title} isLow />
);
