import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { DogDocument, SavedDog } from '../../domain/dogs/calls.ts'
import type { CivilDate } from '../../domain/platform/civil-date.ts'
import { closePage, openPage, refusal, RESORT, serve } from '../cart/test-app.tsx'
import { EMPTY_UMBRELLA_CART } from '../umbrellas/use-umbrella-cart.ts'
import { aDog } from './dog-fixture.ts'
import { DogsPage } from './DogsPage.tsx'
import { DogStrip } from './DogStrip.tsx'

const COMMON = {
  'content/resort': () => RESORT,
  'cart/get': () => ({ umbrella: EMPTY_UMBRELLA_CART, orderedAt: null, serverNow: '2027-07-11T08:24:00.000Z' }),
}
const aDocument = (part: Partial<DogDocument> = {}): DogDocument => ({
  documentId: 31,
  kind: 'vaccination',
  validUntil: '2028-03-31' as CivilDate,
  state: 'accepted',
  rejection: null,
  addedAt: '2027-07-01T08:00:00.000Z',
  ...part,
})
const list = (...dogs: SavedDog[]) => ({ 'dogs/list': () => ({ dogs, mostDogs: 2, mostDocuments: 2 }) })
const open = (query = '') => openPage(<DogsPage />, `/tabs/contact/cani${query}`)

afterEach(closePage)

describe('B-16 the strip of the profile', () => {
  test('names each dog with its size and weight, and the way to another one while there is room', async () => {
    serve({ ...COMMON, ...list(aDog()) })
    await openPage(<DogStrip />, '/tabs/contact')
    const strip = within(await screen.findByRole('navigation', { name: 'I tuoi cani' }))
    expect(strip.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['NebbiaGrande, 28 kg', '/tabs/contact/cani?dog=7'],
      ['Un altro cane', '/tabs/contact/cani?dog=new'],
    ])
  })

  test('without the server the way to the dogs stays', async () => {
    serve({ ...COMMON, 'dogs/list': () => 'offline' })
    await openPage(<DogStrip />, '/tabs/contact')
    expect((await screen.findByRole('link', { name: 'I tuoi cani' })).getAttribute('href')).toBe('/tabs/contact/cani')
  })
})

