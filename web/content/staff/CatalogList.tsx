import { useState, type ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Button as Press } from 'react-aria-components/Button'
import { useTexts } from '../../platform/texts.ts'
import { Switch } from '../../ui/choices.tsx'
import { classNames } from '../../ui/class-names.ts'
import { StaffIcon } from '../../ui/staff/StaffIcon.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { catalogTexts } from './texts.ts'

/** One entry of the list. */
export interface CatalogEntry {
  readonly id: string
  readonly label: string
  readonly leading?: ReactNode
  /** Something is missing, or not published: said with the name. */
  readonly mark?: string | undefined
}

export interface CatalogGroup {
  readonly title: string
  readonly entries: readonly CatalogEntry[]
}

interface CatalogListProps {
  /** Chooses the section. */
  readonly menu: ReactNode
  readonly groups: readonly CatalogGroup[]
  readonly openId: string | null
  readonly onOpen: (id: string) => void
  /** What a new entry is called; without it none can be made. */
  readonly addLabel?: string
  readonly onAdd?: () => void
}

/** The entries of a section with their search, at the left (mockup 54). */
export function CatalogList({ menu, groups, openId, onOpen, addLabel, onAdd }: CatalogListProps) {
  const texts = useTexts(catalogTexts)
  const [wanted, setWanted] = useState('')
  const [isMissingOnly, setMissingOnly] = useState(false)
  const missing = groups.flatMap(({ entries }) => entries).filter(({ mark }) => mark !== undefined).length
  const fits = ({ label, mark }: CatalogEntry) =>
    (!isMissingOnly || mark !== undefined) && label.toLocaleLowerCase().includes(wanted.trim().toLocaleLowerCase())
  const found = groups
    .map((group) => ({ ...group, entries: group.entries.filter(fits) }))
    .filter(({ entries }) => entries.length > 0)
  return (
    <nav className="panel scrolls catalog-list" aria-label={texts.list}>
      {menu}
      {groups.length === 0 ? null : (
        <TextField
          className="quiet"
          label={texts.search}
          placeholder={texts.search}
          type="search"
          icon="search"
          value={wanted}
          onChange={setWanted}
        />
      )}
      {missing > 0 || isMissingOnly ? (
        <Switch className="missing-only" isSelected={isMissingOnly} onChange={setMissingOnly}>
          {texts.missingOnly(missing)}
        </Switch>
      ) : null}
      {found.length === 0 && (wanted !== '' || isMissingOnly) ? (
        <p className="sub ink2 mt3">{texts.nothingFound}</p>
      ) : null}
      {found.map(({ title, entries }) => (
        <section key={title}>
          <h2 className="lh">{title}</h2>
          {entries.map((entry) => (
            <Press
              key={entry.id}
              className={classNames('ci', entry.id === openId && 'on')}
              {...(entry.id === openId ? { 'aria-current': true } : {})}
              onPress={() => onOpen(entry.id)}
            >
              {entry.leading}
              <span className="grow">{entry.label}</span>
              {entry.mark === undefined ? null : (
                <>
                  <StaffIcon name="ring-dashed" size={15} stroke={2.2} className="acc" />
                  <span className="sr">{entry.mark}</span>
                </>
              )}
            </Press>
          ))}
        </section>
      ))}
      {addLabel === undefined ? null : (
        <Button variant="plain" size="sm" icon="plus" full onPress={() => onAdd?.()}>
          {addLabel}
        </Button>
      )}
    </nav>
  )
}
