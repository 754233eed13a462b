import { addDogDocument, saveDog, type SavedDog } from '../../domain/dogs/calls.ts'
import { reportLostDog } from '../../domain/dogs/lost-calls.ts'
import type { Customer } from '../race/booking-world.ts'
import type { World } from './world.ts'

/** One pixel, as PNG. */
const A_PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII='

/** A dog and one of its documents. */
export interface DogOf {
  readonly dogId: number
  readonly documentId: number
  /** Of the dog, which is lost. */
  readonly alertId: number
}

const facts = {
  name: 'Nebbia',
  size: 'large',
  weightTenthsKg: 280,
  chip: '380260000123456',
  temperament: 'calm',
} as const
const aDocument = (dogId: number) =>
  ({ dogId, kind: 'insurance', validUntil: '2028-07-20', dataUrl: A_PICTURE }) as const

/** One right input for every call of dogs that their people make; `dog` is whose they are about. */
export const dogSamples = ({ dogId, documentId, alertId }: DogOf) => ({
  listDogs: {},
  saveDog: { dogId, version: 1, ...facts },
  setDogPhoto: { dogId, dataUrl: '' },
  removeDog: { dogId },
  addDogDocument: aDocument(dogId),
  removeDogDocument: { documentId },
  getDogDocument: { documentId: String(documentId) },
  reportLostDog: { dogId, about: 'Collare rosso, verso la pineta', showsPhone: true },
  endLostDog: { alertId },
  listLostDogs: {},
})

/** One right input for every call of those who check. */
export const DOG_STAFF_SAMPLES = {
  listDogChecks: {},
  getDogCheckFile: { documentId: '1' },
  acceptDogDocument: { documentId: 1, checks: 0, validUntil: '2028-07-20' },
  listLostDogReports: {},
  sendLostDog: { alertId: 1 },
  closeLostDog: { alertId: 1 },
  rejectDogDocument: { documentId: 1, checks: 0, reason: 'unreadable', note: 'Manca la seconda pagina' },
}

/** A dog with a document, through the calls. */
export async function aDogOf(world: World, { token }: Customer): Promise<DogOf> {
  const { dogId } = (await world.ask(saveDog, facts, { token })).json() as SavedDog
  const dog = (await world.ask(addDogDocument, aDocument(dogId), { token })).json() as SavedDog
  const [document] = dog.documents
  if (document === undefined) throw new Error('a dog without its document')
  const lost = { dogId, about: 'Collare rosso', showsPhone: false }
  const { alertId } = (await world.ask(reportLostDog, lost, { token })).json() as { alertId: number }
  return { dogId, documentId: document.documentId, alertId }
}
