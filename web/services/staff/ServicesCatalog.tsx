import { useState } from 'react'
import { listPagesToEdit } from '../../../domain/content/page-staff-calls.ts'
import type { CivilDate } from '../../../domain/platform/civil-date.ts'
import { readEuro, writeEuro } from '../../../domain/platform/files/euro.ts'
import { cents } from '../../../domain/platform/cents.ts'
import type { Language } from '../../../domain/platform/language.ts'
import { clearServiceStock, getServiceDays, setServiceStock } from '../../../domain/services/staff-calls.ts'
import type { ServiceEntry } from '../../../domain/services/files/services-file.ts'
import { SERVICE_ARTS } from '../../../domain/services/service-kinds.ts'
import { PriceField } from '../../content/staff/FoodFields.tsx'
import { shownText } from '../../content/staff/food-draft.ts'
import type { SectionProps } from '../../content/staff/section.ts'
import { call } from '../../platform/call.ts'
import { useLanguage } from '../../platform/language.ts'
import { invalidate, useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Switch } from '../../ui/choices.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { SelectField } from '../../ui/staff/SelectField.tsx'
import { DayNumbers, twoWeeksFrom } from '../../umbrellas/staff/catalog/DayNumbers.tsx'
import { nextId, noWords } from '../../umbrellas/staff/catalog/entry.ts'
import { SectionEditor } from '../../umbrellas/staff/catalog/SectionEditor.tsx'
import { SectionWait } from '../../umbrellas/staff/catalog/SectionWait.tsx'
import { StockField } from '../../umbrellas/staff/catalog/StockField.tsx'
import { sectionTexts } from '../../umbrellas/staff/catalog/texts.ts'
import { ServiceArt } from '../ServiceArt.tsx'
import { Comers } from './Comers.tsx'
import { SlotFields } from './SlotFields.tsx'
import { ServiceCard } from '../ServiceCard.tsx'

interface ServicesCatalogProps extends SectionProps {
  /** The resort's day. */
  readonly today: CivilDate
}

const MOST = 10_000
const NO_PAGE = ''

/** What can be ordered beside the places: words, prices, stock, and what of it holds on a day. */
export function ServicesCatalog({ menu, today }: ServicesCatalogProps) {
  return (
    <SectionWait section="services" menu={menu}>
      {(state, langWanted) => {
        const published = new Set(
          (JSON.parse(state.published) as { services?: readonly ServiceEntry[] }).services?.map(({ id }) => id),
        )
        return (
          <SectionEditor<ServiceEntry>
            section="services"
            state={state}
            menu={menu}
            langWanted={langWanted}
            newEntry={newService}
            renderLeading={({ art }) => <ServiceArt art={art} />}
            renderFields={({ entry, change }) => <ServiceFields service={entry} onChange={change} />}
            renderPreview={(entry, language) => <Preview service={entry} language={language} />}
            renderBelow={(entry) => (published.has(entry.id) ? <ServiceDays service={entry} today={today} /> : null)}
          />
        )
      }}
    </SectionWait>
  )
}

function newService(entries: readonly ServiceEntry[]): ServiceEntry {
  return {
    id: nextId(entries),
    name: noWords(),
    text: noWords(),
    art: 'other',
    stock: null,
    page: null,
    unit: 'piece',
    price: '0.00',
  }
}

/** A service that is paid the other way, at the price that it has. */
function paidBy(service: ServiceEntry, unit: ServiceEntry['unit']): Partial<ServiceEntry> {
  if (unit === service.unit) return {}
  if (service.unit === 'piece') {
    return {
      unit: 'day_part',
      fullDay: service.price,
      halfDay: service.price,
      price: undefined,
      slots: undefined,
    } as object
  }
  return { unit: 'piece', price: service.fullDay, fullDay: undefined, halfDay: undefined } as object
}

interface ServiceFieldsProps {
  readonly service: ServiceEntry
  readonly onChange: (part: Partial<ServiceEntry>) => void
}

