import { readFileSync } from 'node:fs'

const FILE = readFileSync(new URL('../../resorts/bagno-argo/extras.json', import.meta.url), 'utf8')

/** One right input for every call of the catalogue's sections. */
export const CATALOG_STAFF_SAMPLES = {
  getCatalogSection: { section: 'extras' },
  saveCatalogDraft: { section: 'extras', file: FILE, version: null },
  discardCatalogDraft: { section: 'extras', version: 4711 },
  checkCatalogDraft: { section: 'extras' },
  publishCatalogDraft: { section: 'extras', version: 4711 },
  undoCatalogPublish: { publicationId: 4711 },
  getServiceDays: { serviceId: '1', from: '2027-07-20', to: '2027-07-21' },
  clearServiceStock: { serviceId: 1, from: '2027-07-20', to: '2027-07-21' },
  getParkingDays: { areaId: '1', from: '2027-07-20', to: '2027-07-21' },
  clearParkingSpaces: { areaId: 1, from: '2027-07-20', to: '2027-07-21' },
}
