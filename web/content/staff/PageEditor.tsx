import { missingLanguages } from '../../../domain/content/publishing.ts'
import { markdownProblems } from '../../../domain/content/markdown.ts'
import type { PageDraft } from '../../../domain/content/page-staff-calls.ts'
import { LANGUAGES, type Language } from '../../../domain/platform/language.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Note, Pill } from '../../ui/surfaces.tsx'
import { toast } from '../../ui/toasts.ts'
import { Markdown } from '../markdown.tsx'
import { CatalogFrame } from './CatalogFrame.tsx'
import { CatalogList, type CatalogGroup } from './CatalogList.tsx'
import { ChangedElsewhere } from './CatalogStates.tsx'
import { shownText } from './food-draft.ts'
import { GuestPhone } from './GuestPhone.tsx'
import { LanguageTabs } from './LanguageTabs.tsx'
import { LocalizedField } from './LocalizedField.tsx'
import { useMarkdownError } from './NewsFields.tsx'
import { PageHistory } from './PageHistory.tsx'
import type { SectionProps } from './section.ts'
import { catalogTexts } from './texts.ts'
import { usePage, type PageState } from './use-page.ts'
import { useUnsaved } from './use-unsaved.tsx'
import { useWriting } from './use-writing.ts'

interface PageEditorProps {
  readonly state: PageState
  readonly isLegal: boolean
  readonly list: {
    readonly menu: SectionProps['menu']
    readonly groups: readonly CatalogGroup[]
    readonly openId: string
    readonly onOpen: (id: string) => void
  }
}

/** Writes one page in five languages: a draft for everybody, published once it is whole, with its history. */
export function PageEditor({ state, isLegal, list }: PageEditorProps) {
  const texts = useTexts(catalogTexts)
  const words = texts.pages
  const ownLanguage = useLanguage()
  const markdownError = useMarkdownError()
  const page = usePage(state)
  const { draft } = page
  const unsaved = useUnsaved(draft.isDirty, draft.reset)
  const writing = useWriting()
  const { language } = writing
  const { title: titles, markdown } = draft.value
  const title = shownText(titles, ownLanguage) || texts.unnamed
  const missing = incompleteLanguages(draft.value)
  const deed = (run: () => Promise<() => Promise<unknown>>, said: string, tone?: 'ok') =>
    writing.attempt(async () => writing.done(said, await run(), tone))
  const save = (run: () => Promise<unknown>) =>
    writing.attempt(async () => {
      await run()
      toast(words.draft.saved)
    })
  const theirs = () => {
    const { value } = draft
    writing.takeTheirs(page.refresh, draft.reset, () => draft.put(value, draft.base))
  }
  const isFaulty = LANGUAGES.some((one) => markdownProblems(markdown[one]).length > 0)
  const publish = () => (missing.length > 0 ? writing.goTo(missing) : deed(page.publish, words.saved(title), 'ok'))
  const empty = (text: string) => (writing.isAsked && text.trim() === '' ? texts.missing.here : undefined)
  return (
    <CatalogFrame
      title={title}
      actions={
        <PageActions
          state={state}
          isDirty={draft.isDirty}
          isBusy={writing.isBusy}
          canSave={draft.isDirty && !isFaulty}
          onDiscard={() => deed(page.discard, words.draft.discarded)}
          onSave={() => save(page.save)}
          onPublish={publish}
        />
      }
      notices={<ChangedElsewhere name={writing.outdated} onTheirs={theirs} onKeep={() => save(page.keepMine)} />}
      list={
        <CatalogList
          menu={list.menu(unsaved.leave)}
          groups={list.groups}
          openId={list.openId}
          onOpen={(id) => unsaved.leave(() => list.onOpen(id))}
        />
      }
      aside={
        <>
          {isLegal ? (
            <Note tone="warn" icon="document">
              {words.legal}
            </Note>
          ) : null}
          {missing.length > 0 ? (
            <Note tone="accent" icon="languages" title={missing.map((one) => texts.missing.language[one]).join(' ')}>
              {words.incomplete}
            </Note>
          ) : null}
          <GuestPhone language={language}>
            <div className="text-preview">
              <h3 className="t2">{titles[language]}</h3>
              <Markdown text={markdown[language]} />
            </div>
          </GuestPhone>
        </>
      }
    >
      <LanguageTabs value={language} onChange={writing.setLanguage} missing={missing} />
      <div className="col g3 mt4">
        <LocalizedField
          name="title"
          label={words.titleField}
          value={titles}
          language={language}
          maxLength={80}
          onChange={(next) => draft.change({ title: next })}
          errorOf={empty}
        />
        <LocalizedField
          name="markdown"
          label={words.text}
          rows={18}
          hasMarks
          hint={words.textHint}
          value={markdown}
          language={language}
          onChange={(next) => draft.change({ markdown: next })}
          errorOf={(text) => markdownError(text) ?? empty(text)}
        />
      </div>
      <PageHistory
        slug={state.slug}
        language={language}
        onRestore={(id) => deed(() => page.restore(id), words.history.restored(title), 'ok')}
      />
      {unsaved.alert}
    </CatalogFrame>
  )
}

interface PageActionsProps {
  readonly state: PageState
  readonly isDirty: boolean
  readonly isBusy: boolean
  readonly canSave: boolean
  readonly onDiscard: () => void
  readonly onSave: () => void
  readonly onPublish: () => void
}

/** State and decision at the right of the title: "Bozza di Marco · Scarta · Salva · Salva e pubblica". */
function PageActions({ state, isDirty, isBusy, canSave, onDiscard, onSave, onPublish }: PageActionsProps) {
  const texts = useTexts(catalogTexts)
  const words = texts.pages.draft
  const { draft } = state
  const isOpen = draft !== null || isDirty
  const whose = draft === null || draft.isMine ? words.mine : draft.by === null ? words.nobody : words.by(draft.by)
  return (
    <>
      <Pill tone={isOpen ? 'warn' : 'ok'} icon={isOpen ? 'clock' : 'check'}>
        {isOpen ? whose : words.published}
      </Pill>
      {isOpen ? (
        <Button variant="plain" size="sm" onPress={onDiscard}>
          {words.discard}
        </Button>
      ) : null}
      <Button variant="tint" size="sm" isDisabled={!canSave} isBusy={isBusy && isDirty} onPress={onSave}>
        {texts.save}
      </Button>
      <Button size="sm" isDisabled={!isOpen} isBusy={isBusy} onPress={onPublish}>
        {texts.publish}
      </Button>
    </>
  )
}

/** Languages whose title or text is empty, or no part of the Markdown subset. */
function incompleteLanguages({ title, markdown }: PageDraft): Language[] {
  const missing = new Set([...missingLanguages(title, title), ...missingLanguages(markdown, markdown)])
  return LANGUAGES.filter((language) => missing.has(language) || markdownProblems(markdown[language]).length > 0)
}
