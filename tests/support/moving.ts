import { ApiError } from '../../src/api/api-error.ts';
import { guessedChoices } from '../../src/features/booking/move-in/meanings.ts';
import type { Hands } from '../../src/features/booking/move-in/own-things.ts';
import { planOf } from '../../src/features/booking/move-in/plan.ts';
import { readFiles } from '../../src/features/booking/move-in/read-files.ts';
import { type Outcome, sendPlan } from '../../src/features/booking/move-in/send.ts';
import { movedNow } from './moved-files.ts';
import type { Person } from './people.ts';
import { anUploadedImage } from './pictures.ts';
import type { World } from './world.ts';

/** How the screen asks, against the doors of a test. */
const handsOf = (world: World, person: Person): Hands => ({
  call: async (endpoint, asked) => {
    const { status, body, refusal } = await world.ask(endpoint, asked, { token: person.token });
    if (status >= 400) throw new ApiError({ status, code: refusal.code, sentence: refusal.code });
    return body;
  },
  upload: async (picture, purpose) =>
    anUploadedImage(world, person, new Uint8Array(await picture.arrayBuffer()), picture.type as 'image/webp', purpose),
});

/** As the screen does it, with what the files themselves say. */
export async function movedIn(
  world: World,
  person: Person,
  file: { name: string; bytes: Uint8Array },
): Promise<Outcome> {
  const plan = planOf(await readFiles([file], movedNow), movedNow);
  const choices = guessedChoices(plan, { staff: [], cards: [] });
  return sendPlan(plan, choices, () => undefined, handsOf(world, person));
}
