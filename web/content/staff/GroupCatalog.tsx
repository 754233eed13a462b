import { useState, type ReactNode } from 'react'
import { LANGUAGES, type Language, type LocalizedText } from '../../../domain/platform/language.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Switch } from '../../ui/choices.tsx'
import { Pill } from '../../ui/surfaces.tsx'
import { CatalogFrame } from './CatalogFrame.tsx'
import { CatalogList } from './CatalogList.tsx'
import { ChangedElsewhere } from './CatalogStates.tsx'
import { shownText } from './food-draft.ts'
import { GuestPhone } from './GuestPhone.tsx'
import { LanguageTabs } from './LanguageTabs.tsx'
import { MissingNote } from './MissingNote.tsx'
import type { SectionProps } from './section.ts'
import { catalogTexts } from './texts.ts'
import { NEW, useOpened } from './use-catalog-query.ts'
import { useDraft } from './use-draft.ts'
import { useUnsaved } from './use-unsaved.tsx'
import { useWriting } from './use-writing.ts'

/** What every group of a menu says of itself, a course or a part of the bar's menu. */
interface GroupWords {
  readonly name: LocalizedText
  readonly isHidden: boolean
}

/** A group as it is saved. */
export interface Group<W extends GroupWords> {
  readonly id: number
  readonly version: number
  readonly words: W
  /** How many dishes or items are in it, drafts too. */
  readonly count: number
}

type Undo = () => Promise<unknown>

/** The changes of groups; each answers what takes it back, and throws what the server refuses. */
export interface GroupDeeds<W extends GroupWords> {
  readonly save: (
    known: Group<W> | null,
    words: W,
    version: number,
  ) => Promise<{ readonly id: number; readonly undo: Undo }>
  readonly remove: (known: Group<W>) => Promise<Undo>
  readonly order: (before: readonly number[], after: readonly number[]) => Promise<Undo>
  /** Asks for the groups again and answers them. */
  readonly refresh: () => Promise<readonly Group<W>[]>
}

interface GroupCatalogProps<W extends GroupWords> extends SectionProps {
  readonly title: string
  readonly addLabel: string
  readonly groups: readonly Group<W>[]
  readonly empty: W
  readonly deeds: GroupDeeds<W>
  readonly missingOf: (words: W) => readonly Language[]
  /** How many things are in it. */
  readonly countText: (count: number) => string
  readonly renderFields: (props: {
    readonly words: W
    readonly language: Language
    readonly isAsked: boolean
    readonly change: (part: Partial<W>) => void
  }) => ReactNode
  readonly renderPreview: (words: W, language: Language) => ReactNode
}

/** The groups of a menu: their names in five languages, their order, hidden or shown, deleted when empty (R-603, B-10). */
export function GroupCatalog<W extends GroupWords>(props: GroupCatalogProps<W>) {
  const { groups } = props
  const [id, open] = useOpened()
  const group = id === NEW ? undefined : (groups.find((one) => String(one.id) === id) ?? groups[0])
  return <GroupEditor key={group?.id ?? NEW} {...props} group={group ?? null} open={open} />
}

interface GroupEditorProps<W extends GroupWords> extends GroupCatalogProps<W> {
  readonly group: Group<W> | null
  readonly open: (id: string | null) => void
}

