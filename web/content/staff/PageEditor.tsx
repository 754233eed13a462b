import { getPageToEdit, listPagesToEdit, savePage } from '../../../domain/content/staff-calls.ts'
import { missingLanguages } from '../../../domain/content/publishing.ts'
import { markdownProblems } from '../../../domain/content/markdown.ts'
import type { CallOutput } from '../../../domain/platform/call.ts'
import { LANGUAGES, type Language, type LocalizedText } from '../../../domain/platform/language.ts'
import { useLanguage } from '../../platform/language.ts'
import { invalidate, setCallData, useCallMutation } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Note } from '../../ui/surfaces.tsx'
import { toast } from '../../ui/toasts.ts'
import { Markdown } from '../markdown.tsx'
import { CatalogFrame } from './CatalogFrame.tsx'
import { CatalogList, type CatalogGroup } from './CatalogList.tsx'
import { ChangedElsewhere } from './CatalogStates.tsx'
import { GuestPhone } from './GuestPhone.tsx'
import { LanguageTabs } from './LanguageTabs.tsx'
import { LocalizedField } from './LocalizedField.tsx'
import { useMarkdownError } from './NewsFields.tsx'
import type { SectionProps } from './section.ts'
import { catalogTexts } from './texts.ts'
import { useDraft } from './use-draft.ts'
import { useUnsaved } from './use-unsaved.tsx'
import { useWriting } from './use-writing.ts'

type EditedPage = CallOutput<typeof getPageToEdit>

interface PageEditorProps {
  readonly page: EditedPage
  readonly isLegal: boolean
  readonly list: {
    readonly menu: SectionProps['menu']
    readonly groups: readonly CatalogGroup[]
    readonly openId: string
    readonly onOpen: (id: string) => void
  }
}

/** Writes one page in five languages, with its preview beside it. */
export function PageEditor({ page, isLegal, list }: PageEditorProps) {
  const texts = useTexts(catalogTexts)
  const ownLanguage = useLanguage()
  const markdownError = useMarkdownError()
  const draft = useDraft(page.texts, 0)
  const unsaved = useUnsaved(draft.isDirty, draft.reset)
  const writing = useWriting()
  const saving = useCallMutation(savePage)
  const { language } = writing
  const written = draft.value[language]
  const title = draft.value[ownLanguage].title
  const missing = incompleteLanguages(draft.value)
  const save = async () => {
    const { slug, revision } = page
    const saved = await saving.mutateAsync({ slug, revision, texts: draft.value })
    setCallData(getPageToEdit, { slug }, { ...saved, texts: draft.value })
    draft.reset()
    await invalidate(listPagesToEdit)
    toast(texts.pages.saved(title), { tone: 'ok' })
  }
  const reload = async () => {
    draft.reset()
    writing.setOutdated(false)
    await invalidate(getPageToEdit, { slug: page.slug })
  }
  const writeAll = (part: 'title' | 'markdown', next: LocalizedText) =>
    draft.change(Object.fromEntries(LANGUAGES.map((one) => [one, { ...draft.value[one], [part]: next[one] }])))
  const empty = (text: string) => (writing.isAsked && text.trim() === '' ? texts.missing.here : undefined)
  return (
    <CatalogFrame
      title={title}
      actions={
        <Button
          size="sm"
          isDisabled={!draft.isDirty}
          isBusy={saving.isPending}
          onPress={() => (missing.length > 0 ? writing.goTo(missing) : writing.attempt(save))}
        >
          {texts.publish}
        </Button>
      }
      notices={writing.isOutdated ? <ChangedElsewhere onReload={() => void reload()} /> : null}
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
              {texts.pages.legal}
            </Note>
          ) : null}
          {missing.length > 0 ? (
            <Note tone="accent" icon="languages" title={texts.missing.language[missing[0] ?? 'it']}>
              {texts.pages.incomplete}
            </Note>
          ) : null}
          <GuestPhone language={language}>
            <div className="text-preview">
              <h3 className="t2">{written.title}</h3>
              <Markdown text={written.markdown} />
            </div>
          </GuestPhone>
        </>
      }
    >
      <LanguageTabs value={language} onChange={writing.setLanguage} missing={missing} />
      <div className="col g3 mt4">
        <LocalizedField
          name="title"
          label={texts.pages.titleField}
          value={inAll(draft.value, 'title')}
          language={language}
          maxLength={80}
          onChange={(next) => writeAll('title', next)}
          errorOf={empty}
        />
        <LocalizedField
          name="markdown"
          label={texts.pages.text}
          rows={18}
          hint={texts.pages.textHint}
          value={inAll(draft.value, 'markdown')}
          language={language}
          onChange={(next) => writeAll('markdown', next)}
          errorOf={(text) => markdownError(text) ?? empty(text)}
        />
      </div>
      {unsaved.alert}
    </CatalogFrame>
  )
}

/** The titles, or the texts, of a page by language. */
function inAll(texts: EditedPage['texts'], part: 'title' | 'markdown'): LocalizedText {
  return Object.fromEntries(LANGUAGES.map((language) => [language, texts[language][part]])) as LocalizedText
}

/** Languages whose title or text is empty, or no part of the Markdown subset. */
function incompleteLanguages(texts: EditedPage['texts']): Language[] {
  const missing = new Set(missingLanguages(inAll(texts, 'title'), inAll(texts, 'markdown')))
  return LANGUAGES.filter(
    (language) =>
      missing.has(language) || texts[language].markdown === '' || markdownProblems(texts[language].markdown).length > 0,
  )
}
