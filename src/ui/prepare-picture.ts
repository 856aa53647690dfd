/** The longest edge of a prepared picture, in pixels. */
const edgeMaximum = 2048;

/** The file is no picture, or has a type that this browser cannot read. */
class UnreadablePicture extends Error {
  override name = 'UnreadablePicture';
}

/** The size that fits into `edge` without changing the proportions; never larger than the picture is. */
export function fittingSize(width: number, height: number, edge = edgeMaximum): { width: number; height: number } {
  const scale = Math.min(1, edge / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * Decodes a file (HEIC only in some browsers), turns it upright, downsizes it and encodes it anew. That removes the
 * camera's metadata, above all the position. The result is WebP, or JPEG if the browser cannot write WebP.
 */
export async function preparePicture(file: Blob, edge = edgeMaximum): Promise<Blob> {
  const bitmap = await decode(file);
  try {
    const { width, height } = fittingSize(bitmap.width, bitmap.height, edge);
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (context === null) throw new UnreadablePicture('No canvas to draw on');
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, width, height);
    const webp = await canvas.convertToBlob({ type: 'image/webp', quality: 0.85 });
    if (webp.type === 'image/webp') return webp;
    // JPEG has no transparency, so the background becomes white.
    context.globalCompositeOperation = 'destination-over';
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
    return await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.88 });
  } finally {
    bitmap.close();
  }
}

async function decode(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch (problem) {
    throw new UnreadablePicture('The browser cannot read this picture', { cause: problem });
  }
}
