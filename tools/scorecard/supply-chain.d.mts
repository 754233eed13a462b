/** What is shipped, in numbers (S-01). Throws when the SBOM or the look for secrets cannot be made. */
export function packageFigures(): Readonly<
  Record<'total' | 'direct' | 'scripts' | 'licences' | 'ageGate' | 'secrets' | 'components', number>
>

/** Grave advisories of what runs (S-02), or why the registry tells none. */
export function advisories(): { readonly figures: { readonly advisories: number } } | { readonly absent: string }
