import type { ReactNode } from 'react'
import { LANGUAGES } from '../../../domain/platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { CatalogFrame } from './CatalogFrame.tsx'
import { CatalogList, type CatalogGroup } from './CatalogList.tsx'
import { ChangedElsewhere } from './CatalogStates.tsx'
import { EditorActions, type EditorStatus } from './EditorActions.tsx'
import { LanguageTabs } from './LanguageTabs.tsx'
import type { SectionProps } from './section.ts'
import { catalogTexts } from './texts.ts'
import type { OpenEntry } from './use-entry.ts'

/** The entries beside the one that is open. */
export interface EntryList {
  readonly menu: SectionProps['menu']
  readonly groups: readonly CatalogGroup[]
  readonly openId: string | null
  readonly onOpen: (id: string) => void
  readonly onAdd: () => void
}

interface EntryFrameProps {
  readonly entry: OpenEntry
  readonly status: EditorStatus
  /** For what is not sold. */
  readonly publishedWord?: string
  /** Stands before the state. */
  readonly pill?: ReactNode
  readonly list: EntryList
  readonly addLabel: string
  readonly onCopy: () => void
  readonly aside: ReactNode
  readonly children: ReactNode
}

/** An entry of the catalogue in its frame: state and decision, the others beside it, its languages, and what it is written in (mockup 54). */
export function EntryFrame(props: EntryFrameProps) {
  const { entry, status, publishedWord, pill, list, addLabel, onCopy, aside, children } = props
  const { title, missing, writing, unsaved } = entry
  return (
    <CatalogFrame
      title={title}
      actions={
        <>
          {pill}
          <EditorActions
            status={status}
            {...(publishedWord === undefined ? {} : { publishedWord })}
            isBusy={writing.isBusy}
            canSave={entry.isDirty || entry.isNew}
            onCopy={() => unsaved.leave(onCopy)}
            onSave={entry.save}
            onPublish={entry.publish}
          />
        </>
      }
      notices={<ChangedElsewhere name={writing.outdated} onTheirs={entry.takeTheirs} onKeep={entry.keepMine} />}
      list={
        <CatalogList
          menu={list.menu(unsaved.leave)}
          groups={list.groups}
          openId={list.openId}
          onOpen={(id) => unsaved.leave(() => list.onOpen(id))}
          addLabel={addLabel}
          onAdd={() => unsaved.leave(list.onAdd)}
        />
      }
      aside={aside}
    >
      <LanguageTabs
        value={writing.language}
        onChange={writing.setLanguage}
        missing={LANGUAGES.filter((language) => missing.includes(language))}
      />
      {children}
      {unsaved.alert}
    </CatalogFrame>
  )
}

interface EntryEndProps {
  readonly entry: OpenEntry
  readonly isPublished: boolean
  readonly hideLabel: string
}

/** Takes what is saved away: from the guests, or for good; both come back by the toast. */
export function EntryEnd({ entry, isPublished, hideLabel }: EntryEndProps) {
  const texts = useTexts(catalogTexts)
  if (entry.isNew) return null
  return (
    <>
      {isPublished ? (
        <Button
          variant="plain"
          size="sm"
          icon="eye-off"
          full
          className="mt3"
          isDisabled={entry.isDirty}
          onPress={entry.unpublish}
        >
          {hideLabel}
        </Button>
      ) : null}
      <Button variant="danger-tint" size="sm" icon="trash" full className="mt3" onPress={entry.remove}>
        {texts.remove}
      </Button>
    </>
  )
}
