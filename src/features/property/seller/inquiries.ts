import type { Inquiry } from '../../../contract/property/inquiry.ts';

export const lastMessageOf = ({ messages }: Pick<Inquiry, 'messages'>): Inquiry['messages'][number] | undefined =>
  messages.at(-1);
