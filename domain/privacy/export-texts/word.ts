/** A word in Italian, English, French, Dutch and German: in the order of `LANGUAGES`. */
export type Word = readonly [it: string, en: string, fr: string, nl: string, de: string]
