import { useState } from 'react'
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
import { AlertDialog } from '../../ui/AlertDialog.tsx'
import { Button } from '../../ui/Button.tsx'
import { Pill } from '../../ui/surfaces.tsx'
import { Markdown } from '../markdown.tsx'
import { CatalogFrame } from './CatalogFrame.tsx'
import { CatalogList, type CatalogGroup } from './CatalogList.tsx'
import { ChangedElsewhere } from './CatalogStates.tsx'
import { EditorActions } from './EditorActions.tsx'
import { shownText } from './food-draft.ts'
import { GuestPhone } from './GuestPhone.tsx'
import { LanguageTabs } from './LanguageTabs.tsx'
import { MissingNote } from './MissingNote.tsx'
import { NewsFields } from './NewsFields.tsx'
import { PhotoPanel } from './PhotoPanel.tsx'
import type { SectionProps } from './section.ts'
import { catalogTexts } from './texts.ts'
import { useDraft } from './use-draft.ts'
import { useUnsaved } from './use-unsaved.tsx'
import { useWriting } from './use-writing.ts'

interface NewsEditorProps {
  /** Null is a new one. */
  readonly item: StaffNews | null
  /** What a new one begins as. */
  readonly empty: News
  readonly onCopy: (news: News) => void
  readonly list: {
    readonly menu: SectionProps['menu']
    readonly groups: readonly CatalogGroup[]
    readonly openId: string | null
    readonly onOpen: (id: string) => void
    readonly onAdd: () => void
  }
  readonly onSaved: (newsId: number) => void
  readonly onRemoved: () => void
}

/** Writes one piece of news: its days, its words in five languages, and how they look. */
export function NewsEditor({ item, empty, list, onCopy, onSaved, onRemoved }: NewsEditorProps) {
  const texts = useTexts(catalogTexts)
  const ownLanguage = useLanguage()
  const draft = useDraft(item?.news ?? empty, item?.revision ?? 0)
  const unsaved = useUnsaved(draft.isDirty, draft.reset)
  const writing = useWriting()
  const changes = useNewsChanges(item)
  const [isRemoving, setRemoving] = useState(false)
  const missing = missingLanguages(draft.value.title, draft.value.text)
  const title = shownText(draft.value.title, ownLanguage) || texts.unnamed
  const saveOver = async (revision: number) => {
    const { changeId, ...saved } = await changes.save(draft.value, revision)
    await invalidate(listNewsToEdit)
    draft.reset()
    onSaved(saved.newsId)
    return { saved, undo: undoOf(changeId) }
  }
  const save = async (revision = draft.base) => {
    const { undo } = await saveOver(revision)
    writing.done(item?.isPublished ? texts.saved : texts.savedShown, undo)
  }
  const show = async (isPublished: boolean) => {
    const saved = draft.isDirty || !item ? (await saveOver(draft.base)).saved : item
    const undo = await changes.publish(saved, isPublished)
    writing.done(isPublished ? texts.published(title) : texts.unpublished(title), undo, 'ok')
  }
  const remove = async () => {
    setRemoving(false)
    draft.reset()
    const undo = await changes.remove()
    writing.done(texts.removed(title), undo)
    onRemoved()
  }
  const theirs = () => {
    const { value } = draft
    writing.takeTheirs(refreshNews, draft.reset, () => draft.put(value, draft.base))
  }
  const keep = () =>
    writing.attempt(async () => {
      const { news } = await call(listNewsToEdit, {})
      await save(news.find(({ newsId }) => newsId === item?.newsId)?.revision)
    })
  return (
    <CatalogFrame
      title={title}
      actions={
        <>
          {item?.isShown ? (
            <Pill tone="ok" icon="eye">
              {texts.news.shown}
            </Pill>
          ) : null}
          <EditorActions
            status={item?.isPublished ? (item.hasChanges || draft.isDirty ? 'changed' : 'published') : 'draft'}
            publishedWord={texts.news.published}
            isBusy={writing.isBusy}
            canSave={draft.isDirty || item === null}
            onCopy={() => unsaved.leave(() => onCopy(draft.value))}
            onSave={() => writing.attempt(() => save())}
            onPublish={() => (missing.length > 0 ? writing.goTo(missing) : writing.attempt(() => show(true)))}
          />
        </>
      }
      notices={<ChangedElsewhere name={writing.outdated} onTheirs={theirs} onKeep={keep} />}
      list={
        <CatalogList
          menu={list.menu(unsaved.leave)}
          groups={list.groups}
          openId={list.openId}
          onOpen={(id) => unsaved.leave(() => list.onOpen(id))}
          addLabel={texts.news.add}
          onAdd={() => unsaved.leave(list.onAdd)}
        />
      }
      aside={
        <>
          <PhotoPanel photoId={draft.value.photoId} onChange={(photoId) => draft.change({ photoId })} />
          <MissingNote missing={missing} isPublished={item?.isPublished ?? false} />
          <GuestPhone language={writing.language}>
            <div className="text-preview">
              <h3 className="t3">{draft.value.title[writing.language]}</h3>
              <Markdown text={draft.value.text[writing.language]} />
            </div>
          </GuestPhone>
        </>
      }
    >
      <LanguageTabs value={writing.language} onChange={writing.setLanguage} missing={missing} />
      <NewsFields news={draft.value} language={writing.language} isAsked={writing.isAsked} onChange={draft.change} />
      {item?.isPublished ? (
        <Button variant="plain" size="sm" icon="eye-off" full onPress={() => writing.attempt(() => show(false))}>
          {texts.news.takeBack}
        </Button>
      ) : null}
      {item === null ? null : (
        <Button variant="danger-tint" size="sm" icon="trash" full className="mt3" onPress={() => setRemoving(true)}>
          {texts.remove}
        </Button>
      )}
      {unsaved.alert}
      {isRemoving ? (
        <AlertDialog
          title={texts.news.removeTitle}
          text={texts.news.removeText(title)}
          icon="trash"
          iconTone="danger"
          actions={[
            { label: texts.remove, variant: 'danger', onPress: () => writing.attempt(remove) },
            { label: texts.unsaved.stay, variant: 'tint', onPress: () => setRemoving(false), autoFocus: true },
          ]}
        />
      ) : null}
    </CatalogFrame>
  )
}

function useNewsChanges(item: StaffNews | null) {
  const saving = useCallMutation(saveNews)
  const publishing = useCallMutation(publishNews)
  const removing = useCallMutation(deleteNews)
  return {
    save: (news: News, revision: number) =>
      saving.mutateAsync(item ? { newsId: item.newsId, revision, news } : { news }),
    publish: async ({ newsId, revision }: StaffNews, isPublished: boolean) => {
      const { changeId } = await publishing.mutateAsync({ newsId, revision, isPublished })
      await refreshNews()
      return undoOf(changeId)
    },
    remove: async () => {
      const changeId = item ? (await removing.mutateAsync({ newsId: item.newsId })).changeId : null
      await refreshNews()
      return undoOf(changeId)
    },
  }
}

const refreshNews = () => invalidate(listNewsToEdit)

/** What takes a change back on the server. */
const undoOf = (changeId: number | null) => async () => {
  if (changeId !== null) await call(undoContentChange, { changeId })
  await refreshNews()
}
