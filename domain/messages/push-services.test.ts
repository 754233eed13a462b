import { expect, test } from 'vitest'
import { isPushService } from './push-services.ts'

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:APA91b-x_y',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
  'https://web.push.apple.com/QGx-abc',
  'https://wns2-par02p.notify.windows.com/w/?token=BQYA%3d',
])('P19 %s is a push service', (endpoint) => {
  expect(isPushService(endpoint)).toBe(true)
})

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://user@fcm.googleapis.com/x',
  'https://fcm.googleapis.com@127.0.0.1/x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://evil.example/fcm.googleapis.com/x',
  'https://evilpush.apple.com/x',
  'https://.push.apple.com/x',
  'https://127.0.0.1/x',
  'https://[::ffff:127.0.0.1]/x',
  'https://169.254.169.254/latest/meta-data',
  'https://FCM.googleapis.com\\@evil.example/x',
  'https://fcm.googleapis.com/\nHost: evil.example',
  `https://fcm.googleapis.com/${'x'.repeat(1000)}`,
  'ftp://fcm.googleapis.com/x',
  '',
])('P19 %j is none', (endpoint) => {
  expect(isPushService(endpoint)).toBe(false)
})
