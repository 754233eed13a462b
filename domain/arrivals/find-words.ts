/** What a search looks through. */
export interface Findable {
  readonly holder: string
  readonly code: string
  readonly number: string
  readonly phone: string
  readonly planName: string | null
  readonly members: readonly string[]
  readonly dogs: readonly { readonly name: string }[]
}

/** Small letters without accents, one blank between words. */
export function plainWords(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
}

/** Whether every word of a query begins a word of the visit, is its place, or is part of its order's number or phone. */
export function matchesQuery(visit: Findable, query: string): boolean {
  const words = plainWords(query)
    .split(' ')
    .filter((word) => word !== '')
  const dogs = visit.dogs.map(({ name }) => name)
  const texts = plainWords([visit.holder, ...visit.members, visit.planName ?? '', ...dogs].join(' ')).split(' ')
  const digits = visit.phone.replace(/\D/g, '')
  const number = compactNumber(visit.number)
  return words.every(
    (word) =>
      texts.some((text) => text.startsWith(word)) ||
      visit.code.toLowerCase() === word ||
      (word.length >= 3 && number.includes(compactNumber(word))) ||
      (/^\+?\d{3,}$/.test(word) && digits.includes(word.replace('+', ''))),
  )
}

/** An order's number as people type it: without hyphens and blanks, in capitals. */
export function compactNumber(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '')
}
