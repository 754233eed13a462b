import type { CivilDate } from '../platform/civil-date.ts'
import { isOwnNetwork } from './address-prefix.ts'
import { ARRIVAL_SETTINGS } from './arrival-settings.ts'
import { BEST_PLACE_SETTINGS } from './best-place-settings.ts'
import { CREDIT_SETTINGS } from './credit-settings.ts'
import { DESK_SETTINGS } from './desk-settings.ts'
import { EATING_SETTINGS } from './eating-settings.ts'
import { MAINTENANCE_SETTINGS } from './maintenance-settings.ts'
import { FISCAL_SETTINGS } from './fiscal-settings.ts'
import { MONEY_OUT_SETTINGS } from './money-out-settings.ts'
import { PEOPLE_SETTINGS } from './people-settings.ts'
import { RETURN_SETTINGS } from './return-settings.ts'
import { date, flag, link, list, page, position, text, version, whole, type Setting } from './setting-kinds.ts'
import { SUBSCRIPTION_LIFE_SETTINGS } from './subscription-life-settings.ts'
import { SUBSCRIPTION_SETTINGS } from './subscription-settings.ts'
import { TILL_SETTINGS } from './till-settings.ts'
import { WAITING_SETTINGS } from './waiting-settings.ts'
import { SAND_SETTINGS } from './sand-settings.ts'
import { WEATHER_SETTINGS } from './weather-settings.ts'

const isHost = (text: string) =>
  /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/.test(text)
const isWebcamPlatform = (text: string) => /^(?:android|ios|web)$/.test(text)

/**
 * Every business value of the product with its default, once. The ids of installed clients are 1001 to
 * 1016; only what is marked public leaves the server through the parameter calls.
 */
