import { listPaymentModes, setPaymentMode, type StaffPaymentMode } from '../../../domain/payments/mode-calls.ts'
import { useFailureText } from '../../platform/failure.ts'
import { setCallData, useCallMutation, useCallQuery } from '../../platform/queries.ts'
import { useTexts } from '../../platform/texts.ts'
import { Switch } from '../../ui/choices.tsx'
import { ListRow } from '../../ui/List.tsx'
import { Skeleton } from '../../ui/surfaces.tsx'
import { toast } from '../../ui/toasts.ts'
import { modeTexts } from './texts.ts'

const ORDER = ['card', 'second_card', 'wallet'] as const
const NAMES = { stripe: 'Stripe', braintree: 'Braintree', paypal: 'PayPal' } as const

/** The modes that are paid online, each with its switch and the provider behind it (R-111, mockup 57). */
export function PaymentModeRows() {
  const failureText = useFailureText()
  const list = useCallQuery(listPaymentModes, {})
  if (list.isError) return <ListRow label={failureText(list.error)} />
  if (!list.data)
    return (
      <div>
        <Skeleton height={40} radius={12} />
      </div>
    )
  const { modes } = list.data
  return ORDER.flatMap((method) => modes.find((mode) => mode.method === method) ?? []).map((mode) => (
    <ModeRow key={mode.modeId} mode={mode} />
  ))
}

function ModeRow({ mode }: { readonly mode: StaffPaymentMode }) {
  const texts = useTexts(modeTexts)
  const failureText = useFailureText()
  const { mutateAsync } = useCallMutation(setPaymentMode)
  const name = texts[mode.method]
  const said = (isOn: boolean) => (isOn ? texts.on : texts.off).replace('{name}', name)
  const change = async (isOn: boolean, undo: (() => void) | null) => {
    try {
      setCallData(listPaymentModes, {}, await mutateAsync({ modeId: mode.modeId, isOn }))
      if (undo === null) toast(texts.undone, { tone: 'ok', icon: 'check' })
      else toast(said(isOn), { action: { label: texts.undo, onPress: undo } })
    } catch (failure) {
      toast(failureText(failure), { tone: 'bad', icon: 'alert' })
    }
  }
  const press = (isOn: boolean) => void change(isOn, () => void change(!isOn, null))
  const provider = texts.provider
    .replace('{id}', String(mode.modeId))
    .replace('{name}', mode.provider === null ? '' : NAMES[mode.provider])
  const detail = [provider, mode.method === 'second_card' ? texts.reserve : '', mode.hasKeys ? '' : texts.noKeys].join(
    '',
  )
  return (
    <ListRow
      label={name}
      detail={detail}
      control={
        <Switch isSelected={mode.isOn} onChange={press} isLabelHidden className="setting-switch">
          {name}
        </Switch>
      }
    />
  )
}
