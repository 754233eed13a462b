import { arrive, newPerson } from './support/person.ts'
import { expect, test } from './support/test.ts'

test('R-222: on a wide screen the app is 1440 px wide and stands in the middle', async ({ page, app }) => {
  await arrive(page, await newPerson(app))
  await page.setViewportSize({ width: 2000, height: 900 })
  await page.goto('/tabs/home')
  await expect(page.getByRole('link', { name: /^Prenota l’ombrellone/ })).toBeVisible()
  const widths = await page.getByRole('main').evaluate((main) => {
    const boxes: { width: number; offCentre: number }[] = []
    // Without the place that is kept for the scroll bar.
    const page = document.body.getBoundingClientRect()
    for (let box: Element | null = main; box !== document.body && box !== null; box = box.parentElement) {
      const { left, right, width } = box.getBoundingClientRect()
      boxes.push({ width, offCentre: left + right - (page.left + page.right) })
    }
    return boxes
  })
  expect(widths).toContainEqual({ width: 1440, offCentre: 0 })
})
