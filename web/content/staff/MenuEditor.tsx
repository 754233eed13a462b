import type { ReactNode } from 'react'
import type { StaffCourse } from '../../../domain/content/course-calls.ts'
import { getMenuOfDay, setDailyMenu, type StaffDish } from '../../../domain/content/staff-calls.ts'
import type { CallInput, CallOutput } from '../../../domain/platform/call.ts'
import { missingLanguages } from '../../../domain/content/publishing.ts'
import { call } from '../../platform/call.ts'
import { useLanguage } from '../../platform/language.ts'
import { useCallMutation } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/surfaces.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { CatalogFrame } from './CatalogFrame.tsx'
import { ChangedElsewhere } from './CatalogStates.tsx'
import { shownText } from './food-draft.ts'
import { LanguageTabs } from './LanguageTabs.tsx'
import { MenuDishes } from './MenuDishes.tsx'
import { catalogTexts } from './texts.ts'
import { refreshDishes, undoOf } from './use-dishes.ts'
import { useDraft } from './use-draft.ts'
import { useUnsaved } from './use-unsaved.tsx'
import { useWriting } from './use-writing.ts'

type Planned = CallOutput<typeof getMenuOfDay>
type MenuNote = NonNullable<Planned['note']>

const NO_WORDS = { it: '', en: '', fr: '', nl: '', de: '' }
const NO_NOTE: MenuNote = { title: NO_WORDS, text: NO_WORDS }

interface MenuEditorProps {
  readonly title: string
  readonly where: Pick<CallInput<typeof setDailyMenu>, 'day' | 'restaurant'>
  readonly planned: Planned
  readonly courses: readonly StaffCourse[]
  /** All of the restaurant, in the order of a meal. */
  readonly dishes: readonly StaffDish[]
  readonly choose: (leave: (go: () => void) => void) => ReactNode
  readonly onSaved: () => void
}

/** Writes the menu of one day: dishes moved by buttons, and a note in five languages or in none. */
export function MenuEditor({ title, where, planned, courses, dishes, choose, onSaved }: MenuEditorProps) {
  const texts = useTexts(catalogTexts)
  const draft = useDraft({ dishIds: planned.dishIds, note: planned.note ?? NO_NOTE }, planned.revision)
  const unsaved = useUnsaved(draft.isDirty, draft.reset)
  const writing = useWriting()
  const setting = useCallMutation(setDailyMenu)
  const { note } = draft.value
  const isNoted = [note.title, note.text].some((words) => Object.values(words).some((text) => text.trim() !== ''))
  const missing = isNoted ? missingLanguages(note.title, note.text) : []
  const set = async (menu: CallInput<typeof setDailyMenu>['menu'], revision = draft.base) => {
    const { changeId } = await setting.mutateAsync({ ...where, revision, menu })
    await refreshDishes()
    draft.reset()
    onSaved()
    const undo = undoOf(changeId)
    writing.done(texts.menu.saved, async () => (await undo(), onSaved()), 'ok')
  }
  const written = { dishIds: draft.value.dishIds, note: isNoted ? note : null }
  const save = () => (missing.length > 0 ? writing.goTo(missing) : writing.attempt(() => set(written)))
  const keep = () =>
    writing.attempt(async () => {
      const { day, restaurant } = where
      const now = await call(getMenuOfDay, { day, restaurant: String(restaurant) })
      await set(written, now.revision)
    })
  const theirs = () => {
    const { value, base } = draft
    writing.takeTheirs(refreshDishes, draft.reset, () => draft.put(value, base))
  }
  const write = (field: keyof MenuNote) => (text: string) =>
    draft.change({ note: { ...note, [field]: { ...note[field], [writing.language]: text } } })
  const wrong = (field: keyof MenuNote) =>
    writing.isAsked && missing.includes(writing.language) && note[field][writing.language].trim() === ''
      ? texts.missing.here
      : undefined
  return (
    <CatalogFrame
      title={title}
      actions={
        <>
          {planned.isWeekly ? null : (
            <Button variant="tint" size="sm" onPress={() => unsaved.leave(() => writing.attempt(() => set(null)))}>
              {texts.menu.toWeekly}
            </Button>
          )}
          <Button size="sm" isDisabled={!draft.isDirty} isBusy={writing.isBusy} onPress={save}>
            {texts.publish}
          </Button>
        </>
      }
      notices={<ChangedElsewhere name={writing.outdated} onTheirs={theirs} onKeep={keep} />}
      list={<div className="panel scrolls catalog-list">{choose(unsaved.leave)}</div>}
      aside={
        <>
          <Note icon="calendar">{planned.isWeekly ? texts.menu.weekly : texts.menu.own}</Note>
          <MenuPreview courses={courses} dishes={dishes} dishIds={draft.value.dishIds} />
        </>
      }
    >
      <MenuDishes
        courses={courses}
        dishes={dishes}
        dishIds={draft.value.dishIds}
        onChange={(dishIds) => draft.change({ dishIds })}
      />
      <h2 className="lh mt4">{texts.menu.note}</h2>
      <LanguageTabs value={writing.language} onChange={writing.setLanguage} missing={missing} />
      <div className="col g3 mt3" lang={writing.language}>
        <TextField
          name="title"
          label={texts.menu.noteTitle}
          value={note.title[writing.language]}
          maxLength={80}
          onChange={write('title')}
          error={wrong('title')}
        />
        <TextField
          name="text"
          label={texts.menu.noteText}
          hint={texts.menu.noteHint}
          value={note.text[writing.language]}
          maxLength={200}
          onChange={write('text')}
          error={wrong('text')}
        />
      </div>
      {unsaved.alert}
    </CatalogFrame>
  )
}

/** The menu as guests read it: by course, in the order of the staff. */
function MenuPreview({
  courses,
  dishes,
  dishIds,
}: {
  readonly courses: readonly StaffCourse[]
  readonly dishes: readonly StaffDish[]
  readonly dishIds: readonly number[]
}) {
  const texts = useTexts(catalogTexts)
  const language = useLanguage()
  const chosen = dishIds.flatMap((id) => dishes.filter(({ dishId }) => dishId === id))
  return (
    <section className="panel guest-preview">
      <h2 className="foot ink2 b">{texts.preview}</h2>
      {chosen.length === 0 ? <p className="sub ink2">{texts.menu.empty}</p> : null}
      {courses.map(({ key, course }) => {
        const own = chosen.filter((dish) => dish.course === key)
        // What is in a hidden course is seen by nobody.
        if (own.length === 0 || course.isHidden) return null
        return (
          <section key={key}>
            <h3 className="t3 mt2">{course.plural[language]}</h3>
            {own.map((dish) => (
              <p key={dish.dishId} className="sub">
                {shownText(dish.name, language)}
              </p>
            ))}
          </section>
        )
      })}
    </section>
  )
}
