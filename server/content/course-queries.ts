import type { Course, NamedCourse } from '../../domain/content/course.ts'
import type { Queryable } from '../platform/database.ts'

/** A course as it is stored, with how many dishes it has, drafts too. */
export interface StoredCourse extends NamedCourse {
  readonly courseId: number
  readonly revision: number
  readonly dishes: number
}

const COURSES = `select id as "courseId", key, revision, name, plural, is_hidden as "isHidden",
    (select count(distinct dish_id)::integer from dish_version where course = dish_course.key) as dishes
  from dish_course`

/** The courses in the order of a meal. */
export async function findCourses(tx: Queryable): Promise<StoredCourse[]> {
  return tx.query({ name: 'content.courses', text: `${COURSES} order by position, id`, values: [] })
}

export async function findCourse(tx: Queryable, courseId: number): Promise<StoredCourse | null> {
  const [course] = await tx.query<StoredCourse>({
    name: 'content.course',
    text: `${COURSES} where id = $1`,
    values: [courseId],
  })
  return course ?? null
}

/** Keeps a course from being deleted until the transaction ends; answers whether there is one. */
export async function holdCourse(tx: Queryable, key: string): Promise<boolean> {
  const rows = await tx.query({
    name: 'content.hold-course',
    text: 'select from dish_course where key = $1 for key share',
    values: [key],
  })
  return rows.length === 1
}

/** A new course after all others; answers its id. */
export async function addCourse(
  tx: Queryable,
  key: string | null,
  { name, plural, isHidden }: Course,
): Promise<number> {
  const [row] = await tx.query<{ id: number }>({
    name: 'content.add-course',
    text: `with new as (select nextval(pg_get_serial_sequence('dish_course', 'id'))::integer as id)
      insert into dish_course (id, key, position, name, plural, is_hidden) overriding system value
      select id, coalesce($1, 'course-' || id), coalesce((select max(position) + 1 from dish_course), 0), $2::jsonb, $3::jsonb, $4
      from new returning id`,
    values: [key, JSON.stringify(name), JSON.stringify(plural), isHidden],
  })
  if (row === undefined) throw new Error('a course was not added')
  return row.id
}

/** Writes a course when it is still of that revision; answers whether it was. */
export async function writeCourse(
  tx: Queryable,
  { courseId, revision }: { readonly courseId: number; readonly revision: number },
  { name, plural, isHidden }: Course,
): Promise<boolean> {
  const rows = await tx.query({
    name: 'content.write-course',
    text: `update dish_course set name = $3, plural = $4, is_hidden = $5, revision = revision + 1
      where id = $1 and revision = $2 returning id`,
    values: [courseId, revision, JSON.stringify(name), JSON.stringify(plural), isHidden],
  })
  return rows.length === 1
}

/** Deletes a course of that revision that no dish is of; answers whether it was. */
export async function removeCourse(tx: Queryable, courseId: number, revision: number): Promise<boolean> {
  const rows = await tx.query({
    name: 'content.remove-course',
    text: `delete from dish_course c where id = $1 and revision = $2
      and not exists (select from dish_version where course = c.key) returning id`,
    values: [courseId, revision],
  })
  return rows.length === 1
}

/** Puts courses into this order when they are in the one that was seen; answers whether they were. */
export async function moveCourses(
  tx: Queryable,
  before: readonly number[],
  after: readonly number[],
): Promise<boolean> {
  const seen = await tx.query<{ id: number }>({
    name: 'content.lock-courses',
    text: 'select id from dish_course order by position, id for update',
    values: [],
  })
  if (seen.map(({ id }) => id).join() !== before.join()) return false
  if (before.length !== after.length || after.some((id) => !before.includes(id))) return false
  await tx.query({
    name: 'content.move-courses',
    text: `update dish_course set position = place - 1 from unnest($1::integer[]) with ordinality as given (id, place)
      where dish_course.id = given.id and position <> place - 1`,
    values: [after],
  })
  return true
}

/** Writes these courses, in this order, before all others. */
export async function addCourses(tx: Queryable, courses: readonly NamedCourse[]): Promise<void> {
  await tx.query({
    name: 'content.add-courses',
    text: `
      insert into dish_course as c (key, position, name, plural, is_hidden)
      select g.key, g.position, g.name, g.plural, g."isHidden"
      from jsonb_to_recordset($1::jsonb) as g (key text, position integer, name jsonb, plural jsonb, "isHidden" boolean)
      order by g.position
      on conflict (key) do update set position = excluded.position, name = excluded.name, plural = excluded.plural,
        is_hidden = excluded.is_hidden, revision = c.revision + 1
      where (c.position, c.name, c.plural, c.is_hidden)
        is distinct from (excluded.position, excluded.name, excluded.plural, excluded.is_hidden)`,
    values: [JSON.stringify(courses.map((course, position) => ({ ...course, position })))],
  })
}

/** Forgets every other course; one that a draft is still of stays, after these. */
export async function dropOtherCourses(tx: Queryable, courses: readonly NamedCourse[]): Promise<void> {
  const keys = courses.map(({ key }) => key)
  await tx.query({
    name: 'content.drop-courses',
    text: `delete from dish_course c where key <> all ($1) and not exists (select from dish_version where course = c.key)`,
    values: [keys],
  })
  await tx.query({
    name: 'content.move-other-courses',
    text: `
      update dish_course set position = place
      from (
        select id, $2::integer - 1 + row_number() over (order by position, id) as place from dish_course where key <> all ($1)
      ) other
      where dish_course.id = other.id and position <> place`,
    values: [keys, keys.length],
  })
}
