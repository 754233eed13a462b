/** Files of a build by who needs them; made from the bundler's manifest (`tools/worker-parts.ts`). */
export interface Parts {
  /** Hash over everything: the name of the build. */
  readonly build: string
  /** What the app needs to open at all, each with a revision where its name has no hash. */
  readonly core: readonly { readonly url: string; readonly revision: string | null }[]
  /** The other pages of guests. */
  readonly guest: readonly string[]
  /** The first texts, and all texts of guests, by language. */
  readonly texts: Readonly<Record<string, { readonly first: readonly string[]; readonly guest: readonly string[] }>>
  /** The screens of a tablet that has to work where the network ends, and their texts, in the language of the desk. */
  readonly staff: readonly string[]
  /** The style of the app, for documents that the worker writes itself. */
  readonly style: string
}

/** What this device has asked to be kept; it outlives a version. */
export interface Wishes {
  readonly languages: readonly string[]
  readonly isStaff: boolean
  /** Data is dear: only what opens is kept, everything else when it is used. */
  readonly isSparing: boolean
}

export const NO_WISHES: Wishes = { languages: [], isStaff: false, isSparing: true }

/** Files beside the core that a device with these wishes keeps. */
export function filesFor(parts: Parts, { languages, isStaff, isSparing }: Wishes): string[] {
  const texts = languages.map((language) => parts.texts[language]).filter((one) => one !== undefined)
  return [
    ...new Set([
      ...texts.flatMap(({ first }) => first),
      ...(isSparing ? [] : [...parts.guest, ...texts.flatMap(({ guest }) => guest)]),
      ...(isStaff ? parts.staff : []),
    ]),
  ]
}

/** The wishes with those of one more page: languages in use stay, a tablet stays one, the newest page says whether data is dear. */
export function withWish(
  { languages, isStaff }: Wishes,
  wish: { readonly language: string; readonly isStaff: boolean; readonly isSparing: boolean },
): Wishes {
  return {
    // Two languages are somebody who changed it; a third one was tried out.
    languages: [wish.language, ...languages.filter((one) => one !== wish.language)].slice(0, 2),
    isStaff: isStaff || wish.isStaff,
    isSparing: wish.isSparing,
  }
}

/** Every file of a build: what a cache may hold. */
export function everyFile(parts: Parts): ReadonlySet<string> {
  const texts = Object.values(parts.texts).flatMap(({ first, guest }) => [...first, ...guest])
  return new Set([...parts.core.map(({ url }) => url), ...parts.guest, ...texts, ...parts.staff])
}
