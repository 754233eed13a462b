import type { StaffRole } from '../../../domain/platform/staff-role.ts'
import type { StaffScreen } from '../staff-screens.ts'

/** The words around the screens of the back office, in Italian: the source of the other languages. */
export const it = {
  rail: 'Gestione',
  screens: {
    spiaggia: 'Spiaggia',
    arrivi: 'Arrivi',
    bar: 'Bar',
    ristorante: 'Ristorante',
    catalogo: 'Catalogo',
    cani: 'Cani',
    messaggi: 'Messaggi',
    mappa: 'Pianta',
    'lista-attesa': 'Lista d’attesa',
    abbonamenti: 'Abbonamenti',
    cassa: 'Cassa',
    credito: 'Credito',
    numeri: 'Numeri',
  } as Record<StaffScreen['id'], string>,
  roles: {
    beach: 'Spiaggia',
    bar: 'Bar',
    restaurant: 'Ristorante',
    cashier: 'Cassa',
    manager: 'Direzione',
  } as Record<StaffRole, string>,
  me: 'lingua, aspetto, uscita',
  settings: 'Preferenze',
  toApp: 'Apri l’app degli ospiti',
  logout: 'Esci',
  login: {
    title: 'Gestione',
    text: 'Entra con il tuo account del personale.',
    email: 'E-mail',
    password: 'Password',
    submit: 'Accedi',
    wrong: 'E-mail o password non corrette. Controlla e riprova.',
    toApp: 'Sono un ospite: vai all’app',
  },
  notForYou: {
    title: 'Questa parte è del personale',
    text: (account: string) =>
      `L’account ${account} non ha un ruolo in gestione. Se lavori qui, chiedi alla direzione.`,
    roleMissing: 'Con il tuo ruolo questa schermata non si apre. Se ti serve, chiedi alla direzione.',
    otherAccount: 'Entra con un altro account',
    back: 'Torna all’app',
    toScreen: (screen: string) => `Vai a ${screen}`,
  },
}
