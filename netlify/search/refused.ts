/** A search that is not made. */
export class SearchRefused extends Error {
  /** A cursor that is none of ours, a shape too intricate for what lies there, too many dear searches at once. */
  readonly reason: 'cursor' | 'intricate' | 'waiting';
  /** Which shape, counted from 1. */
  readonly shape: number;

  constructor(reason: SearchRefused['reason'], shape = 0) {
    super(reason);
    this.reason = reason;
    this.shape = shape;
  }
}
