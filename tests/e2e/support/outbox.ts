import { expect } from '../harness.ts';

export interface Mail {
  recipient: string;
  subject: string;
  body: string;
  /** The first link in the body that matches what was asked for. */
  link: string;
}

type Sent = Omit<Mail, 'link'>;

/** All mails to somebody, the newest first. */
export async function sentTo(origin = 'http://localhost', recipient: string): Promise<Sent[]> {
  const response = await fetch(new URL(`/outbox.json?to=${encodeURIComponent(recipient)}`, origin));
  return (await response.json()) as Sent[];
}

/** The newest mail to somebody with a link of that kind, as soon as it has been sent. */
export async function mailTo(origin = 'http://localhost', recipient: string, link: RegExp): Promise<Mail> {
  const find = async (): Promise<Mail | undefined> => {
    for (const mail of await sentTo(origin, recipient)) {
      const found = mail.body.match(/https?:\/\/\S+/g)?.find((url) => link.test(url));
      if (found !== undefined) return { ...mail, link: found };
    }
    return undefined;
  };
  let found: Mail | undefined;
  await expect
    .poll(
      async () => {
        found = await find();
        return found !== undefined;
      },
      { message: `a mail to ${recipient} with a link like ${link}` },
    )
    .toBe(true);
  if (found === undefined) throw new Error('no mail');
  return found;
}
