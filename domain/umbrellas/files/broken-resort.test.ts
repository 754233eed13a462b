import fc from 'fast-check'
import { expect, test } from 'vitest'
import { demoResort } from '../../../tests/support/demo-resort.ts'
import { readResort, RESORT_FILES } from './read-resort.ts'

test('B-23 no broken file makes the check throw, and every problem says something', async () => {
  const demo = await demoResort()
  const junk = fc.oneof(fc.jsonValue(), fc.constantFrom(null, -1, 1e9, '', 'A1-A1', {}, []))
  const file = fc.constantFrom(...Object.keys(RESORT_FILES))
  fc.assert(
    fc.property(file, fc.array(fc.nat(12), { minLength: 1, maxLength: 6 }), junk, (name, route, value) => {
      const root = JSON.parse(demo.files.get(name) ?? '') as Record<string, unknown>
      let target: Record<string, unknown> = root
      let key = ''
      for (const step of route) {
        const keys = Object.keys(target)
        if (keys.length === 0) break
        key = keys[step % keys.length] ?? ''
        const next = target[key]
        if (typeof next !== 'object' || next === null || step === route.at(-1)) break
        target = next as Record<string, unknown>
        key = Object.keys(target)[0] ?? ''
      }
      target[key] = value
      const { model, problems } = readResort(new Map(demo.files).set(name, JSON.stringify(root)))
      expect(model === null).toBe(problems.length > 0)
      for (const problem of problems) expect(problem.expected.length > 0 && problem.found.length > 0).toBe(true)
    }),
    { numRuns: 150 },
  )
}, 60_000)
