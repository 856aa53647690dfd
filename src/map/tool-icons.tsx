/** A line drawn by hand; decorative. */
export function FreehandIcon({ size = 20 }: { size?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
    >
      <path d="M5 15c-3-6 2-11 8-10s9 7 5 11-10 4-11 1 4-5 7-3" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
