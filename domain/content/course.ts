import * as z from 'zod/mini'
import type { LocalizedText } from '../platform/language.ts'
import { draftText } from './content-fields.ts'

/** What a course says of itself; guests see it only with all five languages. */
export const courseField = z.strictObject({
  /** Of one dish, above it: "Primo". */
  name: draftText(40),
  /** Of all of them, in the catalogue: "Primi". */
  plural: draftText(40),
  /** No guest sees it, nor its dishes. */
  isHidden: z.boolean(),
})
export type Course = z.output<typeof courseField>

/** A course by its name in the resort's files. */
export interface NamedCourse extends Course {
  readonly key: string
}

const words = (it: string, en: string, fr: string, nl: string, de: string): LocalizedText => ({ it, en, fr, nl, de })

/** Courses of a menu in the order of a meal, as a resort has them that has written none of its own (B-23). */
export const USUAL_COURSES: readonly NamedCourse[] = [
  {
    key: 'starter',
    name: words('Antipasto', 'Starter', 'Entrée', 'Voorgerecht', 'Vorspeise'),
    plural: words('Antipasti', 'Starters', 'Entrées', 'Voorgerechten', 'Vorspeisen'),
    isHidden: false,
  },
  {
    key: 'first',
    name: words('Primo', 'First course', 'Premier plat', 'Eerste gang', 'Erster Gang'),
    plural: words('Primi', 'First courses', 'Premiers plats', 'Eerste gangen', 'Erste Gänge'),
    isHidden: false,
  },
  {
    key: 'second',
    name: words('Secondo', 'Second course', 'Second plat', 'Tweede gang', 'Zweiter Gang'),
    plural: words('Secondi', 'Main courses', 'Plats', 'Hoofdgerechten', 'Hauptgänge'),
    isHidden: false,
  },
  {
    key: 'side',
    name: words('Contorno', 'Side dish', 'Accompagnement', 'Bijgerecht', 'Beilage'),
    plural: words('Contorni', 'Sides', 'Accompagnements', 'Bijgerechten', 'Beilagen'),
    isHidden: false,
  },
  {
    key: 'dessert',
    name: words('Dolce', 'Dessert', 'Dessert', 'Dessert', 'Nachtisch'),
    plural: words('Dolci', 'Desserts', 'Desserts', 'Desserts', 'Desserts'),
    isHidden: false,
  },
]
