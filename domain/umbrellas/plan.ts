import * as z from 'zod/mini'
import { DOG_SIZES } from '../dogs/dog-size.ts'
import { localizedTextField } from '../platform/fields.ts'

/** The kinds of place. A category is one of these kinds with a resort's own values. */
export const PLACE_KINDS = ['large_dog', 'small_dog', 'human', 'dog_gazebo', 'human_gazebo'] as const
export type PlaceKind = (typeof PLACE_KINDS)[number]

/** Things that are added to a place. The gazebo extras come with a gazebo. */
export const EXTRA_IDS = ['sun_bed', 'deck_chair', 'extra_seat', 'director_chair', 'hammock', 'table'] as const
export type ExtraId = (typeof EXTRA_IDS)[number]

/** What may stand on one category of place. */
export const categorySchema = z.strictObject({
  id: z.string(),
  kind: z.enum(PLACE_KINDS),
  name: localizedTextField,
  /** Sizes of dog it takes, and how many dogs in all. */
  dogSizes: z.array(z.enum(DOG_SIZES)),
  maxDogs: z.number(),
  /** People without extra seats, in the first row and elsewhere; gazebos have one value. */
  people: z.number(),
  peopleFirstRow: z.number(),
  /** How many people extra seats may raise it to, in the first row and elsewhere. */
  maxPeople: z.number(),
  maxPeopleFirstRow: z.number(),
  /** Least number of sun beds and deck chairs together, in the first row and elsewhere. */
  minBeds: z.number(),
  minBedsFirstRow: z.number(),
  /**
   * The extras that may be added and the most of each. `included` ones stand there already: they cost
   * nothing, count as beds, take nothing from the stock and come on top of `max`.
   */
  extras: z.array(z.strictObject({ id: z.enum(EXTRA_IDS), max: z.number(), included: z.number() })),
})
export type Category = z.output<typeof categorySchema>

/** What the map draws besides places. */
export const LANDMARK_KINDS = [
  'tower',
  'lifeboat',
  'shower',
  'dog_shower',
  'dog_water',
  'dog_swimming',
  'bar',
  'restaurant',
  'toilets',
  'parking',
  'entrance',
] as const
/** Where the sea is on the plan, which is turned so that rows run from left to right. */
export const SEA_SIDES = ['north', 'south'] as const

const rectangle = { x: z.number(), y: z.number(), width: z.number(), height: z.number() }

/** The beach as the map and the list draw it. Metres from the plan's top left corner. */
export const planSchema = z.strictObject({
  /** Changes whenever the plan does. */
  version: z.string(),
  seaSide: z.enum(SEA_SIDES),
  width: z.number(),
  height: z.number(),
  /** y of the water's edge. */
  waterline: z.number(),
  zones: z.array(z.strictObject({ id: z.string(), name: localizedTextField, ...rectangle })),
  walkways: z.array(z.strictObject(rectangle)),
  landmarks: z.array(
    z.strictObject({
      kind: z.enum(LANDMARK_KINDS),
      name: localizedTextField,
      x: z.number(),
      y: z.number(),
    }),
  ),
  rows: z.array(
    z.strictObject({
      id: z.string(),
      y: z.number(),
      isFirst: z.boolean(),
      hasGazebos: z.boolean(),
      /** A row without dogs that need space (B-17). */
      isQuiet: z.boolean(),
    }),
  ),
  categories: z.array(categorySchema),
  /** In reading order: row by row from the sea, each row by number. `states` of availability follows it. */
  places: z.array(
    z.strictObject({
      id: z.number(),
      code: z.string(),
      row: z.string(),
      number: z.number(),
      category: z.string(),
      zone: z.string(),
      x: z.number(),
      y: z.number(),
      isAccessible: z.boolean(),
      /** Trees or walls shade it for a part of the day (B-21). */
      isShaded: z.boolean(),
      /** False for a place that is out of use on every day (state x). */
      isBookable: z.boolean(),
      /** Metres to the water, to the nearest shower and to the nearest hard path (B-21). */
      seaDistance: z.number(),
      showerDistance: z.number(),
      pathDistance: z.number(),
    }),
  ),
  extras: z.array(z.strictObject({ id: z.enum(EXTRA_IDS), name: localizedTextField })),
})
export type BeachPlan = z.output<typeof planSchema>
export type Place = BeachPlan['places'][number]

/** One letter per place in `states`: what everyone may know of it for the asked period. */
export const PLACE_STATES = { f: 'free', h: 'held', b: 'booked', x: 'blocked' } as const
export type PlaceStateLetter = keyof typeof PLACE_STATES
