import * as calls from '../../../domain/content/course-calls.ts'
import { handle } from '../../platform/handler.ts'
import { staffCourses } from './staff-courses.ts'

/** R-603: the courses of the restaurants' menus. */
export const listCourses = handle(calls.listCourses, 'read', async (tx) => ({ courses: await staffCourses(tx) }))
