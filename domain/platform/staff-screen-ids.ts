/** The screens of the back office by the last segment of their paths, in the order of the rail (mockups 50 to 57), then of the page "Altro". */
export const STAFF_SCREEN_IDS = [
  'spiaggia',
  'arrivi',
  'bar',
  'ristorante',
  'catalogo',
  'prezzi',
  'numeri',
  'parametri',
  'cassa',
  'clienti',
  'abbonamenti',
  'lista-attesa',
  'cani',
  'messaggi',
  'credito',
  'scontrini',
  'meteo',
  'mappa',
  'persone',
  'registro',
] as const
export type StaffScreenId = (typeof STAFF_SCREEN_IDS)[number]
