import { withArticle } from '../platform/italian-article.ts'
import type { Language } from '../platform/language.ts'
import { plural } from '../platform/plural.ts'
import type { RefundPolicy } from '../settings/refund-policy.ts'

/** A placeholder in the resort's texts. Whoever reads the text sees the rule of refunds from the settings in its place. */
export const REFUND_PLACE = '{{refund}}'

interface Words {
  /** All of it goes back until the day begins. */
  readonly always: string
  readonly until: (hours: number) => string
  readonly nothing: string
  readonly part: (percent: number) => string
}

const WORDS: Readonly<Record<Language, Words>> = {
  it: {
    always: 'Finché un giorno non è cominciato ti restituiamo tutto il suo prezzo.',
    until: (hours) =>
      `Fino a ${hours} ${plural('it', hours, { one: 'ora', other: 'ore' })} prima di ogni giorno ti restituiamo tutto il suo prezzo`,
    nothing: 'poi nulla.',
    part: (percent) => `poi ${withArticle('il', percent)}\u00a0%, finché il giorno non è cominciato.`,
  },
  en: {
    always: 'Until a day begins, we refund all of its price.',
    until: (hours) =>
      `Up to ${hours} ${plural('en', hours, { one: 'hour', other: 'hours' })} before each day we refund all of its price`,
    nothing: 'after that nothing.',
    part: (percent) => `after that ${percent}% until the day begins.`,
  },
  de: {
    always: 'Bis ein Tag beginnt, erstatten wir seinen ganzen Preis.',
    until: (hours) =>
      `Bis ${hours} ${plural('de', hours, { one: 'Stunde', other: 'Stunden' })} vor jedem Tag erstatten wir seinen ganzen Preis`,
    nothing: 'danach nichts.',
    part: (percent) => `danach ${percent}\u00a0%, bis der Tag beginnt.`,
  },
  fr: {
    always: 'Tant qu’un jour n’a pas commencé, nous remboursons tout son prix.',
    until: (hours) =>
      `Jusqu’à ${hours} ${plural('fr', hours, { one: 'heure', other: 'heures' })} avant chaque jour, nous remboursons tout son prix`,
    nothing: 'ensuite rien.',
    part: (percent) => `ensuite ${percent}\u00a0%, tant que le jour n’a pas commencé.`,
  },
  nl: {
    always: 'Tot een dag begint, betalen we de hele prijs ervan terug.',
    until: (hours) => `Tot ${hours} uur voor elke dag betalen we de hele prijs ervan terug`,
    nothing: 'daarna niets.',
    part: (percent) => `daarna ${percent}% tot de dag begint.`,
  },
}

/** The rule of refunds as a guest reads it: in the conditions, in the mail that repeats them and where days are cancelled. */
export function refundTerms({ fullHours, laterPercent }: RefundPolicy, language: Language): string {
  const words = WORDS[language]
  if (fullHours === 0 || laterPercent === 100) return words.always
  return `${words.until(fullHours)}, ${laterPercent === 0 ? words.nothing : words.part(laterPercent)}`
}

/** A text of the resort with the rule in its place. */
export function withRefundTerms(markdown: string, policy: RefundPolicy, language: Language): string {
  return markdown.replaceAll(REFUND_PLACE, refundTerms(policy, language))
}

/** The version that a guest accepts: it names the words of the conditions and the refund that they promise. */
export function promisedVersion(version: string, { fullHours, laterPercent }: RefundPolicy): string {
  return `${version}.${fullHours}-${laterPercent}`
}

/** The words and the promise of such a version; no promise where it names the words alone. */
export function promiseOf(version: string): { readonly version: string; readonly policy: RefundPolicy | null } {
  const found = /^(?<words>.+)\.(?<hours>\d{1,3})-(?<percent>\d{1,3})$/.exec(version)?.groups
  if (found === undefined) return { version, policy: null }
  const policy = { fullHours: Number(found['hours']), laterPercent: Number(found['percent']) }
  return { version: found['words'] ?? version, policy }
}
