import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { checkCatalogDraft, type CatalogSection } from '../../../../domain/umbrellas/catalog-calls.ts'
import { LANGUAGES, pickLanguage, type Language } from '../../../../domain/platform/language.ts'
import { CatalogFrame } from '../../../content/staff/CatalogFrame.tsx'
import { CatalogList } from '../../../content/staff/CatalogList.tsx'
import { focusMissing } from '../../../content/staff/focus-missing.ts'
import { shownText } from '../../../content/staff/food-draft.ts'
import { GuestPhone } from '../../../content/staff/GuestPhone.tsx'
import { LanguageTabs } from '../../../content/staff/LanguageTabs.tsx'
import { LocalizedField } from '../../../content/staff/LocalizedField.tsx'
import { MissingNote } from '../../../content/staff/MissingNote.tsx'
import type { SectionProps } from '../../../content/staff/section.ts'
import { catalogTexts } from '../../../content/staff/texts.ts'
import { useOpened } from '../../../content/staff/use-catalog-query.ts'
import { useUnsaved } from '../../../content/staff/use-unsaved.tsx'
import { call } from '../../../platform/call.ts'
import { isCallFailure } from '../../../platform/call-failure.ts'
import { useFailureText } from '../../../platform/failure.ts'
import { useLanguage } from '../../../platform/language.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/Button.tsx'
import { toast } from '../../../ui/toasts.ts'
import { missingOf, type SectionEntry } from './entry.ts'
import { SectionActions, SomebodySaved } from './SectionStates.tsx'
import { placeOf, SectionProblems, type ProblemPlace, type SectionCheck } from './SectionProblems.tsx'
import { sectionTexts } from './texts.ts'
import { useSection, type SectionState } from './use-section.ts'

interface FieldsProps<E> {
  readonly entry: E
  readonly language: Language
  readonly change: (part: Partial<E>) => void
}

export interface SectionEditorProps<E extends SectionEntry> extends SectionProps {
  readonly section: CatalogSection
  readonly state: SectionState
  /** A new entry beside the others; null when there can be no more. */
  readonly newEntry: (entries: readonly E[]) => E | null
  readonly renderLeading?: (entry: E) => ReactNode
  /** Below name and text. */
  readonly renderFields: (props: FieldsProps<E>) => ReactNode
  /** The guest's own component. */
  readonly renderPreview: (entry: E, language: Language) => ReactNode
  /** What holds at once, without the draft: numbers of days. */
  readonly renderBelow?: (entry: E) => ReactNode
  readonly langWanted: string | undefined
}

