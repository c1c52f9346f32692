/** Two blank images, for a folder with nothing in it. */
export function EmptyDrawing() {
  return (
    <svg width="112" height="80" viewBox="0 0 112 80" fill="none" aria-hidden="true">
      <g stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round">
        <rect x="33" y="9" width="56" height="42" rx="7" transform="rotate(8 61 30)" opacity="0.45" />
        <rect x="22" y="20" width="60" height="46" rx="7" fill="var(--dialog-surface)" />
        <circle cx="38" cy="35" r="4.5" />
        <path d="m25 59 14-14 10 10 12-14 18 18" />
      </g>
    </svg>
  );
}