function ServiceFields({ service, onChange }: ServiceFieldsProps) {
  const texts = useTexts(sectionTexts)
  const pages = useCallQuery(listPagesToEdit, {}).data?.pages ?? []
  const euro = (amount: number) => writeEuro(cents(amount))
  return (
    <>
      <Segmented
        label={texts.unit}
        value={service.unit}
        onChange={(unit) => onChange(paidBy(service, unit))}
        options={[
          { id: 'piece', label: texts.piece },
          { id: 'day_part', label: texts.dayPart },
        ]}
      />
      <div className="field-grid">
        {service.unit === 'piece' ? (
          <PriceField
            label={texts.price}
            cents={readEuro(service.price)}
            onChange={(price) => onChange({ price: euro(price) })}
          />
        ) : (
          <>
            <PriceField
              label={texts.full}
              cents={readEuro(service.fullDay)}
              onChange={(fullDay) => onChange({ fullDay: euro(fullDay) })}
            />
            <PriceField
              label={texts.half}
              cents={readEuro(service.halfDay)}
              onChange={(halfDay) => onChange({ halfDay: euro(halfDay) })}
            />
          </>
        )}
        <SelectField
          label={texts.art}
          value={service.art}
          options={SERVICE_ARTS.map((id) => ({ id, label: texts.arts[id] }))}
          onChange={(art) => onChange({ art })}
        />
        <SelectField
          label={texts.page}
          value={service.page ?? NO_PAGE}
          options={[
            { id: NO_PAGE, label: texts.noPage },
            ...pages.filter(({ isLegal }) => !isLegal).map(({ slug, title }) => ({ id: slug, label: title })),
          ]}
          onChange={(page) => onChange({ page: page === NO_PAGE ? null : page })}
        />
      </div>
      {service.unit === 'piece' ? <SlotFields slots={service.slots} onChange={(slots) => onChange({ slots })} /> : null}
      <StockField stock={service.stock} max={MOST} onChange={(stock) => onChange({ stock })} />
      <div className="list outlined">
        <Switch
          isSelected={service.hidden === true}
          onChange={(isHidden) => onChange({ hidden: isHidden ? true : undefined })}
        >
          {texts.hide}
        </Switch>
      </div>
    </>
  )
}

function Preview({ service, language }: { readonly service: ServiceEntry; readonly language: Language }) {
  const unitCents = readEuro(service.unit === 'piece' ? service.price : service.fullDay)
  const { id, unit, stock, art } = service
  return (
    <ServiceCard
      service={{
        serviceId: id,
        name: service.name[language] || service.name.it,
        text: service.text[language] || service.text.it,
        unit,
        unitCents,
        left: stock,
        slots: null,
        art,
        page: null,
      }}
      part="full_day"
      quantity={0}
      most={0}
      onQuantity={() => undefined}
      time={null}
      onTime={() => undefined}
    />
  )
}

function ServiceDays({ service, today }: { readonly service: ServiceEntry; readonly today: CivilDate }) {
  const language = useLanguage()
  const [span, setSpan] = useState(() => twoWeeksFrom(today))
  const serviceId = String(service.id)
  const query = useCallQuery(getServiceDays, { serviceId, ...span })
  const days = query.data?.days.map(({ stock, ...day }) => ({ ...day, count: stock }))
  const comers = query.data?.comers ?? []
  return (
    <>
      {comers.length > 0 ? <Comers comers={comers} /> : null}
      <DayNumbers
        name={shownText(service.name, language)}
        today={today}
        days={days}
        usual={service.stock ?? 0}
        span={span}
        onSpan={setSpan}
        set={(on, stock) => call(setServiceStock, { serviceId: service.id, ...on, stock })}
        clear={(on) => call(clearServiceStock, { serviceId: service.id, ...on })}
        refresh={() => invalidate(getServiceDays)}
      />
    </>
  )
}
