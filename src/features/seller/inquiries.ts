import type { Inquiry } from '../../contract/inquiry.ts';

export const lastMessageOf = ({ messages }: Pick<Inquiry, 'messages'>): Inquiry['messages'][number] | undefined =>
  messages.at(-1);
