interface ImportMetaEnv {
  /** The API's base address; `/api` on the own origin unless set. */
  readonly VITE_API_URL?: string;
}
