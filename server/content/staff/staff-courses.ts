import type { StaffCourse } from '../../../domain/content/course-calls.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import type { Queryable } from '../../platform/database.ts'
import { findCourse, findCourses, type StoredCourse } from '../course-queries.ts'

/** A course as the catalogue of the staff shows it. */
export function staffCourse({ courseId, key, revision, name, plural, isHidden, dishes }: StoredCourse): StaffCourse {
  return { courseId, key, revision, course: { name, plural, isHidden }, dishes }
}

export async function staffCourses(tx: Queryable): Promise<StaffCourse[]> {
  return (await findCourses(tx)).map(staffCourse)
}

/** Throws `not_found`. */
export async function knownCourse(tx: Queryable, courseId: number): Promise<StoredCourse> {
  const course = await findCourse(tx, courseId)
  if (course === null) throw new Refusal('not_found')
  return course
}