/** Writes a section that is one file of the resort: a draft for everybody, published by the file's checks (mockup 54). */
export function SectionEditor<E extends SectionEntry>(props: SectionEditorProps<E>) {
  const { section, state, menu, newEntry } = props
  const texts = useTexts(sectionTexts)
  const shared = useTexts(catalogTexts)
  const ownLanguage = useLanguage()
  const [id, open] = useOpened()
  const [language, setLanguage] = useState<Language>(pickLanguage(props.langWanted ?? ownLanguage))
  const [check, setCheck] = useState<SectionCheck | null>(null)
  const edited = useSection<E>(section, state)
  const unsaved = useUnsaved(edited.isDirty, edited.reset)
  const deeds = useSectionDeeds(section, edited, { go, setCheck })
  const { entries } = edited
  const entry = entries.find((one) => String(one.id) === id) ?? entries[0]
  const missing = entry === undefined ? [] : missingOf(entry)
  const nameOf = (one: SectionEntry) => shownText(one.name, ownLanguage) || shared.unnamed
  const title = entry === undefined ? texts.sections[section] : nameOf(entry)
  const change = (part: Partial<E>) => edited.change(entries.map((one) => (one === entry ? { ...one, ...part } : one)))
  const fresh = newEntry(entries)
  const errorOf = (text: string) => (check !== null && text.trim() === '' ? shared.missing.here : undefined)
  function go(place: ProblemPlace) {
    flushSync(() => {
      open(place.id)
      if (place.language !== null) setLanguage(place.language)
    })
    focusMissing(place.language ?? 'it')
  }
  return (
    <CatalogFrame
      title={title}
      actions={
        <SectionActions
          state={state}
          isDirty={edited.isDirty}
          isBusy={edited.isBusy}
          onDiscard={deeds.discard}
          onSave={deeds.save}
          onPublish={deeds.publish}
        />
      }
      notices={
        deeds.outdated === null ? null : (
          <SomebodySaved name={deeds.outdated} onTheirs={deeds.takeTheirs} onKeep={deeds.keepMine} />
        )
      }
      list={
        <CatalogList
          menu={menu(unsaved.leave)}
          groups={[
            {
              title: texts.sections[section],
              entries: entries.map((one) => ({
                id: String(one.id),
                label: nameOf(one),
                leading: props.renderLeading?.(one),
                mark: missingOf(one).length > 0 ? shared.incomplete : undefined,
              })),
            },
          ]}
          openId={entry === undefined ? null : String(entry.id)}
          onOpen={open}
          {...(fresh === null
            ? {}
            : {
                addLabel: texts.add[section],
                onAdd: () => {
                  edited.change([...entries, fresh])
                  open(String(fresh.id))
                },
              })}
        />
      }
      aside={
        <>
          {check === null || (check.problems.length === 0 && check.booked.length === 0) ? null : (
            <SectionProblems section={section} check={check} entries={entries} onGo={go} />
          )}
          <MissingNote missing={missing} isPublished={false} />
          {entry === undefined ? null : (
            <GuestPhone language={language}>{props.renderPreview(entry, language)}</GuestPhone>
          )}
        </>
      }
    >
      {entry === undefined ? null : (
        <>
          <LanguageTabs
            value={language}
            onChange={setLanguage}
            missing={LANGUAGES.filter((one) => missing.includes(one))}
          />
          <div className="col g3 mt4" key={entry.id}>
            <LocalizedField
              name="name"
              label={shared.food.name}
              value={entry.name}
              language={language}
              maxLength={60}
              onChange={(name) => change({ name } as Partial<E>)}
              errorOf={errorOf}
            />
            {entry.text === undefined ? null : (
              <LocalizedField
                name="text"
                label={texts.about}
                rows={2}
                value={entry.text}
                language={language}
                maxLength={200}
                onChange={(text) => change({ text } as Partial<E>)}
                errorOf={errorOf}
              />
            )}
            {props.renderFields({ entry, language, change })}
            {props.renderBelow?.(entry)}
            <Button
              variant="danger-tint"
              size="sm"
              icon="trash"
              full
              onPress={() => edited.change(entries.filter((one) => one !== entry))}
            >
              {texts.take}
            </Button>
            <p className="foot ink2">{texts.takeHint}</p>
          </div>
        </>
      )}
      {unsaved.alert}
    </CatalogFrame>
  )
}

interface DeedFacts {
  readonly go: (place: ProblemPlace) => void
  readonly setCheck: (check: SectionCheck | null) => void
}

/** What happens to the draft as a whole, each with its way back, and what comes of the server's "no". */
function useSectionDeeds<E extends SectionEntry>(
  section: CatalogSection,
  edited: ReturnType<typeof useSection<E>>,
  { go, setCheck }: DeedFacts,
) {
  const texts = useTexts(sectionTexts)
  const failureText = useFailureText()
  const [outdated, setOutdated] = useState<string | null>(null)
  const refused = async (failure: unknown) => {
    if (isCallFailure(failure, 'status_changed')) {
      const name = failure.problem?.data?.['name']
      return setOutdated(typeof name === 'string' ? name : '')
    }
    toast(failureText(failure), { tone: 'bad', icon: 'alert' })
    if (!isCallFailure(failure, 'not_publishable') && !isCallFailure(failure, 'still_booked')) return
    const check = await call(checkCatalogDraft, { section })
    setCheck(check)
    const place = check.problems.map(({ path }) => placeOf(path, edited.entries)).find((one) => one !== null)
    if (place) go(place)
  }
  const attempt = (deed: () => Promise<unknown>) => {
    setOutdated(null)
    deed().catch((failure: unknown) => void refused(failure))
  }
  const undone = (undo: () => Promise<void>, words: string) => ({
    label: texts.undo,
    onPress: () => attempt(async () => (await undo(), toast(words))),
  })
  return {
    outdated,
    save: () => attempt(async () => (await edited.save(), toast(texts.saved))),
    publish: () =>
      attempt(async () => {
        const undo = await edited.publish()
        setCheck(null)
        toast(texts.publishedDone(texts.sections[section]), { tone: 'ok', action: undone(undo, texts.undone) })
      }),
    discard: () =>
      attempt(async () => {
        const undo = await edited.discard()
        setCheck(null)
        toast(texts.discarded, { action: undone(undo, texts.saved) })
      }),
    keepMine: () => attempt(async () => (await edited.keepMine(), toast(texts.saved))),
    takeTheirs: () => {
      const mine = edited.entries
      attempt(async () => {
        await edited.refresh()
        edited.reset()
        toast(texts.savedElse, { action: { label: texts.undo, onPress: () => edited.change(mine) } })
      })
    },
  }
}
