import * as calls from '../../../domain/content/course-calls.ts'
import { missingLanguages, requireNothingMissing } from '../../../domain/content/publishing.ts'
import { auditStaffAction } from '../../platform/audit.ts'
import { handle } from '../../platform/handler.ts'
import { announceMenu } from '../announce-menu.ts'
import { changedMeanwhile } from '../changes/changed-meanwhile.ts'
import { courseUndo } from '../changes/content-undoables.ts'
import { rememberChange } from '../changes/undoable.ts'
import { addCourse, writeCourse } from '../course-queries.ts'
import { knownCourse, staffCourse } from './staff-courses.ts'

/** R-603, B-10: a course is written in every language before it is stored. */
export const saveCourse = handle(
  calls.saveCourse,
  'write',
  async (tx, { courseId: known, revision, course }, { actor }) => {
    requireNothingMissing(missingLanguages(course.name, course.plural))
    requireNothingMissing(missingLanguages(course.plural, course.name))
    const before = known === undefined ? null : await courseUndo.read(tx, String(known))
    const stored = known === undefined ? null : await knownCourse(tx, known)
    if (known !== undefined) {
      const isSeen = await writeCourse(tx, { courseId: known, revision: revision ?? 0 }, course)
      if (!isSeen) throw await changedMeanwhile(tx, courseUndo, known)
    }
    const courseId = known ?? (await addCourse(tx, null, course))
    await auditStaffAction(tx, actor, {
      action: 'course.save',
      subject: `course:${courseId}`,
      detail: { before: stored === null ? null : staffCourse(stored).course, after: course },
    })
    await announceMenu(tx)
    const changeId = await rememberChange(tx, actor, courseUndo, { subject: courseId, before })
    return { course: staffCourse(await knownCourse(tx, courseId)), changeId }
  },
)
