import { useState } from 'react'
import { getSeaToEnter } from '../../../../domain/content/staff-calls.ts'
import { MINUTE } from '../../../../domain/platform/duration.ts'
import { time } from '../../../platform/format.ts'
import { useLanguage } from '../../../platform/language.ts'
import { useCallQuery } from '../../../platform/queries.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { laterSheet } from '../../../ui/later-sheet.tsx'
import { StaffIcon } from '../../../ui/staff/StaffIcon.tsx'
import { SKY_ICONS } from './sky-icons.ts'
import './sea.css'
import { staffSeaTexts } from './texts.ts'

const SeaSheet = laterSheet(async () => (await import('./SeaSheet.tsx')).SeaSheet)

/** How the sea is today, as somebody entered it and when; a press enters it anew (B-19, R-603). */
export function SeaCard() {
  const texts = useTexts(staffSeaTexts)
  const language = useLanguage()
  const { data, isError, refetch } = useCallQuery(getSeaToEnter, {}, { refetchInterval: 2 * MINUTE })
  const [isOpen, setOpen] = useState(false)
  const [last] = data?.entries ?? []
  const press = () => (data === undefined ? void refetch() : setOpen(true))
  const detail = () => {
    if (last !== undefined) return texts.seen(time(last.enteredAt, language), last.by)
    if (data !== undefined) return texts.missing
    return isError ? texts.failed : texts.loading
  }
  return (
    <>
      <button
        type="button"
        className="panel sea-card"
        data-missing={data !== undefined && last === undefined}
        onClick={press}
      >
        <span className="sea-card-sky">
          <StaffIcon name={last === undefined ? 'waves' : SKY_ICONS[last.sea.sky]} size={26} />
        </span>
        <span className="grow">
          <span className="head sea-card-line">
            {last === undefined ? texts.title : texts.figures(`${last.sea.airCelsius}°`, `${last.sea.waterCelsius}°`)}
          </span>
          <span className="foot ink2 sea-card-line">{detail()}</span>
        </span>
        {last === undefined ? (
          <Icon name="chevron-right" size={20} />
        ) : (
          <span className="sea-card-flag" data-choice={last.sea.flag}>
            <Icon name="flag" size={20} />
            <span className="foot" aria-hidden="true">
              {texts.flags[last.sea.flag]}
            </span>
            <span className="sr">
              {texts.flagged[last.sea.flag]}, {texts.skies[last.sea.sky]}.
            </span>
          </span>
        )}
        <span className="sr">{texts.open}</span>
      </button>
      {isOpen && data !== undefined ? (
        <SeaSheet entries={data.entries} start={data.start} onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}
