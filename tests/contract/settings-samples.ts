/** One right input for every call of the settings, the payment modes and the log. */
export const SETTINGS_STAFF_SAMPLES = {
  listSettings: {},
  setSetting: { key: 'holdMinutes', value: 9, version: 0 },
  settingHistory: { key: 'holdMinutes' },
  getAppUse: {},
  getMaintenance: {},
  listPaymentModes: {},
  setPaymentMode: { modeId: 4, isOn: false },
  listAudit: { accountId: '987654321', kind: 'settings', about: 'B7', from: '2027-07-01', to: '2027-07-31' },
  exportAudit: { accountId: 987_654_321, kind: 'settings', from: '2027-07-01', to: '2027-07-31' },
}
