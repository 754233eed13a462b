const ARTICLES = { il: 'l’', al: 'all’', del: 'dell’', dal: 'dall’', Dal: 'Dall’' } as const

/**
 * A day or a number with its Italian article, which follows how it is said: "il 30 giugno", "l’8 giugno",
 * "dall’11 al 15", "l’80 %". Of the days of a month 8 and 11 begin with a vowel, and so does every percentage from 80 to 89.
 */
export function withArticle(article: keyof typeof ARTICLES, words: string | number): string {
  return /^(?:8|11(?!\d))/.test(String(words)) ? `${ARTICLES[article]}${words}` : `${article} ${words}`
}
