import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import type { StaffCourse } from '../../../domain/content/course-calls.ts'
import type { StaffDish } from '../../../domain/content/staff-calls.ts'
import { cents } from '../../../domain/platform/cents.ts'
import { closePage, openPage, refusal, RESORT, serve, type Sent } from '../../cart/test-app.tsx'
import { EMPTY_UMBRELLA_CART } from '../../umbrellas/use-umbrella-cart.ts'
import { DishCatalog } from './DishCatalog.tsx'

const TUNA: StaffDish = {
  dishId: 3,
  revision: 5,
  restaurant: 1,
  course: 'second',
  name: { it: 'Tonno al sesamo', en: 'Sesame tuna', fr: 'Thon au sésame', nl: '', de: 'Thunfisch mit Sesam' },
  description: { it: '', en: '', fr: '', nl: '', de: '' },
  cents: cents(1900),
  allergens: ['fish', 'sesame'],
  traces: [],
  isFrozen: false,
  isAlcoholic: false,
  photoId: null,
  art: 'tuna',
  isPublished: false,
  hasChanges: true,
  isSoldOut: false,
  isOnMenuToday: false,
  missing: ['nl'],
}

const words = (text: string) => ({ it: text, en: text, fr: text, nl: text, de: text })
const SECOND: StaffCourse = {
  courseId: 3,
  key: 'second',
  revision: 1,
  course: { name: words('Secondo'), plural: words('Secondi'), isHidden: false },
  dishes: 1,
}

type Answers = Parameters<typeof serve>[0]

async function open(answers: Answers = {}): Promise<Sent[]> {
  const sent = serve({
    'content/resort': () => RESORT,
    'cart/get': () => ({ umbrella: EMPTY_UMBRELLA_CART, orderedAt: null, serverNow: '2027-07-11T08:24:00.000Z' }),
    'ges/content/dishes': () => ({ dishes: [TUNA] }),
    'ges/content/courses': () => ({ courses: [SECOND] }),
    ...answers,
  })
  await openPage(
    <DishCatalog menu={() => null} restaurants={[{ id: 1, name: 'La Pineta' }]} today="2027-07-11" />,
    '/ges/catalogo',
  )
  // The first test of the file waits for the texts of every part of the screen.
  await screen.findByRole('heading', { name: 'Tonno al sesamo' }, { timeout: 20_000 })
  return sent
}

const name = () => screen.getByRole('textbox', { name: 'Nome' })
const publish = () => fireEvent.click(screen.getByRole('button', { name: 'Salva e pubblica' }))
const input = (sent: readonly Sent[], path: string) => sent.find((one) => one.path === path)?.input

