import type { CallOutput } from '../../../domain/platform/call.ts'
import type { getServiceDays } from '../../../domain/services/staff-calls.ts'
import { day as dayText } from '../../platform/format.ts'
import { useLanguage } from '../../platform/language.ts'
import { useTexts } from '../../platform/texts.ts'
import { List, ListRow } from '../../ui/List.tsx'
import { sectionTexts } from '../../umbrellas/staff/catalog/texts.ts'

/** Who comes at which time, for what is given at times of its own (B-22). */
export function Comers({ comers }: { readonly comers: CallOutput<typeof getServiceDays>['comers'] }) {
  const texts = useTexts(sectionTexts).slots
  const language = useLanguage()
  return (
    <List header={texts.comers}>
      {comers.map(({ day, time, name, quantity, orderNumber, isPaid }) => (
        <ListRow
          key={`${orderNumber} ${day} ${time}`}
          label={`${dayText(day, language, 'shortMonth')}, ${time}`}
          detail={[quantity > 1 ? `${name} × ${quantity}` : name, orderNumber, ...(isPaid ? [] : [texts.toPay])].join(
            ' · ',
          )}
        />
      ))}
    </List>
  )
}
