/** A glass from above (mockup 04). */
export function SpritzArt() {
  return (
    <svg viewBox="0 0 78 78" aria-hidden="true" className="dish">
      <circle cx="42" cy="43" r="25" fill="rgba(11,37,48,.15)" />
      <circle cx="39" cy="39" r="25" fill="#F5FAFB" />
      <circle cx="39" cy="39" r="21.5" fill="#F06A1D" />
      <g fill="#fff" opacity=".5">
        <rect x="28" y="30" width="11" height="11" rx="2.5" transform="rotate(18 33 35)" />
        <rect x="41" y="38" width="10" height="10" rx="2.5" transform="rotate(-14 46 43)" />
        <rect x="33" y="45" width="9" height="9" rx="2.5" transform="rotate(40 37 49)" />
      </g>
      <circle cx="39" cy="39" r="25" fill="none" stroke="#fff" strokeOpacity=".8" strokeWidth="2" />
      <g transform="translate(50 28)">
        <circle r="10" fill="#F59A2E" />
        <circle r="8" fill="#FFC368" />
        <g stroke="#F59A2E" strokeWidth="1.1">
          <path d="M-7.8 0H7.8" transform="rotate(0)" />
          <path d="M-7.8 0H7.8" transform="rotate(45)" />
          <path d="M-7.8 0H7.8" transform="rotate(90)" />
          <path d="M-7.8 0H7.8" transform="rotate(135)" />
        </g>
      </g>
      <path d="M22 58 58 18" stroke="#E4ECEE" strokeWidth="3" strokeLinecap="round" />
    </svg>
  )
}
