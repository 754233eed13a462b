import { BAR_ART, BAR_DIETS, BAR_STATIONS } from '../../../../domain/bar/calls.ts'
import type { BarItemDraft, CatalogueItem } from '../../../../domain/bar/catalogue-calls.ts'
import { catalogTexts } from '../../../content/staff/texts.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Switch } from '../../../ui/choices.tsx'
import { SelectField } from '../../../ui/staff/SelectField.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { barStaffTexts } from '../texts.ts'

interface ItemWorkProps {
  readonly draft: BarItemDraft
  readonly onChange: (part: Partial<BarItemDraft>) => void
}

const NO_DIET = 'none'
const MOST_SECONDS = 3600

/** Where and how long it is made, what it suits, and its drawing. */
export function ItemWork({ draft, onChange }: ItemWorkProps) {
  const { stations, catalog: texts } = useTexts(barStaffTexts)
  const { food } = useTexts(catalogTexts)
  const setSeconds = (text: string) => {
    const seconds = Number(text)
    if (/^\d{1,4}$/.test(text) && seconds <= MOST_SECONDS) onChange({ prepSeconds: seconds })
    if (text === '') onChange({ prepSeconds: 0 })
  }
  return (
    <div className="item-work mt3">
      <SelectField
        label={texts.station}
        value={draft.station}
        options={BAR_STATIONS.map((id) => ({ id, label: stations[id] }))}
        onChange={(station) => onChange({ station })}
      />
      <TextField
        label={texts.prepSeconds}
        inputMode="numeric"
        value={draft.prepSeconds === 0 ? '' : String(draft.prepSeconds)}
        onChange={setSeconds}
      />
      <SelectField
        label={texts.diet}
        value={draft.diet ?? NO_DIET}
        options={[{ id: NO_DIET, label: texts.diets.none }, ...BAR_DIETS.map((id) => ({ id, label: texts.diets[id] }))]}
        onChange={(id) => onChange({ diet: BAR_DIETS.find((diet) => diet === id) ?? null })}
      />
      <SelectField
        label={food.art}
        value={draft.art}
        options={BAR_ART.map((id) => ({ id, label: texts.arts[id] }))}
        onChange={(art) => onChange({ art })}
      />
      <Switch isSelected={draft.isGlutenFree} onChange={(isGlutenFree) => onChange({ isGlutenFree })}>
        {texts.glutenFree}
      </Switch>
    </div>
  )
}

interface ItemNowProps {
  readonly item: CatalogueItem
  readonly onSoldOut: (isSoldOut: boolean) => void
}

/** "Esaurito": it holds at once, without saving the item. */
export function ItemNow({ item, onSoldOut }: ItemNowProps) {
  const { food } = useTexts(catalogTexts)
  return (
    <div className="list outlined mt3">
      <div>
        <Switch className="grow" isSelected={item.isSoldOut} onChange={onSoldOut}>
          {food.soldOut}
        </Switch>
      </div>
    </div>
  )
}
