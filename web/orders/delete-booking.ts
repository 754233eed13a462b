import type { Call, CallInput, CallOutput } from '../../domain/platform/call.ts'
import { deleteRestaurantBooking } from '../../domain/restaurant/calls.ts'
import { deleteUmbrellaBooking } from '../../domain/orders/calls.ts'

/** What a deletion is asked with: the fixed names of the 3.1.10 protocol. The token stays in memory. */
export interface DeletionInput {
  /** `eliminaOmbrellone` or `eliminaRistorante`; any other value makes no call. */
  readonly tipoPrenotazione: string
  readonly idPrenotazione: number
  readonly idOrdine: number
  /** Period of an umbrella booking, 'YYYY-MM-DD'; empty for a restaurant booking. */
  readonly dataPrenotazioneInizio: string
  readonly dataPrenotazioneFine: string
  /** Day of a restaurant booking, 'YYYY-MM-DD'; empty for an umbrella booking. */
  readonly dataRistorante: string
  readonly token: string
}

/** Makes one call of the contract; `call` of the platform is one. */
export type SendCall = <C extends Call>(definition: C, input: CallInput<C>) => Promise<CallOutput<C>>

/**
 * Sends the deletion of one booking. Answers whether a call was made;
 * rejects with the call's failure.
 */
export async function deleteBooking(
  input: DeletionInput,
  send: SendCall,
  log: (text: string) => void,
): Promise<boolean> {
  switch (input.tipoPrenotazione) {
    case 'eliminaOmbrellone':
      await send(deleteUmbrellaBooking, { idPrenotazioneOmbrellone: input.idPrenotazione, idOrdine: input.idOrdine })
      return true
    case 'eliminaRistorante':
      await send(deleteRestaurantBooking, { idPrenotazioneRistorante: input.idPrenotazione, idOrdine: input.idOrdine })
      return true
    default:
      log('Invalid tipo value.')
      return false
  }
}
