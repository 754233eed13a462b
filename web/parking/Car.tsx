/** A car seen from above, 34 × 64 around the origin, nose up. */
export function Car({ paint }: { readonly paint: string }) {
  return (
    <>
      <rect x="-15" y="-28" width="34" height="64" rx="10" fill="rgba(11,37,48,.22)" />
      <rect x="-17" y="-32" width="34" height="64" rx="10" fill={paint} />
      <rect x="-13" y="-16" width="26" height="13" rx="4" fill="#0B2530" opacity=".55" />
      <rect x="-13" y="16" width="26" height="9" rx="4" fill="#0B2530" opacity=".45" />
    </>
  )
}
