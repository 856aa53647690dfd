/** A mail of plain text. Words that somebody typed are quoted in it line by line. */
export interface Letter {
  subject: string;
  text: string;
}
