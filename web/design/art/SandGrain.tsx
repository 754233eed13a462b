/** Pattern of grains, to be filled over sand by its id. */
export function SandGrain({ id }: { readonly id: string }) {
  return (
    <pattern id={id} width="46" height="46" patternUnits="userSpaceOnUse">
      <path
        d="M5 8h.1M19 3h.1M31 14h.1M42 27h.1M12 29h.1M25 36h.1M38 42h.1"
        stroke="var(--l-sand-wet)"
        strokeWidth="1.7"
        strokeLinecap="round"
        opacity=".5"
      />
    </pattern>
  )
}
