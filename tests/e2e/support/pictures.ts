import sharp from 'sharp';

interface PictureFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A photograph as a camera would leave it; noise, so that no encoder makes it small. */
export const aPictureFile = async (name: string, colour: string): Promise<PictureFile> => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({
    create: {
      width: 900,
      height: 600,
      channels: 3,
      background: colour,
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .jpeg()
    .toBuffer(),
});
