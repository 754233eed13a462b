import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { loadLanguage } from '../../platform/language.ts'
import { loadTexts } from '../../platform/texts.ts'
import { show } from '../ui-fixture.tsx'
import { collectOf, EXACT_CASH, TenderChoice } from './TenderChoice.tsx'
import { uiStaffTexts } from './texts.ts'

/** What an order of 44 € would be collected with. */
function Paying({ dueCents = 4400 }: { readonly dueCents?: number }) {
  const [draft, setDraft] = useState(EXACT_CASH)
  return (
    <>
      <TenderChoice draft={draft} dueCents={dueCents} onChange={setDraft} />
      <code>{JSON.stringify(collectOf(draft, dueCents))}</code>
    </>
  )
}

const sent = () => JSON.parse(document.querySelector('code')?.textContent ?? '') as unknown
const given = () => screen.getByRole('textbox', { name: 'Ha dato' })
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const change = () => screen.getAllByRole('status').at(-1)?.textContent.replaceAll(/\s/g, ' ')

describe('V3 one component for cash', () => {
  beforeAll(async () => {
    loadLanguage()
    await loadTexts(uiStaffTexts)
  })
  afterEach(cleanup)

  test('nothing pressed is cash, just as much', async () => {
    await show(<Paying />)
    expect(sent()).toEqual({ tender: 'cash', amountCents: 4400 })
    expect(screen.getByRole('button', { name: 'Giusti', pressed: true })).toBeTruthy()
    expect(change()).toBe('')
  })

  test('a chip of likely notes is one tap, and says the change', async () => {
    await show(<Paying />)
    const chips = [...screen.getByRole('group', { name: 'Importi probabili' }).querySelectorAll('button')]
    expect(chips.map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))).toEqual([
      'Giusti',
      '45,00 €',
      '50,00 €',
      '60,00 €',
      '100,00 €',
    ])
    press(/^50,00/)
    expect(sent()).toEqual({ tender: 'cash', amountCents: 4400, tenderedCents: 5000 })
    expect(screen.getByRole('button', { name: /^50,00/, pressed: true })).toBeTruthy()
    expect(change()).toBe('Resto 6,00 €')
    press('Giusti')
    expect(sent()).toEqual({ tender: 'cash', amountCents: 4400 })
  })

  test('any other sum is typed; what is less, or no amount, cannot be sent and says why', async () => {
    await show(<Paying />)
    fireEvent.change(given(), { target: { value: '44,5' } })
    expect(change()).toBe('Resto 0,50 €')
    fireEvent.change(given(), { target: { value: '40' } })
    expect([sent(), change()]).toEqual([null, ''])
    expect(screen.getByText('È meno di quanto deve.')).toBeTruthy()
    fireEvent.change(given(), { target: { value: 'quaranta' } })
    expect(sent()).toBeNull()
    expect(screen.getByText('Scrivi un importo, ad esempio 70 o 70,50.')).toBeTruthy()
  })

  test('a card hands over nothing, and what was typed before is no part of it', async () => {
    await show(<Paying />)
    fireEvent.change(given(), { target: { value: '40' } })
    fireEvent.click(screen.getByRole('radio', { name: 'Carta' }))
    expect(sent()).toEqual({ tender: 'card_terminal', amountCents: 4400 })
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('group', { name: 'Importi probabili' })).toBeNull()
  })
})
