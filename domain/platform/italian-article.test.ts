import { expect, test } from 'vitest'
import { withArticle } from './italian-article.ts'

test.each([
  ['il', '30 giugno', 'il 30 giugno'],
  ['il', '8 luglio', 'l’8 luglio'],
  ['il', '8–9 luglio', 'l’8–9 luglio'],
  ['al', '11 agosto', 'all’11 agosto'],
  ['del', '18 agosto', 'del 18 agosto'],
  ['dal', '1 giugno', 'dal 1 giugno'],
  ['Dal', '8 giugno 2026, 10:30', 'Dall’8 giugno 2026, 10:30'],
  ['al', 'sabato 8 agosto', 'al sabato 8 agosto'],
  ['il', 80, 'l’80'],
  ['il', 110, 'il 110'],
  ['il', 50, 'il 50'],
] as const)('R-905 in Italian "%s" before "%s" is "%s"', (article, words, said) => {
  expect(withArticle(article, words)).toBe(said)
})