function GroupEditor<W extends GroupWords>(props: GroupEditorProps<W>) {
  const { title: section, addLabel, menu, groups, group, empty, deeds, open } = props
  const texts = useTexts(catalogTexts)
  const ownLanguage = useLanguage()
  const draft = useDraft<W>(group?.words ?? empty, group?.version ?? 0)
  const unsaved = useUnsaved(draft.isDirty, draft.reset)
  const writing = useWriting()
  const [seen, setSeen] = useState<readonly number[] | null>(null)
  const { value } = draft
  const missing = props.missingOf(value)
  const nameOf = (words: GroupWords) => shownText(words.name, ownLanguage) || texts.unnamed
  const title = group === null && !draft.isDirty ? addLabel : nameOf(value)
  const save = async (version: number) => {
    const { id, undo } = await deeds.save(group, value, version)
    draft.reset()
    open(String(id))
    writing.done(texts.groups.saved(nameOf(value)), undo, 'ok')
  }
  const remove = async (known: Group<W>) => {
    const undo = await deeds.remove(known)
    draft.reset()
    open(null)
    writing.done(texts.removed(title), undo)
  }
  const keep = async () => {
    const now = await deeds.refresh()
    await save(now.find(({ id }) => id === group?.id)?.version ?? draft.base)
  }
  const theirs = () => writing.takeTheirs(deeds.refresh, draft.reset, () => draft.put(value, draft.base))
  const ids = seen ?? groups.map(({ id }) => id)
  const move = (index: number, by: number) =>
    writing.attempt(async () => {
      const after = moved(ids, index, by)
      setSeen(after)
      try {
        const undo = await deeds.order(ids, after)
        writing.done(texts.groups.ordered, undo)
      } finally {
        setSeen(null)
      }
    })
  return (
    <CatalogFrame
      title={title}
      actions={
        <>
          {group === null ? null : (
            <Pill tone={group.words.isHidden ? 'neutral' : 'ok'} icon={group.words.isHidden ? 'eye-off' : 'check'}>
              {group.words.isHidden ? texts.groups.hiddenAs : texts.groups.shownAs}
            </Pill>
          )}
          <Button
            size="sm"
            isDisabled={!draft.isDirty && group !== null}
            isBusy={writing.isBusy}
            onPress={() => (missing.length > 0 ? writing.goTo(missing) : writing.attempt(() => save(draft.base)))}
          >
            {texts.publish}
          </Button>
        </>
      }
      notices={<ChangedElsewhere name={writing.outdated} onTheirs={theirs} onKeep={() => writing.attempt(keep)} />}
      list={
        <CatalogList
          menu={menu(unsaved.leave)}
          groups={[
            { title: section, entries: groups.map((one) => ({ id: String(one.id), label: nameOf(one.words) })) },
          ]}
          openId={group === null ? null : String(group.id)}
          onOpen={(next) => unsaved.leave(() => open(next))}
          addLabel={addLabel}
          onAdd={() => unsaved.leave(() => open(NEW))}
        />
      }
      aside={
        <>
          <MissingNote missing={missing} isPublished={false} />
          <GuestPhone language={writing.language}>{props.renderPreview(value, writing.language)}</GuestPhone>
        </>
      }
    >
      <LanguageTabs
        value={writing.language}
        onChange={writing.setLanguage}
        missing={LANGUAGES.filter((language) => missing.includes(language))}
      />
      <div className="col g3 mt4">
        {props.renderFields({
          words: value,
          language: writing.language,
          isAsked: writing.isAsked,
          change: draft.change,
        })}
        <div className="list outlined">
          <Switch isSelected={value.isHidden} onChange={(isHidden) => draft.change({ isHidden } as Partial<W>)}>
            <span className="row-detail">{texts.groups.hidden}</span>
            <span className="foot ink2 row-detail">{texts.groups.hiddenText}</span>
          </Switch>
        </div>
        <GroupOrder groups={groups} ids={ids} nameOf={(one) => nameOf(one.words)} onMove={move} />
        {group === null ? null : (
          <>
            <Button
              variant="danger-tint"
              size="sm"
              icon="trash"
              full
              isDisabled={group.count > 0}
              onPress={() => writing.attempt(() => remove(group))}
            >
              {texts.remove}
            </Button>
            <p className="foot ink2">{props.countText(group.count)}</p>
          </>
        )}
      </div>
      {unsaved.alert}
    </CatalogFrame>
  )
}

interface GroupOrderProps<W extends GroupWords> {
  readonly groups: readonly Group<W>[]
  readonly ids: readonly number[]
  readonly nameOf: (group: Group<W>) => string
  readonly onMove: (index: number, by: number) => void
}

/** All groups as they follow each other on the menu; they move at once. */
function GroupOrder<W extends GroupWords>({ groups, ids, nameOf, onMove }: GroupOrderProps<W>) {
  const texts = useTexts(catalogTexts)
  const inOrder = ids.flatMap((id) => groups.find((group) => group.id === id) ?? [])
  return (
    <section aria-label={texts.groups.order}>
      <h2 className="lh">{texts.groups.order}</h2>
      <ol className="list outlined menu-order">
        {inOrder.map((group, index) => (
          <li key={group.id}>
            <span className="grow">{nameOf(group)}</span>
            <IconButton
              icon="arrow-up"
              variant="plain"
              label={texts.menu.up(nameOf(group))}
              isDisabled={index === 0}
              onPress={() => onMove(index, -1)}
            />
            <IconButton
              icon="arrow-down"
              variant="plain"
              label={texts.menu.down(nameOf(group))}
              isDisabled={index === inOrder.length - 1}
              onPress={() => onMove(index, 1)}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The list with one entry moved by some places. */
function moved(list: readonly number[], index: number, by: number): number[] {
  const next = [...list]
  const [taken] = next.splice(index, 1)
  if (taken !== undefined) next.splice(index + by, 0, taken)
  return next
}
