/** A plate of pasta from above (mockup 04). */
export function PastaArt() {
  return (
    <svg viewBox="0 0 78 78" aria-hidden="true" className="dish">
      <circle cx="41" cy="42" r="31" fill="rgba(11,37,48,.13)" />
      <circle cx="39" cy="39" r="31" fill="#DCE6E9" />
      <circle cx="39" cy="39" r="29.5" fill="#FFFFFF" />
      <circle cx="39" cy="39" r="21" fill="none" stroke="#DCE6E9" strokeWidth="1.2" />
      <g fill="none" stroke="#EFC77A" strokeWidth="2.6" strokeLinecap="round">
        <ellipse cx="39" cy="39" rx="5" ry="17" transform="rotate(0 39 39)" />
        <ellipse cx="39" cy="39" rx="6.3" ry="15.8" transform="rotate(41 39 39)" />
        <ellipse cx="39" cy="39" rx="7.6" ry="14.6" transform="rotate(82 39 39)" />
        <ellipse cx="39" cy="39" rx="8.9" ry="13.4" transform="rotate(123 39 39)" />
        <ellipse cx="39" cy="39" rx="10.2" ry="12.2" transform="rotate(164 39 39)" />
        <ellipse cx="39" cy="39" rx="11.5" ry="11" transform="rotate(205 39 39)" />
        <ellipse cx="39" cy="39" rx="12.8" ry="9.8" transform="rotate(246 39 39)" />
        <ellipse cx="39" cy="39" rx="14.1" ry="8.6" transform="rotate(287 39 39)" />
        <ellipse cx="39" cy="39" rx="15.4" ry="7.4" transform="rotate(328 39 39)" />
      </g>
      <path
        d="M-4 0a4 4 0 0 1 8 0l-4 3z"
        transform="translate(44 41.8) rotate(36.7)"
        fill="#D9C3A0"
        stroke="#7C6242"
        strokeWidth=".9"
      />
      <path
        d="M-4 0a4 4 0 0 1 8 0l-4 3z"
        transform="translate(43 31) rotate(22.6)"
        fill="#D9C3A0"
        stroke="#7C6242"
        strokeWidth=".9"
      />
      <path
        d="M-4 0a4 4 0 0 1 8 0l-4 3z"
        transform="translate(46.3 29.5) rotate(15.6)"
        fill="#D9C3A0"
        stroke="#7C6242"
        strokeWidth=".9"
      />
      <path
        d="M-4 0a4 4 0 0 1 8 0l-4 3z"
        transform="translate(28.4 31.1) rotate(135.8)"
        fill="#D9C3A0"
        stroke="#7C6242"
        strokeWidth=".9"
      />
      <path
        d="M-4 0a4 4 0 0 1 8 0l-4 3z"
        transform="translate(49.6 32.2) rotate(45.9)"
        fill="#D9C3A0"
        stroke="#7C6242"
        strokeWidth=".9"
      />
      <path
        d="M-4 0a4 4 0 0 1 8 0l-4 3z"
        transform="translate(43.7 41.5) rotate(107.6)"
        fill="#D9C3A0"
        stroke="#7C6242"
        strokeWidth=".9"
      />
      <path
        d="M-4 0a4 4 0 0 1 8 0l-4 3z"
        transform="translate(44.3 42.7) rotate(25.2)"
        fill="#D9C3A0"
        stroke="#7C6242"
        strokeWidth=".9"
      />
      <path
        d="M-4 0a4 4 0 0 1 8 0l-4 3z"
        transform="translate(47.1 29.3) rotate(109.7)"
        fill="#D9C3A0"
        stroke="#7C6242"
        strokeWidth=".9"
      />
      <path d="M0-6C4-4 4 3 0 6-4 3-4-4 0-6z" transform="translate(41 46.4) rotate(115.1)" fill="#3F8C5B" />
      <path d="M0-6C4-4 4 3 0 6-4 3-4-4 0-6z" transform="translate(37.5 46.3) rotate(167)" fill="#3F8C5B" />
      <path d="M0-6C4-4 4 3 0 6-4 3-4-4 0-6z" transform="translate(26.2 34.2) rotate(31.6)" fill="#3F8C5B" />
      <path d="M0-6C4-4 4 3 0 6-4 3-4-4 0-6z" transform="translate(37 46.8) rotate(7.6)" fill="#3F8C5B" />
      <path d="M0-6C4-4 4 3 0 6-4 3-4-4 0-6z" transform="translate(32.6 28.4) rotate(100.6)" fill="#3F8C5B" />
    </svg>
  )
}
