import type { AccountId, ImageId } from '../../../src/contract/fields.ts';
import type { ImagePurpose } from '../../../src/contract/image.ts';
import type { Adapters, Database } from '../../adapters/ports.ts';
import type { Refuse } from '../../http/answer.ts';
import { checkImages, type ImageFault, sweptImages } from '../../images/check.ts';
import { signLink } from '../../session/link.ts';
import { ownImagePath, withoutRepeats } from './rules.ts';

/** What listings and service cards do with the pictures that a form names. */

interface Named {
  id: ImageId;
  alt: string;
}

export function requireFewImages(count: number, maximum: number, refuse: Refuse): void {
  if (count > maximum) refuse('invalid', { images: { word: 'imagesTooMany', values: { maximum } } });
}

function requireSound([fault]: readonly ImageFault[], refuse: Refuse): void {
  if (fault === undefined) return;
  refuse('invalid', { images: { word: fault.word, values: { image: fault.index + 1 } } });
}

/** Reads and decodes the pictures, outside any transaction. Too many are refused without being read. */
export async function soundImages(
  world: Adapters,
  owner: AccountId,
  images: readonly Named[],
  { purpose, maximum }: { purpose: ImagePurpose; maximum: number },
  refuse: Refuse,
): Promise<Named[]> {
  requireFewImages(images.length, maximum, refuse);
  requireSound(
    await checkImages(
      world,
      owner,
      images.map(({ id }) => id),
      purpose,
    ),
    refuse,
  );
  return withoutRepeats(images);
}

/** Refuses pictures that the sweep has taken since they were checked; the others stay until the transaction ends. */
export async function requireKept(transaction: Database, images: readonly Named[], refuse: Refuse): Promise<void> {
  requireSound(
    await sweptImages(
      transaction,
      images.map(({ id }) => id),
    ),
    refuse,
  );
}

/** An address that shows a private picture to whoever has it, for so many days. */
export const privateLink = async ({ secret, clock }: Adapters, id: ImageId, validDays: number): Promise<string> =>
  ownImagePath.replace(':token', await signLink(secret, 'own_image', id, clock.now(), validDays));
