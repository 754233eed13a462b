import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { loadLanguage } from '../../platform/language.ts'
import { loadTexts } from '../../platform/texts.ts'
import { show } from '../../ui/ui-fixture.tsx'
import { DeliveryMoney } from './DeliveryMoney.tsx'
import { barStaffTexts } from './texts.ts'

beforeAll(async () => {
  loadLanguage()
  await loadTexts(barStaffTexts)
})
afterEach(cleanup)

test('V3 at the bar as well a note is a chip, its change is said, and a card is a card', async () => {
  const deliver = vi.fn<(paid: object) => void>()
  await show(<DeliveryMoney dueCents={3050} onDeliver={deliver} />)
  const collect = () => fireEvent.click(screen.getByRole('button', { name: /^Incassa 30,50/ }))
  fireEvent.click(screen.getByRole('button', { name: /^50,00/ }))
  expect(screen.getByText(/^19,50/)).toBeTruthy()
  collect()
  fireEvent.click(screen.getByRole('radio', { name: 'Carta' }))
  collect()
  expect(deliver.mock.calls).toEqual([
    [{ tender: 'cash', amountCents: 3050, tenderedCents: 5000 }],
    [{ tender: 'card_terminal', amountCents: 3050 }],
  ])
})
