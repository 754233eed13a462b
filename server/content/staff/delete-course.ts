import * as calls from '../../../domain/content/course-calls.ts'
import { Refusal } from '../../../domain/platform/refusal.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import { handle } from '../../platform/handler.ts'
import { changedMeanwhile } from '../changes/changed-meanwhile.ts'
import { courseUndo } from '../changes/content-undoables.ts'
import { rememberChange } from '../changes/undoable.ts'
import { removeCourse } from '../course-queries.ts'
import { knownCourse, staffCourse } from './staff-courses.ts'

/** deletes a course that no dish is of, not even a draft. */
export const deleteCourse = handle(calls.deleteCourse, 'write', async (tx, { courseId, revision }, { actor }) => {
  const before = await courseUndo.read(tx, String(courseId))
  const known = await knownCourse(tx, courseId)
  if (known.revision !== revision) throw await changedMeanwhile(tx, courseUndo, courseId)
  if (!(await removeCourse(tx, courseId, revision))) throw new Refusal('still_used')
  await auditStaffAction(tx, actor, {
    action: 'course.delete',
    subject: `course:${courseId}`,
    detail: { before: staffCourse(known).course },
  })
  return { changeId: await rememberChange(tx, actor, courseUndo, { subject: courseId, before }) }
})
