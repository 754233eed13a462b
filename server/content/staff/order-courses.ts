import * as calls from '../../../domain/content/course-calls.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import { handle } from '../../platform/handler.ts'
import { announceMenu } from '../announce-menu.ts'
import { moveCourses } from '../course-queries.ts'
import { staffCourses } from './staff-courses.ts'

/** another order of the courses, when they are still in the one that was seen. */
export const orderCourses = handle(calls.orderCourses, 'write', async (tx, { before, after }, { actor }) => {
  if (!(await moveCourses(tx, before, after))) throw new Refusal('status_changed')
  await auditStaffAction(tx, actor, { action: 'course.order', subject: 'course:all', detail: { before, after } })
  await announceMenu(tx)
  return { courses: await staffCourses(tx) }
})
