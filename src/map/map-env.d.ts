interface ImportMetaEnv {
  /** Pictures, `{z}`, `{x}`, `{y}` inside, or one `.pmtiles` file; OpenStreetMap's pictures unless set. */
  readonly VITE_TILE_URL?: string;
  /** HTML naming where the tiles come from. */
  readonly VITE_TILE_ATTRIBUTION?: string;
}