export const SETTINGS = {
  // what installed clients ask for
  umbrellaSeasonFrom: date(1001, 'public', 'First bookable day of the beach; missing is closed (R-903)'),
  umbrellaSeasonTo: date(1002, 'public', 'Last bookable day of the beach; missing is closed (R-903)'),
  restaurantOneSeasonFrom: date(1003, 'public', 'First day of restaurant one'),
  restaurantOneSeasonTo: date(1004, 'public', 'Last day of restaurant one'),
  maintenance: flag(1005, 'public', false, '1 logs every guest out and shows the maintenance notice (R-401, R-702)'),
  restaurantTwoSeasonFrom: date(1006, 'public', 'First day of restaurant two'),
  restaurantTwoSeasonTo: date(1007, 'public', 'Last day of restaurant two'),
  restaurantOneActive: flag(1008, 'public', false, 'Whether restaurant one takes bookings (R-103)'),
  restaurantTwoActive: flag(1009, 'public', false, 'Whether restaurant two takes bookings (R-103)'),
  cashCutoffMorning: whole(
    1010,
    'public',
    [0, 23],
    10,
    'Hour by which a cash guest of the full day or the morning arrives (R-807, R-902)',
  ),
  cashCutoffAfternoon: whole(
    1011,
    'public',
    [0, 23],
    15,
    'Hour by which a cash guest of the afternoon arrives (R-807, R-902)',
  ),
  conditionsWithPayment: page(
    1012,
    'conditions-with-payment',
    'Page of the conditions of sale when paying online (R-509)',
  ),
  conditionsWithoutPayment: page(
    1013,
    'conditions-without-payment',
    'Page of the conditions of sale when paying at the desk or later (R-509)',
  ),
  privacyUrlIt: link(1014, 'public', 'Italian privacy policy; nothing is the resort’s own page (R-219)'),
  privacyUrlEn: link(1015, 'public', 'English privacy policy; nothing is the resort’s own page (R-219)'),
  accountDeletion: flag(1016, 'public', false, 'Whether guests delete their account in the app (R-109)'),

  // app versions
  minimumVersionAndroid: version(1017, '3.1.10', 'Oldest Android app that still works (R-705)'),
  minimumVersionIos: version(1018, '3.1.10', 'Oldest iOS app that still works (R-705)'),
  minimumVersionOther: version(1019, '3.1.10', 'Oldest web app that still works (R-705)'),

  // settling an order
  cashNoonVariant: flag(
    1020,
    'public',
    false,
    'Cash guests of the full day and the morning arrive by cashCutoffNoon instead (R-807)',
  ),
  cashCutoffNoon: whole(1021, 'public', [0, 23], 12, 'Hour of the 12 o’clock variant (R-807)'),
  cashReleaseGraceMinutes: whole(
    1022,
    'internal',
    [0, 240],
    15,
    'Minutes after the cash hour before an unpaid place is freed (B-04)',
  ),
  payLaterDueHour: whole(
    1023,
    'public',
    [0, 23],
    20,
    'Hour of the day before the stay by which a pay-later order is paid',
  ),
  maxUnpaidPerAccountDay: whole(1024, 'internal', [0, 10], 1, 'Unpaid orders of one account for one day of stay'),
  servicePercent: whole(1025, 'public', [0, 30], 0, 'Service percentage of an order (R-315, R-902)'),
  payAlsoCash: flag(1026, 'internal', true, 'Cash is offered beside the other methods (R-708)'),
  payOnlyCash: flag(1027, 'internal', false, 'Cash is the only method (R-708)'),
  payLater: flag(1028, 'internal', true, 'Pay later is offered (R-111)'),
  walletAvailable: flag(1029, 'internal', true, 'The wallet is offered when its provider has its keys (R-708)'),

  // the beach
  holdMinutes: whole(1030, 'public', [1, 60], 8, 'Minutes that a place stays in a cart (R-405, R-902)'),
  maxUmbrellas: whole(1031, 'public', [1, 5], 5, 'Umbrellas at once (R-514)'),
  maxPeriodDays: whole(1032, 'public', [1, 62], 62, 'Days of one stay'),
  dayTurnHour: whole(1033, 'public', [10, 17], 14, 'Hour at which the morning ends and the afternoon begins'),
  largeDogOverTenthsKg: whole(
    1034,
    'public',
    [10, 1200],
    140,
    'A dog is large over this weight, in tenths of a kilogram (R-310)',
  ),

  // unpaid inventory held at the same time
  maxHeldPerAccount: whole(1035, 'internal', [1, 50], 5, 'Places that one account holds'),
  maxHeldPerDevice: whole(1036, 'internal', [1, 50], 5, 'Places that one device holds'),
  maxHeldPerPrefix: whole(1037, 'internal', [1, 1000], 10, 'Places that one network prefix holds'),
  trustedPrefixes: list(
    1038,
    isOwnNetwork,
    'address prefixes such as 192.0.2.0/24, of a /16 or a /48 at most unless private',
    'Prefixes that hold places by account only and count as 20 networks in limits, such as the beach’s own Wi-Fi',
  ),
  heldSharePercent: whole(
    1039,
    'internal',
    [1, 100],
    30,
    'Most of a day’s free places that unpaid holds cover, in percent',
  ),
  heldShareFloor: whole(1040, 'internal', [0, 1000], 20, 'Places that may always be held, whatever the percentage'),
  holdWorkTries: whole(
    1147,
    'internal',
    [2, 10_000],
    1000,
    'Most keys that a device derives to hold a place while strangers hold much of the beach; half of them at least',
  ),
  holdRenewalMinutes: whole(
    1041,
    'internal',
    [0, 240],
    15,
    'Minutes before the same guest may hold the same place after it expired',
  ),
  pauseAfterExpiredHolds: whole(1042, 'internal', [1, 100], 3, 'Expired holds without an order before a pause'),
  pauseWindowHours: whole(1043, 'internal', [1, 168], 24, 'Hours in which those expired holds are counted'),
  pauseMinutes: whole(1044, 'internal', [0, 1440], 60, 'Minutes of that pause'),

  // webcam and links
  webcamAndroid: flag(1051, 'internal', false, 'The webcam’s frame is shown on Android'),
  webcamIos: flag(1052, 'internal', false, 'The webcam’s player is shown on iOS'),
  webcamFrameUrl: link(1053, 'internal', 'Page that the webcam’s frame embeds'),
  webcamSourceUrl: link(1054, 'internal', 'm3u8 or mp4 source of the webcam’s player'),
  linkHosts: list(1055, isHost, 'host names such as www.example.org', 'Hosts that links and streams may point to'),
  webcamWeb: flag(1100, 'internal', false, 'The webcam’s player is shown in browsers'),
  webcamMp4Url: link(1101, 'internal', 'mp4 of the webcam, for players that read no m3u8'),
  webcamFramePlatforms: list(
    1102,
    isWebcamPlatform,
    'android, ios or web',
    'What embeds the frame; nothing is android',
  ),
  webcamPlayerPlatforms: list(
    1103,
    isWebcamPlatform,
    'android, ios or web',
    'What plays the stream; nothing is ios and web',
  ),
  webcamSpot: text(1104, 'public', 40, '', 'Where the webcam stands, such as “torretta nord”'),
  seaFreshHours: whole(
    1105,
    'internal',
    [1, 48],
    6,
    'Hours after which what the staff saw of the sea is no longer shown, once its day is over',
  ),
  resortPosition: position(1106, 'Where the resort is, for the figures of Open-Meteo'),
  seaForecast: flag(1107, 'internal', false, 'Open-Meteo’s figures are shown while nobody has looked at the sea today'),

  // paying online (payments guide, 8.4 and 8.9)
  payMinutes: whole(1063, 'internal', [1, 30], 10, 'Minutes that a payment which begins gives the places'),
  payCapMinutes: whole(1064, 'internal', [1, 60], 20, 'Minutes after the hold’s start that no payment reaches beyond'),
  declineMinutes: whole(1065, 'internal', [0, 10], 2, 'Minutes that a declined payment leaves at least'),
  maxPaymentTries: whole(1066, 'internal', [1, 20], 5, 'Declined payments after which an order is given up'),
  pendingPaymentDays: whole(1067, 'internal', [1, 30], 3, 'Days that a payment under review keeps its places'),
  paymentRedirect: flag(1068, 'internal', false, 'Guests are sent to the provider’s page instead of a dialog'),
  saveCards: flag(1069, 'internal', true, 'Guests may save cards at the provider (R-211)'),

  // giving money back
  refundFullHours: whole(1070, 'public', [0, 720], 24, 'Hours before a day until which all of its price goes back'),
  refundLaterPercent: whole(1071, 'public', [0, 100], 50, 'Percentage that goes back after that, until the day begins'),

  // who the resort is
  resortName: text(1056, 'public', 60, 'Bagno Argo', 'Name of the resort'),
  resortPlace: text(1057, 'public', 60, '', 'Place of the resort'),
  resortPhone: text(1058, 'public', 30, '', 'Telephone of the resort'),
  resortEmail: text(1059, 'public', 254, '', 'E-mail of the resort'),
  resortAddress: text(1060, 'public', 200, '', 'Postal address of the resort'),
  resortLegalName: text(1061, 'public', 120, '', 'Name of the trader'),
  resortVatNumber: text(1062, 'public', 30, '', 'VAT number of the trader'),

  ...BEST_PLACE_SETTINGS,
  ...CREDIT_SETTINGS,
  ...DESK_SETTINGS,
  ...EATING_SETTINGS,
  ...FISCAL_SETTINGS,
  ...MAINTENANCE_SETTINGS,
  ...MONEY_OUT_SETTINGS,
  ...PEOPLE_SETTINGS,
  ...RETURN_SETTINGS,
  ...SUBSCRIPTION_LIFE_SETTINGS,
  ...SUBSCRIPTION_SETTINGS,
  ...TILL_SETTINGS,
  ...WAITING_SETTINGS,
  ...WEATHER_SETTINGS,
  ...SAND_SETTINGS,
  ...ARRIVAL_SETTINGS,
} as const satisfies Record<
  string,
  Setting<boolean> | Setting<number> | Setting<string> | Setting<CivilDate | null> | Setting<readonly string[]>
>

export type SettingKey = keyof typeof SETTINGS
export const SETTING_KEYS = Object.keys(SETTINGS) as SettingKey[]

/** The value of every setting: `settings.holdMinutes`. */
export type Settings = { readonly [K in SettingKey]: (typeof SETTINGS)[K]['default'] }
