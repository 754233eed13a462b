const day = '2027-07-20'
const device = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/sample:device',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
}
const wishes = {
  orders: { push: true },
  reminders: { push: true, mail: false },
  broadcasts: { push: false, mail: true },
  smsVersion: null,
}

/** One right input for every call about messages that a person makes of their own. */
export const MESSAGE_SAMPLES = {
  getPushKey: {},
  subscribePush: { ...device, language: 'de' },
  unsubscribePush: { endpoint: device.endpoint },
  subscribeAppPush: { service: 'fcm', address: 'dGVzdC1pbnN0YWxs:APA91bExample', language: 'fr' },
  unsubscribeAppPush: { service: 'apns', address: 'a1b2c3d4e5f60718293a4b5c6d7e8f90' },
  getMessageWishes: {},
  saveMessageWishes: { wishes },
}

/** The same for whoever writes to guests. */
export const MESSAGE_STAFF_SAMPLES = {
  previewBroadcast: { day, audience: 'umbrella' },
  sendBroadcast: { day, audience: 'all', texts: { it: { title: 'Mare mosso', text: 'Oggi la bandiera è rossa.' } } },
  tryBroadcast: { day, texts: { it: { title: 'Mare mosso', text: 'Oggi la bandiera è rossa.' } } },
  undoBroadcast: { broadcastId: 4711 },
  listBroadcasts: {},
  listMessageTemplates: {},
  saveMessageTemplate: {
    name: 'Mare mosso',
    texts: { it: { title: 'Mare mosso', text: 'Oggi la bandiera è rossa.' } },
  },
  deleteMessageTemplate: { templateId: 4711 },
  listUndelivered: {},
  sendUndelivered: { id: 4711 },
}
