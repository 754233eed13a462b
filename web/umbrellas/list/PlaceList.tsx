import { useId, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import type { BeachPlan } from '../../../domain/umbrellas/plan.ts'
import { moneyWhole } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { Chip, ChipRow } from '../../ui/Chip.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { PlaceView } from '../map/map-view.ts'
import { shortVeilText } from '../map/veil-text.ts'
import { umbrellaTexts } from '../texts.ts'
import { LIST_SORTS, listRows, type ListRowData, type ListSort } from './list-rows.ts'
import { useRowKeys } from './use-row-keys.ts'
import styles from '../beach-page.module.css'

function PlaceCode({
  view,
  sort,
  name,
  isStop,
  onOpen,
}: {
  view: PlaceView
  sort: ListSort
  name: string
  isStop: boolean
  onOpen: (id: number) => void
}) {
  const texts = useTexts(umbrellaTexts)
  const { place, look } = view
  // Whole metres: nobody walks by decimals.
  const [sea, shower, path] = [place.seaDistance, place.showerDistance, place.pathDistance].map(Math.round) as [
    number,
    number,
    number,
  ]
  // Of a kind that takes the dogs, but beside others, or in a quiet row: drawn in two words, said in full (B-17).
  const reason = view.kindSuitability.suits && look !== 'mine' ? shortVeilText(view.suitability, texts) : ''
  const shown = { row: null, price: null, sea, shower, path }[sort]
  return (
    <Button
      className={styles['code'] ?? ''}
      data-look={look}
      data-place={place.id}
      data-veiled={reason === '' ? undefined : reason}
      excludeFromTabOrder={!isStop}
      aria-label={`${name}, ${texts.list.spoken(sea, shower, path)}`}
      onPress={() => onOpen(place.id)}
    >
      {look === 'mine' ? <Icon name="check" size={16} stroke={2.6} /> : null}
      {look === 'held' ? <Icon name="clock" size={16} /> : null}
      {place.code}
      {place.isAccessible ? <Icon name="accessible" size={15} /> : null}
      {shown === null ? null : <small className="num">{`${shown} m`}</small>}
    </Button>
  )
}

function Row({
  row,
  sort,
  nameOf,
  priceText,
  onOpen,
}: {
  row: ListRowData
  sort: ListSort
  nameOf: (view: PlaceView) => string
  priceText: (price: string) => string
  onOpen: (id: number) => void
}) {
  const texts = useTexts(umbrellaTexts)
  const language = useLanguage()
  const headingId = `list-row-${row.id}`
  const { stop, keys } = useRowKeys(row.places.map(({ place }) => place.id))
  return (
    <li className={styles['row']} aria-labelledby={headingId}>
      <div className="row g3">
        <span className={`${styles['letter']} t1`} aria-hidden="true">
          {row.id}
        </span>
        <div className="grow">
          <h2 id={headingId} className="head">
            <span className="sr">{`${row.hasGazebos ? texts.map.gazeboRow(row.id) : texts.map.row(row.id)}: `}</span>
            {row.free > 0 ? texts.list.free(row.free) : texts.list.none}
            <span className="ink2 foot">
              {' '}
              · {row.isFirst ? texts.list.upTo(row.people) : texts.list.fromSea(row.index)}
              {row.isQuiet ? ` · ${texts.list.quiet}` : ''}
            </span>
          </h2>
          {row.dayCents === null ? null : <p className="foot ink2">{priceText(moneyWhole(row.dayCents, language))}</p>}
        </div>
      </div>
      <ul className={styles['codes']} {...keys}>
        {row.places.map((view) => (
          <li key={view.place.id}>
            <PlaceCode view={view} sort={sort} name={nameOf(view)} isStop={view.place.id === stop} onOpen={onOpen} />
          </li>
        ))}
      </ul>
    </li>
  )
}

/** The beach as a list, equal to the map (mockup 07): same places, same order, same ways in. */
export function PlaceList(props: {
  plan: BeachPlan
  views: ReadonlyMap<number, PlaceView>
  nameOf: (view: PlaceView) => string
  /** How the lowest price of a row is said; a day's by default. */
  priceText?: (price: string) => string
  onlyAccessible: boolean
  onAccessible: (only: boolean) => void
  onOpen: (id: number) => void
  onClear: () => void
}) {
  const { plan, views, nameOf, onlyAccessible, onAccessible, onOpen, onClear } = props
  const texts = useTexts(umbrellaTexts)
  const { priceText = texts.list.perDay } = props
  const [sort, setSort] = useState<ListSort>('row')
  const [showsTaken, setShowsTaken] = useState(false)
  const rows = listRows(plan, views, sort, showsTaken)
  const keysId = useId()
  return (
    <div className={styles['scroll']}>
      <div className={styles['filters']}>
        <ChipRow label={texts.list.filters}>
          <Chip icon="accessible" isSelected={onlyAccessible} onPress={() => onAccessible(!onlyAccessible)}>
            {texts.map.onlyAccessible}
          </Chip>
          <Chip isSelected={showsTaken} onPress={() => setShowsTaken(!showsTaken)}>
            {texts.list.showTaken}
          </Chip>
        </ChipRow>
        <ChipRow label={texts.list.sort}>
          {LIST_SORTS.map((one) => (
            <Chip key={one} isSelected={one === sort} onPress={() => setSort(one)}>
              {texts.list.sorts[one]}
            </Chip>
          ))}
        </ChipRow>
      </div>
      {rows.length === 0 ? (
        <EmptyState
          title={texts.list.empty}
          text={texts.list.emptyText}
          action={
            <Button className="btn tint full" onPress={onClear}>
              {texts.list.clear}
            </Button>
          }
        />
      ) : (
        <ul className={styles['rows']} aria-label={texts.list.title} aria-describedby={keysId}>
          {rows.map((row) => (
            <Row key={row.id} row={row} sort={sort} nameOf={nameOf} priceText={priceText} onOpen={onOpen} />
          ))}
        </ul>
      )}
      <p id={keysId} className="sr">
        {texts.list.keys}
      </p>
    </div>
  )
}
