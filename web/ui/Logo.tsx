/** The mark of the app: a canopy seen from above, with a paw. Decorative. */
export function Logo({ size = 38 }: { readonly size?: number }) {
  return <img className="logo" src="/icon.svg" width={size} height={size} alt="" />
}