describe('DishCatalog', () => {
  afterEach(() => {
    closePage()
    history.replaceState(null, '', '/')
  })

  test('B-10 what is missing is said, and publishing leads to it instead of to the server', async () => {
    const sent = await open()
    expect(screen.getByText('Manca l’olandese.')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'La Pineta, secondi' })).toBeTruthy()
    expect(screen.getByRole('radio', { name: 'olandese, manca qualcosa' })).toBeTruthy()
    await act(async () => publish())
    expect(document.activeElement).toBe(name())
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'olandese, manca qualcosa' }).checked).toBe(true)
    expect(screen.getByText('Manca: scrivilo per pubblicare.')).toBeTruthy()
    expect(sent.some(({ path }) => path.includes('Dish'))).toBe(false)
  })

  test('B-10 written in every language it is saved from the state that was seen, and published', async () => {
    const saved = { ...TUNA, changeId: 11, revision: 6, name: { ...TUNA.name, nl: 'Tonijn met sesam' }, missing: [] }
    const sent = await open({
      'ges/content/saveDish': () => saved,
      'ges/content/publishDish': () => ({ ...saved, changeId: 12, revision: 7, isPublished: true, hasChanges: false }),
      'ges/content/undo': () => ({ done: true }),
    })
    await act(async () => publish())
    fireEvent.change(name(), { target: { value: 'Tonijn met sesam' } })
    await act(async () => publish())
    expect(await screen.findByText('In vendita')).toBeTruthy()
    expect(input(sent, 'ges/content/saveDish')).toMatchObject({ dishId: 3, revision: 5, dish: { name: saved.name } })
    expect(input(sent, 'ges/content/publishDish')).toEqual({ dishId: 3, revision: 6 })
    // The undo of the saving leaves when that of the publishing comes.
    const undo = await screen.findByRole('button', { name: 'Annulla' })
    await act(async () => fireEvent.click(undo))
    expect(await screen.findByText('Annullato: è di nuovo come prima')).toBeTruthy()
    expect(input(sent, 'ges/content/undo')).toEqual({ changeId: 12 })
  })

  test('R-603 of two people the second is told, and loses nothing: theirs can be seen, one’s own comes back or is kept', async () => {
    let revision = 5
    const theirs = { ...TUNA, revision: 8, name: { ...TUNA.name, it: 'Tonno del collega' } }
    const sent = await open({
      'ges/content/dishes': () => ({ dishes: [revision === 5 ? TUNA : theirs] }),
      'ges/content/saveDish': (given) => {
        if (given['revision'] === 5) {
          revision = 8
          return refusal(409, 'status_changed')
        }
        return { ...theirs, changeId: 9, revision: 9, name: { ...TUNA.name, it: 'Tonno mio' } }
      },
    })
    const save = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Salva' })))
    fireEvent.change(name(), { target: { value: 'Tonno mio' } })
    await save()
    expect(await screen.findByText(/Un collega ha salvato nel frattempo/)).toBeTruthy()
    expect(name()).toHaveProperty('value', 'Tonno mio')
    fireEvent.click(screen.getByRole('button', { name: 'Vedi il suo' }))
    await waitFor(() => expect(name()).toHaveProperty('value', 'Tonno del collega'))
    fireEvent.click(await screen.findByRole('button', { name: 'Annulla' }))
    await waitFor(() => expect(name()).toHaveProperty('value', 'Tonno mio'))
    await save()
    fireEvent.click(await screen.findByRole('button', { name: 'Tieni il mio' }))
    await waitFor(() => expect(sent.filter(({ path }) => path === 'ges/content/saveDish')).toHaveLength(3))
    expect(sent.findLast(({ path }) => path === 'ges/content/saveDish')?.input).toMatchObject({
      revision: 8,
      dish: { name: { it: 'Tonno mio' } },
    })
  })

  test('R-603 what is removed goes at once and comes back by the toast; what the server refuses stays as it was written', async () => {
    let isThere = true
    let isFaster = true
    const sent = await open({
      'ges/content/dishes': () => ({ dishes: isThere ? [TUNA] : [] }),
      'ges/content/deleteDish': () => {
        if (isFaster) return refusal(409, 'status_changed')
        isThere = false
        return { changeId: 14 }
      },
      'ges/content/undo': () => {
        isThere = true
        return { done: true }
      },
    })
    const remove = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Elimina' })))
    fireEvent.change(name(), { target: { value: 'Tonno mio' } })
    await remove()
    expect(await screen.findByText(/Un collega ha salvato nel frattempo/)).toBeTruthy()
    expect(name()).toHaveProperty('value', 'Tonno mio')
    isFaster = false
    await remove()
    const undo = await screen.findByRole('button', { name: 'Annulla' })
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Tonno al sesamo' })).toBeNull())
    await act(async () => fireEvent.click(undo))
    expect(await screen.findByRole('heading', { name: 'Tonno al sesamo' })).toBeTruthy()
    expect(input(sent, 'ges/content/undo')).toEqual({ changeId: 14 })
  })

  test('R-603 what is not saved is asked for before another dish opens', async () => {
    await open()
    fireEvent.change(name(), { target: { value: 'Tonno' } })
    fireEvent.click(screen.getByRole('button', { name: 'Nuovo piatto' }))
    fireEvent.click(await screen.findByRole('button', { name: 'Lascia senza salvare' }))
    expect(await screen.findByRole('heading', { name: 'Senza nome' })).toBeTruthy()
  })
})