describe('B-16 the dogs of a person', () => {
  test('no dog yet says what it is good for; too many say so', async () => {
    serve({ ...COMMON, ...list() })
    await open()
    expect(await screen.findByRole('heading', { name: 'Nessun cane, per ora' })).toBeTruthy()
    closePage()
    serve({ ...COMMON, ...list(aDog(), aDog({ dogId: 8, name: 'Pepe' })) })
    await open()
    expect(
      await screen.findByText('Hai salvato 2 cani, il massimo. Togline uno per aggiungerne un altro.'),
    ).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Un altro cane' })).toBeNull()
  })

  test('R-806 a list that cannot be read says so and asks again', async () => {
    let tries = 0
    serve({ ...COMMON, 'dogs/list': () => (tries++ === 0 ? refusal(503, 'try_again') : list(aDog())['dogs/list']()) })
    await open('?dog=7')
    const retry = await screen.findByRole('button', { name: 'Riprova' })
    await act(async () => fireEvent.click(retry))
    expect(await screen.findByRole('heading', { name: 'Nebbia' })).toBeTruthy()
  })

  test('a dog that is gone leads to the others', async () => {
    serve({ ...COMMON, ...list(aDog()) })
    await open('?dog=99')
    expect((await screen.findByRole('link', { name: 'Vedi i tuoi cani' })).getAttribute('href')).toBe(
      '/tabs/contact/cani',
    )
  })

  test('R-310 R-504 a new dog: what is wrong stands in its field, then it is sent once and its passport opens', async () => {
    const sent = serve({ ...COMMON, ...list(), 'dogs/save': () => aDog({ weightTenthsKg: 85, size: 'small' }) })
    await open('?dog=new')
    fireEvent.click(await screen.findByRole('button', { name: 'Aggiungi' }))
    expect(await screen.findAllByText('Compila questo campo.')).toHaveLength(2)
    fireEvent.change(screen.getByLabelText('Come si chiama?'), { target: { value: 'Nebbia' } })
    fireEvent.change(screen.getByLabelText('Peso in kg, se lo sai'), { target: { value: '8,5' } })
    fireEvent.click(screen.getByRole('button', { name: 'Tranquillo' }))
    fireEvent.click(screen.getByRole('button', { name: 'Aggiungi Nebbia' }))
    expect(await screen.findByRole('region', { name: 'Documenti' })).toBeTruthy()
    expect(sent.filter(({ path }) => path === 'dogs/save').map(({ input }) => input)).toEqual([
      { name: 'Nebbia', size: 'small', weightTenthsKg: 85, chip: null, temperament: 'calm' },
    ])
    expect(location.search).toBe('?dog=7')
  })

  test('a name that another dog has is said in its field', async () => {
    serve({ ...COMMON, ...list(aDog()), 'dogs/save': () => refusal(409, 'dog_name_taken', 'Hai già un cane così.') })
    await open('?dog=7')
    fireEvent.change(await screen.findByLabelText('Come si chiama?'), { target: { value: 'Pepe' } })
    fireEvent.click(screen.getByRole('button', { name: 'Salva' }))
    expect(await screen.findByText('Hai già un cane così.')).toBeTruthy()
    expect(screen.getByLabelText('Come si chiama?').getAttribute('aria-invalid')).toBe('true')
  })

  test('a dog that another device changed is shown as it is now', async () => {
    let dog = aDog()
    serve({
      ...COMMON,
      'dogs/list': () => list(dog)['dogs/list'](),
      'dogs/save': () => refusal(409, 'dog_changed', 'È cambiato.'),
    })
    await open('?dog=7')
    fireEvent.change(await screen.findByLabelText('Come si chiama?'), { target: { value: 'Altro' } })
    dog = aDog({ name: 'Nuvola', version: 2 })
    fireEvent.click(screen.getByRole('button', { name: 'Salva' }))
    expect(await screen.findByText('È cambiato.')).toBeTruthy()
    expect(await screen.findByDisplayValue('Nuvola')).toBeTruthy()
  })

  test('every state of a document is said in words, a rejection with its reason and note', async () => {
    const rejection = { reason: 'unreadable', note: 'Manca la pagina 2' } as const
    const documents = [
      aDocument({ documentId: 1 }),
      aDocument({ documentId: 2, kind: 'insurance', state: 'rejected', rejection }),
      aDocument({ documentId: 3, kind: 'registry', state: 'expired', validUntil: null }),
      aDocument({ documentId: 4, state: 'waiting' }),
    ]
    serve({ ...COMMON, ...list(aDog({ documents })) })
    await open('?dog=7')
    for (const words of [
      'Controllato',
      'Non va bene',
      'Scaduto',
      'Da controllare',
      'Non si legge bene. Manca la pagina 2',
    ])
      expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.getByText('Senza scadenza')).toBeTruthy()
    expect(screen.getAllByText('Vale fino al 31 marzo 2028')).toHaveLength(3)
  })

  test('a file that the resort does not take is not chosen any more, and is not sent again', async () => {
    const sent = serve({
      ...COMMON,
      ...list(aDog()),
      'dogs/addDocument': () => refusal(400, 'document_not_accepted', 'Questo file non va bene.'),
    })
    await open('?dog=7')
    fireEvent.click(await screen.findByRole('button', { name: 'Aggiungi un documento' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Un documento' }))
    fireEvent.click(sheet.getByRole('radio', { name: 'Anagrafe canina' }))
    const pdf = new File(['%PDF-1.7'], 'libretto.pdf', { type: 'application/pdf' })
    fireEvent.change(sheet.getByLabelText('Foto o PDF'), { target: { files: [pdf] } })
    expect(await sheet.findByText('libretto.pdf')).toBeTruthy()
    const send = () => fireEvent.click(sheet.getByRole('button', { name: 'Carica il documento' }))
    send()
    expect(await sheet.findByText('Questo file non va bene.')).toBeTruthy()
    send()
    expect(await sheet.findByText('Scegli una foto o un PDF.')).toBeTruthy()
    expect(sent.filter(({ path }) => path === 'dogs/addDocument')).toHaveLength(1)
  })

  test('a file that is neither a picture nor a PDF is refused as soon as it is chosen', async () => {
    serve({ ...COMMON, ...list(aDog()) })
    await open('?dog=7')
    fireEvent.click(await screen.findByRole('button', { name: 'Aggiungi un documento' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Un documento' }))
    const words = new File(['ciao'], 'libretto.txt', { type: 'text/plain' })
    fireEvent.change(sheet.getByLabelText('Foto o PDF'), { target: { files: [words] } })
    expect(await sheet.findByText(/^Questo file non si può usare\./)).toBeTruthy()
    expect(sheet.queryByText('libretto.txt')).toBeNull()
    expect(sheet.getByRole('button', { name: 'Scegli il file' })).toBeTruthy()
  })

  test('what was wrong with a photo is not said any more once another one is looked for', async () => {
    serve({ ...COMMON, ...list(aDog()) })
    await open('?dog=7')
    const broken = new File(['x'], 'foto.png', { type: 'image/png' })
    fireEvent.change(await screen.findByLabelText('Aggiungi una foto'), { target: { files: [broken] } })
    expect(await screen.findByText('Questa foto non si può usare. Scegli un JPEG, PNG o WebP.')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Aggiungi una foto' }))
    expect(screen.queryByText('Questa foto non si può usare. Scegli un JPEG, PNG o WebP.')).toBeNull()
  })

  test('removing asks first, and begins on the way back', async () => {
    const sent = serve({
      ...COMMON,
      ...list(aDog({ documents: [aDocument()] })),
      'dogs/removeDocument': () => ({ done: true }),
    })
    await open('?dog=7')
    fireEvent.click(await screen.findByRole('button', { name: 'Togli: Vaccinazione' }))
    const alert = within(await screen.findByRole('alertdialog', { name: 'Togliere questo documento?' }))
    expect(document.activeElement).toBe(alert.getByRole('button', { name: 'Torna indietro' }))
    fireEvent.click(alert.getByRole('button', { name: 'Sì, togli' }))
    expect(await screen.findByText('Ancora nessun documento.')).toBeTruthy()
    expect(sent.filter(({ path }) => path === 'dogs/removeDocument').map(({ input }) => input)).toEqual([
      { documentId: 31 },
    ])
  })

  test('P15 a document is a picture, whatever it was sent as', async () => {
    const file = { mediaType: 'image/webp', base64: btoa('RIFF') }
    serve({ ...COMMON, ...list(aDog({ documents: [aDocument()] })), 'dogs/document': () => file })
    await open('?dog=7')
    fireEvent.click(await screen.findByRole('button', { name: 'Apri: Vaccinazione' }))
    const sheet = await screen.findByRole('dialog', { name: 'Vaccinazione' })
    const picture = await within(sheet).findByRole('img', { name: /Vaccinazione/ })
    expect(picture.getAttribute('src')).toBe(`data:image/webp;base64,${file.base64}`)
    expect(sheet.querySelectorAll('iframe, object, embed')).toHaveLength(0)
  })
})
