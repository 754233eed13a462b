import { describe, expect, test } from 'vitest'
import { entryOf, formOf, problemsOf, type PromotionForm } from './promotion-form.ts'
import { hasRareConditions, wrongStep } from './promotion-steps.ts'

const named = (it: string, change: Partial<PromotionForm> = {}): PromotionForm => ({
  ...formOf(null),
  name: { it, en: it, fr: it, nl: it, de: it },
  percent: '10',
  ...change,
})
const NONE = new Set<string>()

describe('B-06 a promotion as it is written', () => {
  test.each([
    ['Settembre è più lungo!', NONE, 'settembre-e-piu-lungo'],
    ['2 per 1', NONE, 'per-1'],
    ['***', NONE, 'promotion'],
    ['Mattina', new Set(['mattina', 'mattina-2']), 'mattina-3'],
    ['Un nome che non finisce mai, davvero mai e poi mai', NONE, 'un-nome-che-non-finisce-mai-davv'],
  ])('nobody types its id: %s', (name, taken, id) => {
    const entry = entryOf(named(name), taken)
    expect(entry.id).toBe(id)
    expect(problemsOf(entry, [])).toEqual({})
  })

  test('one that there is keeps its id, whatever it is called now', () => {
    const entry = entryOf(named('Mattina'), NONE)
    expect(entryOf({ ...formOf(entry), name: named('Sera').name }, new Set(['mattina'])).id).toBe('mattina')
  })

  test('either percent or euro is taken off; uses are counted of a code alone', () => {
    expect(entryOf(named('A', { reduction: 'euro', euro: '5' }), NONE)).toMatchObject({ euro: '5.00' })
    expect(entryOf(named('A', { reduction: 'euro', euro: '5' }), NONE)).not.toHaveProperty('percent')
    expect(entryOf(named('A', { uses: '3' }), NONE)).not.toHaveProperty('uses')
    expect(entryOf(named('A', { uses: '3', code: 'sole' }), NONE)).toMatchObject({ code: 'SOLE', uses: 3 })
  })

  test('what is wrong leads to its step, and a step that is still to come is not told of', () => {
    const problems = problemsOf(
      entryOf(named('', { percent: '', stayFrom: '2027-07-02', stayTo: '2027-07-01' }), NONE),
      [],
    )
    expect(problems).toMatchObject({ name: 'wrong', days: 'wrong', percent: 'discount' })
    expect(wrongStep(problems, 'howMuch')).toBe('what')
    expect(wrongStep({ days: 'wrong', percent: 'discount' }, 'howMuch')).toBe('when')
    expect(wrongStep({ percent: 'discount' }, 'when')).toBeNull()
  })

  test('rare conditions are folded until one is there', () => {
    expect(hasRareConditions(named('A', { stayFrom: '2027-07-01', weekdays: ['sat'] }))).toBe(false)
    expect(hasRareConditions(named('A', { channels: ['desk'] }))).toBe(true)
    expect(hasRareConditions(named('A', { leastDays: '3' }))).toBe(true)
  })
})
