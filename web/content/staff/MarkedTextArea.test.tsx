import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { closePage, openPage, RESORT, serve } from '../../cart/test-app.tsx'
import { EMPTY_UMBRELLA_CART } from '../../umbrellas/use-umbrella-cart.ts'
import { Markdown } from '../markdown.tsx'
import { MarkedTextArea } from './MarkedTextArea.tsx'

afterEach(closePage)

function Written() {
  const [text, setText] = useState('Musica dal vivo')
  return (
    <>
      <MarkedTextArea label="Testo" name="text" rows={6} value={text} maxLength={80} onChange={setText} />
      <section aria-label="Anteprima">
        <Markdown text={text} />
      </section>
    </>
  )
}

async function open() {
  serve({
    'content/resort': () => RESORT,
    'cart/get': () => ({ umbrella: EMPTY_UMBRELLA_CART, orderedAt: null, serverNow: '2027-07-11T10:48:00.000Z' }),
  })
  await openPage(<Written />, '/ges/catalogo')
  const area = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Testo' })
  return { area, preview: within(screen.getByRole('region', { name: 'Anteprima' })) }
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('R-213 the marks of a text are buttons: what is selected is marked, stays selected, and is seen as guests see it', async () => {
  const { area, preview } = await open()
  area.setSelectionRange(0, 6)
  press('Grassetto')
  expect(area.value).toBe('**Musica** dal vivo')
  expect([area.selectionStart, area.selectionEnd, document.activeElement]).toEqual([2, 8, area])
  expect(preview.getByText('Musica').tagName).toBe('STRONG')
  press('Grassetto')
  press('Titoletto')
  expect(area.value).toBe('## Musica dal vivo')
  expect(preview.getByRole('heading', { name: 'Musica dal vivo' })).toBeTruthy()
  press('Elenco')
  expect(area.value).toBe('- Musica dal vivo')
  expect(preview.getByRole('listitem').textContent).toBe('Musica dal vivo')
})

test('R-213 a link is asked for its words and its address, and only one that may be opened is written', async () => {
  const { area, preview } = await open()
  area.setSelectionRange(0, 6)
  press('Collegamento')
  const sheet = within(await screen.findByRole('dialog'))
  expect(sheet.getByRole<HTMLInputElement>('textbox', { name: 'Parole da toccare' }).value).toBe('Musica')
  const address = sheet.getByRole('textbox', { name: 'Indirizzo' })
  fireEvent.change(address, { target: { value: 'http://argo.example' } })
  fireEvent.click(sheet.getByRole('button', { name: 'Inserisci' }))
  expect(await sheet.findByText(/^Un indirizzo come https/)).toBeTruthy()
  fireEvent.change(address, { target: { value: 'argo.example/sera' } })
  fireEvent.click(sheet.getByRole('button', { name: 'Inserisci' }))
  await waitFor(() => expect(area.value).toBe('[Musica](https://argo.example/sera) dal vivo'))
  expect((await preview.findByRole('link', { name: /Musica/ })).getAttribute('href')).toBe('https://argo.example/sera')
})
