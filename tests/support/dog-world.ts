import sharp from 'sharp'
import type { CallInput, CallOutput } from '../../domain/platform/call.ts'
import type * as calls from '../../domain/dogs/calls.ts'
import type { Actor } from '../../server/platform/handler.ts'
import type { Mail } from '../../server/platform/mail.ts'
import { outboxJob } from '../../server/platform/outbox.ts'
import { acceptDogDocument } from '../../server/dogs/accept-dog-document.ts'
import { addDogDocument } from '../../server/dogs/add-dog-document.ts'
import { dogEffects } from '../../server/dogs/dog-effects.ts'
import type { DogFacts } from '../../server/dogs/dog-facts.ts'
import { listDogs } from '../../server/dogs/list-dogs.ts'
import { rejectDogDocument } from '../../server/dogs/reject-dog-document.ts'
import { saveDog } from '../../server/dogs/save-dog.ts'
import { setDogPhoto } from '../../server/dogs/set-dog-photo.ts'
import { liveSettings, type LiveSettings } from '../../server/settings/live-settings.ts'
import { bookingDatabase, makeCustomers, setSettings } from '../race/booking-world.ts'
import { MANAGER } from './content-facts.ts'
import type { TestDatabase } from './database.ts'
import { runHandler } from './run-handler.ts'
import { silentLog } from './server.ts'

type NewDog = CallInput<typeof calls.saveDog>
type NewDocument = CallInput<typeof calls.addDogDocument>

/** The calls of dogs on a database of their own, made by people of the test. */
export interface DogWorld {
  readonly db: TestDatabase
  readonly facts: DogFacts & { readonly settings: LiveSettings }
  set(values: Parameters<typeof setSettings>[1]): Promise<void>
  /** A new customer. */
  person(): Promise<Actor>
  save(actor: Actor, dog?: Partial<NewDog>): Promise<calls.SavedDog>
  photo(actor: Actor, dogId: number, dataUrl: string): Promise<calls.SavedDog>
  add(actor: Actor, dogId: number, document?: Partial<NewDocument>): Promise<calls.SavedDog>
  list(actor: Actor): Promise<CallOutput<typeof calls.listDogs>>
  accept(input: CallInput<typeof calls.acceptDogDocument>): Promise<calls.DocumentCheck>
  reject(input: CallInput<typeof calls.rejectDogDocument>): Promise<calls.DocumentCheck>
  /** Carries out what is in the outbox; answers the mails. */
  deliver(): Promise<Mail[]>
}

/** The resort's day when such a world begins. */
export async function dogWorld(): Promise<DogWorld> {
  const db = await bookingDatabase()
  const settings = liveSettings()
  await settings.reload(db.database)
  const facts = { database: db.database, settings }
  let people = 0
  return {
    db,
    facts,
    async set(values) {
      await setSettings(db, values)
      await settings.reload(db.database)
    },
    async person() {
      const [made] = await makeCustomers(db, 1, `owner-${(people += 1)}-`)
      if (made === undefined) throw new Error('nobody was made')
      return { ...MANAGER, accountId: made.accountId, email: made.email, roles: [] }
    },
    save: (actor, dog) => runHandler(db.database, saveDog(facts), aDog(dog), { actor }),
    photo: (actor, dogId, dataUrl) => runHandler(db.database, setDogPhoto(facts), { dogId, dataUrl }, { actor }),
    add: async (actor, dogId, document = {}) => {
      const input = {
        dogId,
        kind: 'vaccination',
        validUntil: '2028-03-31',
        dataUrl: await aPicture(),
        ...document,
      } as const
      return runHandler(db.database, addDogDocument(facts), input, { actor })
    },
    list: (actor) => runHandler(db.database, listDogs(facts), {}, { actor }),
    accept: (input) => runHandler(db.database, acceptDogDocument(facts), input, { actor: MANAGER }),
    reject: (input) => runHandler(db.database, rejectDogDocument(facts), input, { actor: MANAGER }),
    async deliver() {
      const mails: Mail[] = []
      const mailer = { send: async (mail: Mail) => void mails.push(mail), close: () => undefined }
      const tools = { database: db.database, mailer, settings, publicUrl: 'https://app.example' }
      await outboxJob(new Map(dogEffects(tools)), silentLog).run(db.database)
      return mails
    },
  }
}

/** What a person says of a dog; every field can be overridden. */
export const aDog = (dog: Partial<NewDog> = {}): NewDog => ({
  name: 'Nebbia',
  size: 'large',
  weightTenthsKg: 280,
  chip: null,
  temperament: null,
  ...dog,
})

export const dataUrlOf = (bytes: Buffer, type = 'image/jpeg') => `data:${type};base64,${bytes.toString('base64')}`

let shades = 0
/** A picture that no other of the test is, as a data URL. */
export async function aPicture(width = 40, height = 30): Promise<string> {
  shades += 1
  const background = { r: shades % 250, g: (shades * 7) % 250, b: 90 }
  return dataUrlOf(
    await sharp({ create: { width, height, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  )
}
