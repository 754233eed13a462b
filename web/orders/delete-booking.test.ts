import { describe, expect, test, vi } from 'vitest'
import { deleteUmbrellaBooking } from '../../domain/orders/calls.ts'
import { deleteRestaurantBooking } from '../../domain/restaurant/calls.ts'
import { deleteBooking, type DeletionInput, type SendCall } from './delete-booking.ts'

const input: DeletionInput = {
  tipoPrenotazione: 'eliminaOmbrellone',
  idPrenotazione: 71,
  idOrdine: 7,
  dataPrenotazioneInizio: '2027-07-18',
  dataPrenotazioneFine: '2027-07-19',
  dataRistorante: '',
  token: 'secret-token',
}

function dispatch(
  over: Partial<DeletionInput>,
  answer: () => Promise<unknown> = () => Promise.resolve({ result: true }),
) {
  const send = vi.fn(answer)
  const log = vi.fn()
  return { send, log, done: deleteBooking({ ...input, ...over }, send as unknown as SendCall, log) }
}

describe('deleteBooking', () => {
  test('R-707 an umbrella booking is deleted with its two ids and nothing else', async () => {
    const { send, log, done } = dispatch({})
    expect(await done).toBe(true)
    expect(send).toHaveBeenCalledExactlyOnceWith(deleteUmbrellaBooking, { idPrenotazioneOmbrellone: 71, idOrdine: 7 })
    expect(log).not.toHaveBeenCalled()
  })

  test('R-706 a restaurant booking is deleted with its two ids', async () => {
    const { send, done } = dispatch({ tipoPrenotazione: 'eliminaRistorante', dataRistorante: '2027-07-18' })
    expect(await done).toBe(true)
    expect(send).toHaveBeenCalledExactlyOnceWith(deleteRestaurantBooking, { idPrenotazioneRistorante: 71, idOrdine: 7 })
  })

  test.each(['', 'eliminaBar', 'EliminaOmbrellone', 'eliminaombrellone', ' eliminaOmbrellone', 'toString'])(
    'R-501 the type %o only logs "Invalid tipo value." and makes no call',
    async (tipoPrenotazione) => {
      const { send, log, done } = dispatch({ tipoPrenotazione })
      expect(await done).toBe(false)
      expect(send).not.toHaveBeenCalled()
      expect(log).toHaveBeenCalledExactlyOnceWith('Invalid tipo value.')
    },
  )

  test('R-301 the token goes neither into the call nor into the log', async () => {
    const umbrella = dispatch({})
    const invalid = dispatch({ tipoPrenotazione: 'secret' })
    await Promise.all([umbrella.done, invalid.done])
    expect(JSON.stringify([umbrella.send.mock.calls, invalid.log.mock.calls])).not.toContain('secret-token')
  })

  test('R-403 a failed call is told to whoever asked', async () => {
    await expect(dispatch({}, () => Promise.reject(new Error('no network'))).done).rejects.toThrow('no network')
  })
})
