import type { News } from '../../../domain/content/news.ts'
import { missingLanguages } from '../../../domain/content/publishing.ts'
import {
  deleteNews,
  listNewsToEdit,
  publishNews,
  saveNews,
  undoContentChange,
  type StaffNews,
} from '../../../domain/content/staff-calls.ts'
import { call } from '../../platform/call.ts'
import { useLanguage } from '../../platform/language.ts'
import { invalidate, useCallMutation } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Pill } from '../../ui/surfaces.tsx'
import { Markdown } from '../markdown.tsx'
import { EntryEnd, EntryFrame, type EntryList } from './EntryFrame.tsx'
import { shownText } from './food-draft.ts'
import { GuestPhone } from './GuestPhone.tsx'
import { MissingNote } from './MissingNote.tsx'
import { NewsFields } from './NewsFields.tsx'
import { PhotoPanel } from './PhotoPanel.tsx'
import { catalogTexts } from './texts.ts'
import { useDraft } from './use-draft.ts'
import { useEntry, type EntryChanges } from './use-entry.ts'

interface NewsEditorProps {
  /** Null is a new one. */
  readonly item: StaffNews | null
  /** What a new one begins as. */
  readonly empty: News
  readonly onCopy: (news: News) => void
  readonly list: EntryList
  readonly onSaved: (newsId: number) => void
  readonly onRemoved: () => void
}

/** Writes one piece of news: its days, its words in five languages, and how they look. */
export function NewsEditor({ item, empty, list, onCopy, onSaved, onRemoved }: NewsEditorProps) {
  const texts = useTexts(catalogTexts)
  const ownLanguage = useLanguage()
  const draft = useDraft(item?.news ?? empty, item?.revision ?? 0)
  const { title, text } = draft.value
  const missing = missingLanguages(title, text)
  const isPublished = item?.isPublished ?? false
  const entry = useEntry({
    known: item,
    draft,
    changes: useNewsChanges(),
    title: shownText(title, ownLanguage) || texts.unnamed,
    missing,
    savedWords: isPublished ? texts.saved : texts.savedShown,
    onSaved: ({ newsId }) => onSaved(newsId),
    onRemoved,
  })
  const { language, isAsked } = entry.writing
  return (
    <EntryFrame
      entry={entry}
      status={isPublished ? (item?.hasChanges || draft.isDirty ? 'changed' : 'published') : 'draft'}
      publishedWord={texts.news.published}
      pill={
        item?.isShown ? (
          <Pill tone="ok" icon="eye">
            {texts.news.shown}
          </Pill>
        ) : null
      }
      list={list}
      addLabel={texts.news.add}
      onCopy={() => onCopy(draft.value)}
      aside={
        <>
          <MissingNote missing={missing} isPublished={isPublished} />
          <GuestPhone language={language}>
            <div className="text-preview">
              <h3 className="t3">{title[language]}</h3>
              <Markdown text={text[language]} />
            </div>
          </GuestPhone>
          <PhotoPanel photoId={draft.value.photoId} onChange={(photoId) => draft.change({ photoId })} />
        </>
      }
    >
      <NewsFields news={draft.value} language={language} isAsked={isAsked} onChange={draft.change} />
      <EntryEnd entry={entry} isPublished={isPublished} hideLabel={texts.news.takeBack} />
    </EntryFrame>
  )
}

function useNewsChanges(): EntryChanges<StaffNews, News> {
  const saving = useCallMutation(saveNews)
  const publishing = useCallMutation(publishNews)
  const removing = useCallMutation(deleteNews)
  const show =
    (isPublished: boolean) =>
    async ({ newsId, revision }: StaffNews) => {
      const { changeId } = await publishing.mutateAsync({ newsId, revision, isPublished })
      await refreshNews()
      return undoOf(changeId)
    }
  return {
    save: async (known, news, revision) => {
      const { changeId, ...entry } = await saving.mutateAsync(
        known ? { newsId: known.newsId, revision, news } : { news },
      )
      await refreshNews()
      return { entry, undo: undoOf(changeId) }
    },
    publish: show(true),
    unpublish: show(false),
    remove: async ({ newsId }) => {
      const { changeId } = await removing.mutateAsync({ newsId })
      await refreshNews()
      return undoOf(changeId)
    },
    refresh: refreshNews,
    versionNow: async ({ newsId }) =>
      (await call(listNewsToEdit, {})).news.find((one) => one.newsId === newsId)?.revision,
  }
}

const refreshNews = () => invalidate(listNewsToEdit)

/** What takes a change back on the server. */
const undoOf = (changeId: number | null) => async () => {
  if (changeId !== null) await call(undoContentChange, { changeId })
  await refreshNews()
}
