import { arrive, newPerson } from './support/person.ts'
import { expect, test } from './support/test.ts'

test('R-222: on a wide screen the app is 1440 px wide and stands in the middle', async ({ page, app }) => {
  await arrive(page, await newPerson(app))
  await page.setViewportSize({ width: 2000, height: 900 })
  await page.goto('/tabs/home')
  await expect(page.getByRole('link', { name: /^Prenota l’ombrellone/ })).toBeVisible()
  const around = await page.getByRole('main').evaluate((main) => {
    const boxes: number[][] = []
    for (let box: Element | null = main; box !== document.body && box !== null; box = box.parentElement) {
      const { left, right } = box.getBoundingClientRect()
      boxes.push([left, right])
    }
    return boxes
  })
  // The window without its scroll bar, which Chromium draws above the page.
  expect(around).toContainEqual([280, 1720])
})
