import { Fragment } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import { StaffIcon, type StaffIconName } from '../../ui/staff/StaffIcon.tsx'
import type { HelpId } from './chapters.ts'

/** What is done at a screen most, from the first tap to the last. */
const WAYS: Readonly<Record<HelpId, readonly [StaffIconName, StaffIconName, StaffIconName]>> = {
  spiaggia: ['umbrella', 'euro', 'check'],
  arrivi: ['scan', 'euro', 'check'],
  bar: ['bell', 'timer', 'check'],
  ristorante: ['calendar', 'people', 'restaurant'],
  catalogo: ['catalogue', 'languages', 'eye'],
  prezzi: ['calendar', 'euro', 'check'],
  numeri: ['calendar', 'chart', 'download'],
  parametri: ['search', 'settings', 'check'],
  cassa: ['search', 'cash', 'lock'],
  clienti: ['search', 'profile', 'phone'],
  abbonamenti: ['search', 'ticket', 'euro'],
  'lista-attesa': ['people', 'clock', 'umbrella'],
  cani: ['document', 'paw', 'check'],
  messaggi: ['message', 'mail', 'people'],
  credito: ['search', 'euro', 'mail'],
  richieste: ['cash', 'people', 'check'],
  scontrini: ['cash', 'receipt', 'check'],
  meteo: ['wind', 'umbrella', 'euro'],
  cartelli: ['qr-code', 'document', 'umbrella'],
  mappa: ['map', 'hand', 'check'],
  persone: ['mail', 'shield', 'people'],
  registro: ['search', 'clock', 'profile'],
  altro: ['mail', 'shield', 'lock'],
}

/** The way through a screen, drawn on sand: the words beside it say the same. */
export function HelpPicture({ screen }: { readonly screen: HelpId }) {
  return (
    <div className="help-picture" aria-hidden="true">
      {WAYS[screen].map((icon, index) => (
        <Fragment key={icon}>
          {index === 0 ? null : <Icon name="arrow-right" size={20} className="ink3" />}
          <span className="help-stop">
            <StaffIcon name={icon} size={30} />
          </span>
        </Fragment>
      ))}
    </div>
  )
}
