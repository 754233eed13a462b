import type { Course } from '../../../domain/content/course.ts'
import {
  deleteCourse,
  listCourses,
  orderCourses,
  saveCourse,
  type StaffCourse,
} from '../../../domain/content/course-calls.ts'
import { missingLanguages } from '../../../domain/content/publishing.ts'
import { LANGUAGES, type Language } from '../../../domain/platform/language.ts'
import { call } from '../../platform/call.ts'
import { useCallMutation, useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { CatalogWait } from './CatalogStates.tsx'
import { shownText } from './food-draft.ts'
import { GroupCatalog, type Group, type GroupDeeds } from './GroupCatalog.tsx'
import { LocalizedField } from './LocalizedField.tsx'
import { goOn, type SectionProps } from './section.ts'
import { catalogTexts } from './texts.ts'
import { refreshDishes, undoOf } from './use-dishes.ts'

const noWords = () => ({ it: '', en: '', fr: '', nl: '', de: '' })
const LONGEST_NAME = 40

/** The courses of the restaurants' menus (R-214, R-603). */
export function CourseCatalog({ menu }: SectionProps) {
  const texts = useTexts(catalogTexts)
  const query = useCallQuery(listCourses, {})
  const deeds = useCourseDeeds()
  if (!query.data) {
    return (
      <CatalogWait
        menu={menu(goOn)}
        title={texts.groups.courses}
        error={query.error}
        isFetching={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    )
  }
  return (
    <GroupCatalog<Course>
      menu={menu}
      title={texts.groups.courses}
      addLabel={texts.groups.addCourse}
      groups={query.data.courses.map(groupOf)}
      empty={{ name: noWords(), plural: noWords(), isHidden: false }}
      deeds={deeds}
      missingOf={missingOf}
      countText={texts.groups.inCourse}
      renderFields={({ words, language, isAsked, change }) => (
        <>
          {(['name', 'plural'] as const).map((field) => (
            <LocalizedField
              key={field}
              name={field}
              label={texts.groups[field]}
              hint={field === 'name' ? texts.groups.nameHint : texts.groups.pluralHint}
              value={words[field]}
              language={language}
              maxLength={LONGEST_NAME}
              onChange={(text) => change({ [field]: text })}
              errorOf={(text) => (isAsked && text.trim() === '' ? texts.missing.here : undefined)}
            />
          ))}
        </>
      )}
      renderPreview={(words, language) => <CoursePreview course={words} language={language} />}
    />
  )
}

/** The name as it stands above a dish on the menu of a day. */
function CoursePreview({ course, language }: { readonly course: Course; readonly language: Language }) {
  const texts = useTexts(catalogTexts)
  if (course.isHidden) return <p className="sub ink2">{texts.groups.hiddenText}</p>
  return <p className="cap ink2">{shownText(course.name, language) || texts.unnamed}</p>
}

function groupOf({ courseId, revision, course, dishes }: StaffCourse): Group<Course> {
  return { id: courseId, version: revision, words: course, count: dishes }
}

function missingOf({ name, plural }: Course) {
  const missing = new Set([...missingLanguages(name, name), ...missingLanguages(plural, plural)])
  return LANGUAGES.filter((language) => missing.has(language))
}

function useCourseDeeds(): GroupDeeds<Course> {
  const saving = useCallMutation(saveCourse)
  const order = async (before: readonly number[], after: readonly number[]) => {
    await call(orderCourses, { before: [...before], after: [...after] })
    await refreshDishes()
  }
  return {
    save: async (known, course, revision) => {
      const saved = await saving.mutateAsync(known ? { courseId: known.id, revision, course } : { course })
      await refreshDishes()
      return { id: saved.course.courseId, undo: undoOf(saved.changeId) }
    },
    remove: async ({ id, version }) => {
      const { changeId } = await call(deleteCourse, { courseId: id, revision: version })
      await refreshDishes()
      return undoOf(changeId)
    },
    order: async (before, after) => {
      await order(before, after)
      return () => order(after, before)
    },
    refresh: async () => {
      await refreshDishes()
      return (await call(listCourses, {})).courses.map(groupOf)
    },
  }
}
