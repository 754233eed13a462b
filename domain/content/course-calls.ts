import * as z from 'zod/mini'
import { defineCall } from '../platform/call.ts'
import { idField, noInput, rule, versionField } from '../platform/fields.ts'
import { changeOutput } from './change-output.ts'
import { courseField } from './course.ts'

const staffCall = { policy: 'staff', roles: ['restaurant'] } as const

const staffCourseSchema = z.strictObject({
  courseId: z.number(),
  /** Its name in the resort's files, and in each dish. */
  key: z.string(),
  revision: z.number(),
  course: courseField,
  /** Dishes of it, drafts too: it is deleted only without any. */
  dishes: z.number(),
})
export type StaffCourse = z.output<typeof staffCourseSchema>

export const listCourses = defineCall({
  ...staffCall,
  name: 'listCourses',
  method: 'GET',
  path: 'ges/content/courses',
  summary: 'The courses of the restaurants’ menus in their order (R-603)',
  input: noInput,
  output: z.strictObject({ courses: z.array(staffCourseSchema) }),
  refusals: [],
})

export const saveCourse = defineCall({
  ...staffCall,
  name: 'saveCourse',
  method: 'POST',
  path: 'ges/content/saveCourse',
  summary:
    'Saves a course, a new one without an id, in all languages; guests see it at once unless it is hidden (B-10)',
  input: z.strictObject({
    /** Both are missing for a new course. */
    courseId: z.optional(idField),
    revision: z.optional(versionField),
    course: courseField,
  }),
  output: z.strictObject({ course: staffCourseSchema, ...changeOutput }),
  refusals: ['not_found', 'status_changed', 'not_publishable'],
})

export const deleteCourse = defineCall({
  ...staffCall,
  name: 'deleteCourse',
  method: 'POST',
  path: 'ges/content/deleteCourse',
  summary: 'Deletes a course that has no dish (R-603)',
  input: z.strictObject({ courseId: idField, revision: versionField }),
  output: z.strictObject(changeOutput),
  refusals: ['not_found', 'status_changed', 'still_used'],
})

const MOST_COURSES = 60
const orderField = z.array(idField).check(
  z.minLength(1, { error: 'required' }),
  z.maxLength(MOST_COURSES, { error: 'too_many' }),
  rule((ids) => new Set(ids).size === ids.length, 'too_many'),
)

export const orderCourses = defineCall({
  ...staffCall,
  name: 'orderCourses',
  method: 'POST',
  path: 'ges/content/orderCourses',
  summary: 'Puts the courses into another order; the same with both orders swapped takes it back (R-603)',
  input: z.strictObject({
    /** The order that was seen: all ids. */
    before: orderField,
    after: orderField,
  }),
  output: z.strictObject({ courses: z.array(staffCourseSchema) }),
  refusals: ['status_changed'],
})
