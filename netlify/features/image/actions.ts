import type { ImageId } from '../../../src/contract/fields.ts';
import type { Adapters } from '../../adapters/ports.ts';
import { signLink } from '../../session/link.ts';
import { ownImagePath } from './rules.ts';

/** An address that shows a private picture to whoever has it, for so many days. */
export const privateLink = async ({ secret, clock }: Adapters, id: ImageId, validDays: number): Promise<string> =>
  ownImagePath.replace(':token', await signLink(secret, 'own_image', id, clock.now(), validDays));
